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
import { CreateSavedViewDto, SavedViewDto, UpdateSavedViewDto } from './dto/saved-view.dto.ts';
import { SavedViewsService } from './saved-views.service.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const INVALID = { VALIDATION_FAILED: 'name is required' };

@ApiTags('Saved views')
@Controller('api')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get('views')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('views', 'labels')
  @ApiOperation({ summary: 'List your saved views, oldest first' })
  @ApiOkResponse({ type: [SavedViewDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<SavedViewDto[]>> {
    return this.views.list(user.id);
  }

  @Post('views')
  @Scope('contacts:write')
  @Changes('views')
  @Replay('view')
  @ApiOperation({ summary: 'Save a view of the contacts' })
  @ApiCreatedResponse({ type: SavedViewDto })
  @ApiErrors(['VALIDATION_FAILED', 'VIEW_EXISTS', 'VIEW_NOT_FOUND', 'LIMIT_REACHED'], {
    ...INVALID,
    LIMIT_REACHED: "name can't be added: there are already 50 views",
  })
  create(
    @CurrentUser() user: User,
    @Body() body: CreateSavedViewDto,
  ): Promise<JsonText<SavedViewDto>> {
    return this.views.create(user.id, body);
  }

  @Patch('views/:id')
  @Scope('contacts:write')
  @Changes('views')
  @ApiOperation({ summary: 'Rename a view or let it show something else' })
  @ApiId('Id of a view')
  @ApiOkResponse({ type: SavedViewDto })
  @ApiErrors(['INVALID_VIEW_ID', 'VIEW_NOT_FOUND', 'VALIDATION_FAILED', 'VIEW_EXISTS'], INVALID)
  update(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_VIEW_ID')) id: string,
    @Body() body: UpdateSavedViewDto,
  ): Promise<JsonText<SavedViewDto>> {
    return this.views.update(user.id, id, body);
  }

  @Delete('views/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('views')
  @ApiOperation({ summary: 'Delete a view; the contacts stay' })
  @ApiId('Id of a view')
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiErrors(['INVALID_VIEW_ID', 'VIEW_NOT_FOUND'])
  remove(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_VIEW_ID')) id: string,
  ): Promise<void> {
    return this.views.remove(user.id, id);
  }
}
