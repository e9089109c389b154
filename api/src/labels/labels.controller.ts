import { applyDecorators, Body, Controller, Param } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { endpoints, type Label } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Gives } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { CreateLabelDto, LabelDto, UpdateLabelDto } from './dto/label.dto.ts';
import { LabelIdPipe } from './label-errors.ts';
import { LabelsService } from './labels.service.ts';

const INVALID = { VALIDATION_FAILED: 'name is required' };
const ApiLabelId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of a label',
  });

@ApiTags('Labels')
@Controller()
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

  @Route(endpoints.labels.list)
  @applyDecorators(
    ApiOperation({ summary: 'List your labels by name' }),
    ApiOkResponse({ type: [LabelDto] }),
    ApiErrors(endpoints.labels.list),
  )
  list(@CurrentUser() user: User): Promise<JsonText<Label[]>> {
    return this.labels.list(user.id);
  }

  @Route(endpoints.labels.create)
  @Gives('label')
  @applyDecorators(
    ApiOperation({ summary: 'Add a label' }),
    ApiCreatedResponse({ type: LabelDto }),
    ApiErrors(endpoints.labels.create, INVALID),
  )
  create(@CurrentUser() user: User, @Body() body: CreateLabelDto): Promise<JsonText<Label>> {
    return this.labels.create(user.id, body);
  }

  @Route(endpoints.labels.update)
  @applyDecorators(
    ApiOperation({ summary: 'Rename a label or give it another color' }),
    ApiLabelId(),
    ApiOkResponse({ type: LabelDto }),
    ApiErrors(endpoints.labels.update, INVALID),
  )
  update(
    @CurrentUser() user: User,
    @Param('id', LabelIdPipe) id: string,
    @Body() body: UpdateLabelDto,
  ): Promise<JsonText<Label>> {
    return this.labels.update(user.id, id, body);
  }

  @Route(endpoints.labels.remove)
  @applyDecorators(
    ApiOperation({ summary: 'Delete a label; the contacts stay' }),
    ApiLabelId(),
    ApiNoContentResponse({ description: 'Deleted' }),
    ApiErrors(endpoints.labels.remove),
  )
  remove(@CurrentUser() user: User, @Param('id', LabelIdPipe) id: string): Promise<void> {
    return this.labels.remove(user.id, id);
  }
}
