import { Body, Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { endpoints, type Guidance, type TipFeedback } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Route } from '../http/route.ts';
import { GuidanceDto } from './dto/guidance.dto.ts';
import { SaveTipFeedbackDto, TipFeedbackDto } from './dto/tip-feedback.dto.ts';
import { GuidanceService } from './guidance.service.ts';
import { TipFeedbackService } from './tip-feedback.service.ts';

@ApiTags('Guidance')
@Controller()
export class GuidanceController {
  constructor(
    private readonly guidance: GuidanceService,
    private readonly feedback: TipFeedbackService,
  ) {}

  @Route(endpoints.guidance.one)
  @ApiOperation({
    summary: 'Get tips, profile, briefing and cards for one contact',
    description:
      'Everything follows from the newest result and says how certain it is: an open letter has texts for either side, and what is unknown has none.',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: GuidanceDto })
  @ApiErrors(endpoints.guidance.one)
  find(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<Guidance> {
    return this.guidance.find(user.id, contactId);
  }

  @Route(endpoints.guidance.rateTip)
  @ApiOperation({ summary: 'Note whether a tip helped in an interaction' })
  @ApiContactId('contactId')
  @ApiParam({
    name: 'tipId',
    schema: { type: 'string', example: 'I.do' },
    description: 'Id of a tip of the guidance',
  })
  @ApiOkResponse({ type: TipFeedbackDto })
  @ApiErrors(endpoints.guidance.rateTip, { VALIDATION_FAILED: 'interactionId must be a UUID' })
  rate(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('tipId') tipId: string,
    @Body() body: SaveTipFeedbackDto,
  ): Promise<TipFeedback> {
    return this.feedback.save(user.id, contactId, tipId, body);
  }
}
