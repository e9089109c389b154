import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { FirstStepsDto } from './dto/first-steps.dto.ts';
import { FirstStepsService } from './first-steps.service.ts';
import { SamplePeopleService } from './sample-people.service.ts';

@ApiTags('User')
@Controller('api')
export class FirstStepsController {
  constructor(
    private readonly steps: FirstStepsService,
    private readonly samples: SamplePeopleService,
  ) {}

  @Get('first-steps')
  @AccountOnly()
  @Shows('first-steps', 'contacts')
  @ApiOperation({
    summary: 'Get how far a new user has got',
    description:
      'The three steps after sign-up: bring people, answer for one of them, plan a meeting. Sample people do not count.',
  })
  @ApiOkResponse({ type: FirstStepsDto })
  @ApiErrors([])
  find(@CurrentUser() user: User): Promise<JsonText<FirstStepsDto>> {
    return this.steps.find(user.id);
  }

  @Post('first-steps/end')
  @HttpCode(200)
  @AccountOnly()
  @Changes('first-steps')
  @Replay('none')
  @ApiOperation({ summary: 'End the first steps for good' })
  @ApiOkResponse({ type: FirstStepsDto })
  @ApiErrors([])
  end(@CurrentUser() user: User): Promise<JsonText<FirstStepsDto>> {
    return this.steps.end(user.id);
  }

  @Post('sample-people')
  @HttpCode(200)
  @AccountOnly()
  @Changes('first-steps', 'contacts')
  @Replay('none')
  @ApiOperation({
    summary: 'Add three sample people',
    description:
      'Made-up contacts with "(sample)" in their names: one to meet tomorrow, one to whom something was promised, one to answer questions about. If there are sample people, it adds none.',
  })
  @ApiOkResponse({ type: FirstStepsDto })
  @ApiErrors([])
  async add(@CurrentUser() user: User): Promise<JsonText<FirstStepsDto>> {
    await this.samples.add(user.id);
    return this.steps.find(user.id);
  }

  @Delete('sample-people')
  @AccountOnly()
  @Changes('first-steps', 'contacts')
  @ApiOperation({
    summary: 'Remove the sample people for good, with all that was noted about them',
  })
  @ApiOkResponse({ type: FirstStepsDto })
  @ApiErrors([])
  async remove(@CurrentUser() user: User): Promise<JsonText<FirstStepsDto>> {
    await this.samples.remove(user.id);
    return this.steps.find(user.id);
  }
}
