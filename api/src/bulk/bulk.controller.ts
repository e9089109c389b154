import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { BulkService } from './bulk.service.ts';
import { BulkChangeDto, BulkResultDto } from './dto/bulk.dto.ts';

@ApiTags('Contacts')
@Controller('api')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post('contacts/bulk')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('stored')
  @ApiOperation({
    summary: 'Change many contacts at once',
    description:
      'All or nothing. The answer holds the calls that undo it; a call that is repeated with its Idempotency-Key is answered with them again.',
  })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiErrors(['VALIDATION_FAILED', 'LIMIT_REACHED'], {
    VALIDATION_FAILED: 'ids must have 1 to 500 items',
    LIMIT_REACHED: "addLabels can't be added: a contact can have 20 labels",
  })
  change(@CurrentUser() user: User, @Body() body: BulkChangeDto): Promise<BulkResultDto> {
    return this.bulk.change(user.id, body);
  }
}
