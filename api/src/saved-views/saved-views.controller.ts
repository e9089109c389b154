import { applyDecorators, Body, Controller, Param } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { endpoints, type SavedView } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Gives } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { CreateSavedViewDto, SavedViewDto, UpdateSavedViewDto } from './dto/saved-view.dto.ts';
import { SavedViewIdPipe } from './saved-view-errors.ts';
import { SavedViewsService } from './saved-views.service.ts';

const INVALID = { VALIDATION_FAILED: 'name is required' };
const ApiViewId = () =>
  ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' }, description: 'Id of a view' });

@ApiTags('Saved views')
@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Route(endpoints.views.list)
  @applyDecorators(
    ApiOperation({ summary: 'List your saved views, oldest first' }),
    ApiOkResponse({ type: [SavedViewDto] }),
    ApiErrors(endpoints.views.list),
  )
  list(@CurrentUser() user: User): Promise<JsonText<SavedView[]>> {
    return this.views.list(user.id);
  }

  @Route(endpoints.views.create)
  @Gives('view')
  @applyDecorators(
    ApiOperation({ summary: 'Save a view of the contacts' }),
    ApiCreatedResponse({ type: SavedViewDto }),
    ApiErrors(endpoints.views.create, INVALID),
  )
  create(
    @CurrentUser() user: User,
    @Body() body: CreateSavedViewDto,
  ): Promise<JsonText<SavedView>> {
    return this.views.create(user.id, body);
  }

  @Route(endpoints.views.update)
  @applyDecorators(
    ApiOperation({ summary: 'Rename a view or let it show something else' }),
    ApiViewId(),
    ApiOkResponse({ type: SavedViewDto }),
    ApiErrors(endpoints.views.update, INVALID),
  )
  update(
    @CurrentUser() user: User,
    @Param('id', SavedViewIdPipe) id: string,
    @Body() body: UpdateSavedViewDto,
  ): Promise<JsonText<SavedView>> {
    return this.views.update(user.id, id, body);
  }

  @Route(endpoints.views.remove)
  @applyDecorators(
    ApiOperation({ summary: 'Delete a view; the contacts stay' }),
    ApiViewId(),
    ApiNoContentResponse({ description: 'Deleted' }),
    ApiErrors(endpoints.views.remove),
  )
  remove(@CurrentUser() user: User, @Param('id', SavedViewIdPipe) id: string): Promise<void> {
    return this.views.remove(user.id, id);
  }
}
