import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type BulkResult, endpoints } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Gives, KEPT } from '../http/gives.ts';
import { Route } from '../http/route.ts';
import { BulkService } from './bulk.service.ts';
import { BulkChangeDto, BulkResultDto } from './dto/bulk.dto.ts';

@ApiTags('Contacts')
@Controller()
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Route(endpoints.bulk.change)
  @Gives(KEPT)
  @ApiOperation({
    summary: 'Change many contacts at once',
    description:
      'All or nothing. The answer holds the calls that undo it; a call that is repeated with its Idempotency-Key is answered with them again.',
  })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiErrors(endpoints.bulk.change, { VALIDATION_FAILED: 'ids must have 1 to 500 items' })
  change(@CurrentUser() user: User, @Body() body: BulkChangeDto): Promise<BulkResult> {
    return this.bulk.change(user.id, body);
  }
}
