import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { CustomFieldsService } from './custom-fields.service.ts';
import {
  CreateCustomFieldDto,
  CustomFieldDto,
  DeleteCustomFieldQuery,
  UpdateCustomFieldDto,
} from './dto/custom-field.dto.ts';

const INVALID = { VALIDATION_FAILED: 'name is required' };

@ApiTags('Custom fields')
@Controller('api')
export class CustomFieldsController {
  constructor(private readonly fields: CustomFieldsService) {}

  @Get('custom-fields')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('custom-fields')
  @ApiOperation({
    summary: 'List the fields that you added to contacts, in your order',
    description: 'A contact has the values in `customValues`, by the id of the field.',
  })
  @ApiOkResponse({ type: [CustomFieldDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<CustomFieldDto[]>> {
    return this.fields.list(user.id);
  }

  @Post('custom-fields')
  @Scope('contacts:write')
  @Changes('custom-fields')
  @Replay('customField')
  @ApiOperation({ summary: 'Add a field to your contacts, after the others' })
  @ApiCreatedResponse({ type: CustomFieldDto })
  @ApiErrors(
    [
      'VALIDATION_FAILED',
      'CUSTOM_FIELD_EXISTS',
      'CUSTOM_FIELD_CHOICE_EXISTS',
      'CUSTOM_FIELD_NOT_FOUND',
      'LIMIT_REACHED',
    ],
    { ...INVALID, LIMIT_REACHED: "name can't be added: there are already 20 fields" },
  )
  create(
    @CurrentUser() user: User,
    @Body() body: CreateCustomFieldDto,
  ): Promise<JsonText<CustomFieldDto>> {
    return this.fields.create(user.id, body);
  }

  @Patch('custom-fields/:id')
  @Scope('contacts:write')
  @Changes('custom-fields', 'contacts', 'views')
  @ApiOperation({
    summary: 'Rename or move a field, or change its choices or where it is shown',
    description:
      'Its kind stays. A renamed choice stays with the contacts that have it. Saved views lose a removed one.',
  })
  @ApiId('Id of a field')
  @ApiOkResponse({ type: CustomFieldDto })
  @ApiErrors(
    [
      'INVALID_CUSTOM_FIELD_ID',
      'CUSTOM_FIELD_NOT_FOUND',
      'VALIDATION_FAILED',
      'CUSTOM_FIELD_EXISTS',
      'CUSTOM_FIELD_CHOICE_EXISTS',
      'CUSTOM_FIELD_KIND',
      'CUSTOM_FIELD_IN_USE',
    ],
    INVALID,
  )
  update(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_CUSTOM_FIELD_ID')) id: string,
    @Body() body: UpdateCustomFieldDto,
  ): Promise<JsonText<CustomFieldDto>> {
    return this.fields.update(user.id, id, body);
  }

  @Delete('custom-fields/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('custom-fields', 'contacts', 'views')
  @ApiOperation({
    summary: 'Delete a field with its values; the contacts stay',
    description: 'Saved views lose their conditions on it.',
  })
  @ApiId('Id of a field')
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiErrors(
    [
      'INVALID_CUSTOM_FIELD_ID',
      'CUSTOM_FIELD_NOT_FOUND',
      'CUSTOM_FIELD_IN_USE',
      'VALIDATION_FAILED',
    ],
    { VALIDATION_FAILED: 'discard must be true or false' },
  )
  remove(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_CUSTOM_FIELD_ID')) id: string,
    @Query() { discard = false }: DeleteCustomFieldQuery,
  ): Promise<void> {
    return this.fields.remove(user.id, id, discard);
  }
}
