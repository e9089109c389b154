import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { DigestSettingsService } from './digest-settings.service.ts';
import { DigestTimer } from './digest-timer.ts';
import { DigestDto, SaveDigestDto } from './dto/digest.dto.ts';

@ApiTags('User')
@Controller('api')
export class DigestController {
  constructor(
    private readonly digest: DigestSettingsService,
    private readonly timer: DigestTimer,
  ) {}

  @Get('user/digest')
  @AccountOnly()
  @Shows('digest')
  @ApiOperation({ summary: 'Get when the daily email is sent, and whether it is' })
  @ApiOkResponse({ type: DigestDto })
  @ApiErrors([])
  find(@CurrentUser() user: User): Promise<DigestDto> {
    return this.digest.find(user);
  }

  @Put('user/digest')
  @AccountOnly()
  @Changes('digest')
  @ApiOperation({
    summary: 'Turn the daily email on or off, and choose its hour',
    description:
      'It goes to the address of the account, once a day at most, and not on a day with nothing to say.',
  })
  @ApiOkResponse({ type: DigestDto })
  @ApiErrors(['VALIDATION_FAILED', 'EMAIL_NOT_SET_UP'], {
    VALIDATION_FAILED: 'hour must be a whole number from 0 to 23',
  })
  save(@CurrentUser() user: User, @Body() body: SaveDigestDto): Promise<DigestDto> {
    return this.digest.save(user, body);
  }

  @Post('user/digest/now')
  @HttpCode(204)
  @AccountOnly()
  @Changes('digest')
  @ApiOperation({
    summary: 'Send one daily email now, up to five times a day',
    description: 'Beside the one of the day. It is sent in the background.',
  })
  @ApiNoContentResponse({ description: 'On its way' })
  @ApiErrors(['DIGEST_OFF', 'EMAIL_NOT_SET_UP', 'VALIDATION_FAILED'])
  async sendNow(@CurrentUser() user: User): Promise<void> {
    await this.digest.sendNow(user);
    this.timer.hurry();
  }
}
