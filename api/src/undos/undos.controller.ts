import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { BulkService } from '../bulk/bulk.service.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { UndosService } from './undos.service.ts';
import { UndoDto } from './dto/undo.dto.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

@ApiTags('Undo')
@Controller('api')
export class UndosController {
  constructor(
    private readonly undos: UndosService,
    private readonly bulk: BulkService,
  ) {}

  @Get('undos')
  @Scope('contacts:read')
  @Shows('contacts', 'imports', 'calendars')
  @ChangesWithTime('undo')
  @ApiOperation({
    summary: 'List what can be undone at this moment',
    description:
      'Merges, deletions, canceled meetings, and changes of the labels, cadence, or organization of many contacts in the last ten minutes, and what came in with a file within a day, the newest first. A contact that was deleted before that is in GET /api/contacts/deleted.',
  })
  @ApiOkResponse({ type: [UndoDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<UndoDto[]> {
    return this.undos.list(user.id);
  }

  @Post('undos/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @ApiOperation({
    summary: 'Undo a change of the labels, the cadence, or the organization of many contacts',
    description: 'Once, and within ten minutes. Contacts that were deleted since are passed over.',
  })
  @ApiId('Id of an entry of GET /api/undos of the kind `labels`, `cadence`, or `organization`')
  @ApiNoContentResponse({ description: 'It is undone' })
  @ApiErrors(['INVALID_UNDO_ID', 'UNDO_NOT_FOUND'])
  undo(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_UNDO_ID')) id: string,
  ): Promise<void> {
    return this.bulk.undo(user.id, id);
  }
}
