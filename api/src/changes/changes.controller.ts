import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ChangesService } from './changes.service.ts';
import { ChangesDto, ChangesQueryDto } from './dto/changes.dto.ts';

@ApiTags('Changes')
@Controller('api/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  // No page shows them, so none has to read them again after a write.
  @Get()
  @Scope('contacts:read')
  @Shows()
  @ApiOperation({
    summary: 'List what has changed since an earlier call',
    description:
      'Each write adds one line per object, in commit order, without gaps or duplicates. Start with a call without `since`, make the calls in `lists`, and then follow `next`. An access token sees changes of interactions and commitments with the scope `interactions`, and those of meetings with `meetings`.',
  })
  @ApiOkResponse({ type: ChangesDto })
  @ApiErrors(['VALIDATION_FAILED', 'CHANGES_EXPIRED'], {
    VALIDATION_FAILED: 'since must be the next of an earlier answer',
  })
  list(@CurrentUser() user: User, @Query() query: ChangesQueryDto): Promise<ChangesDto> {
    return this.changes.list(user, query);
  }
}
