import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ChangesWithTime, Shows } from '../documentation/effects.ts';
import { UndosService } from './undos.service.ts';
import { UndoDto } from './dto/undo.dto.ts';

@ApiTags('Undo')
@Controller('api')
export class UndosController {
  constructor(private readonly undos: UndosService) {}

  @Get('undos')
  @Shows('contacts', 'imports', 'calendars')
  @ChangesWithTime('undo')
  @ApiOperation({
    summary: 'List what can be undone at this moment',
    description:
      'Merges and deletions of the last ten minutes, and what came in with a file within a day, the newest first. A contact that was deleted before that is in GET /api/contacts/deleted.',
  })
  @ApiOkResponse({ type: [UndoDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<UndoDto[]> {
    return this.undos.list(user.id);
  }
}
