import { Body, Controller } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Digest, endpoints } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Route } from '../http/route.ts';
import { DigestSettingsService } from './digest-settings.service.ts';
import { DigestTimer } from './digest-timer.ts';
import { DigestDto, SaveDigestDto } from './dto/digest.dto.ts';

@ApiTags('User')
@Controller()
export class DigestController {
  constructor(
    private readonly digest: DigestSettingsService,
    private readonly timer: DigestTimer,
  ) {}

  @Route(endpoints.digest.one)
  @ApiOperation({ summary: 'Get when the daily email is sent, and whether it is' })
  @ApiOkResponse({ type: DigestDto })
  @ApiErrors(endpoints.digest.one)
  find(@CurrentUser() user: User): Promise<Digest> {
    return this.digest.find(user);
  }

  @Route(endpoints.digest.save)
  @ApiOperation({
    summary: 'Turn the daily email on or off, and choose its hour',
    description:
      'It goes to the address of the account, once a day at most, and not on a day with nothing to say.',
  })
  @ApiOkResponse({ type: DigestDto })
  @ApiErrors(endpoints.digest.save, {
    VALIDATION_FAILED: 'hour must be a whole number from 0 to 23',
  })
  save(@CurrentUser() user: User, @Body() body: SaveDigestDto): Promise<Digest> {
    return this.digest.save(user, body);
  }

  @Route(endpoints.digest.sendNow)
  @ApiOperation({
    summary: 'Send one daily email now, up to five times a day',
    description: 'Beside the one of the day. It is sent in the background.',
  })
  @ApiNoContentResponse({ description: 'On its way' })
  @ApiErrors(endpoints.digest.sendNow)
  async sendNow(@CurrentUser() user: User): Promise<void> {
    await this.digest.sendNow(user);
    this.timer.hurry();
  }
}
