import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
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
import { Replay } from '../http/replay.ts';
import { type JsonText } from '../http/json-text.ts';
import { CreateLabelDto, LabelDto, UpdateLabelDto } from './dto/label.dto.ts';
import { LabelsService } from './labels.service.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const INVALID = { VALIDATION_FAILED: 'name is required' };

@ApiTags('Labels')
@Controller('api')
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

  @Get('labels')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('labels', 'contacts')
  @ApiOperation({ summary: 'List your labels by name' })
  @ApiOkResponse({ type: [LabelDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<LabelDto[]>> {
    return this.labels.list(user.id);
  }

  @Post('labels')
  @Scope('contacts:write')
  @Changes('labels')
  @Replay('label')
  @ApiOperation({ summary: 'Add a label' })
  @ApiCreatedResponse({ type: LabelDto })
  @ApiErrors(['VALIDATION_FAILED', 'LABEL_EXISTS', 'LABEL_NOT_FOUND', 'LIMIT_REACHED'], INVALID)
  create(@CurrentUser() user: User, @Body() body: CreateLabelDto): Promise<JsonText<LabelDto>> {
    return this.labels.create(user.id, body);
  }

  @Patch('labels/:id')
  @Scope('contacts:write')
  @Changes('labels', 'contacts')
  @ApiOperation({ summary: 'Rename a label or give it another color' })
  @ApiId('Id of a label')
  @ApiOkResponse({ type: LabelDto })
  @ApiErrors(['INVALID_LABEL_ID', 'LABEL_NOT_FOUND', 'VALIDATION_FAILED', 'LABEL_EXISTS'], INVALID)
  update(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_LABEL_ID')) id: string,
    @Body() body: UpdateLabelDto,
  ): Promise<JsonText<LabelDto>> {
    return this.labels.update(user.id, id, body);
  }

  @Delete('labels/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('labels', 'contacts')
  @ApiOperation({ summary: 'Delete a label; the contacts stay' })
  @ApiId('Id of a label')
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiErrors(['INVALID_LABEL_ID', 'LABEL_NOT_FOUND'])
  remove(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_LABEL_ID')) id: string,
  ): Promise<void> {
    return this.labels.remove(user.id, id);
  }
}
