import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { GuidanceDto } from './dto/guidance.dto.ts';
import { MeetingGuidanceDto } from './dto/meeting-guidance.dto.ts';
import { SaveTipFeedbackDto, TipFeedbackDto } from './dto/tip-feedback.dto.ts';
import { GuidanceService } from './guidance.service.ts';
import { MeetingGuidanceService } from './meeting-guidance.service.ts';
import { TipFeedbackService } from './tip-feedback.service.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

@ApiTags('Guidance')
@Controller('api')
export class GuidanceController {
  constructor(
    private readonly guidance: GuidanceService,
    private readonly ofMeetings: MeetingGuidanceService,
    private readonly feedback: TipFeedbackService,
  ) {}

  @Get('guidance/:contactId')
  @Scope('guidance:read')
  @Shows('contacts', 'scores')
  @ChangesWithTime('day')
  @ApiOperation({
    summary: 'Get tips, profile, briefing and cards for one contact',
    description:
      'Everything follows from the newest result and says how certain it is: an open letter has texts for either side, and what is unknown has none.',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: GuidanceDto })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  find(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<GuidanceDto> {
    return this.guidance.find(user.id, contactId);
  }

  @Get('meeting-guidance/:id')
  @Scope('guidance:read', 'meetings')
  @Shows('contacts')
  @ApiOperation({
    summary: 'Get what all who take part in a meeting have in common and need',
    description:
      'From certain letters only. Nothing of an estimate is in it for fewer than two assessed people.',
  })
  @ApiId('Id of a meeting')
  @ApiOkResponse({ type: MeetingGuidanceDto })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND'])
  ofMeeting(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
  ): Promise<MeetingGuidanceDto> {
    return this.ofMeetings.find(user.id, id);
  }

  @Put('tip-feedback/:contactId/:tipId')
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({ summary: 'Note whether a tip helped in an interaction' })
  @ApiContactId('contactId')
  @ApiParam({
    name: 'tipId',
    schema: { type: 'string', minLength: 1, example: 'I.do' },
    description: 'Id of a tip of the guidance',
  })
  @ApiOkResponse({ type: TipFeedbackDto })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'VALIDATION_FAILED',
      'TIP_NOT_FOUND',
      'INTERACTION_NOT_FOUND',
      'CONTACT_OBJECTED',
      'CONTACT_IS_CANDIDATE',
    ],
    { VALIDATION_FAILED: 'interactionId must be a UUID' },
  )
  rate(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('tipId') tipId: string,
    @Body() body: SaveTipFeedbackDto,
  ): Promise<TipFeedbackDto> {
    return this.feedback.save(user.id, contactId, tipId, body);
  }
}
