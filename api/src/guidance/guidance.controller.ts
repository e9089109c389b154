import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { GuidanceDto } from './dto/guidance.dto.ts';
import { SaveTipFeedbackDto, TipFeedbackDto } from './dto/tip-feedback.dto.ts';
import { GuidanceService } from './guidance.service.ts';
import { TipFeedbackService } from './tip-feedback.service.ts';

@ApiTags('Guidance')
@Controller('api')
export class GuidanceController {
  constructor(
    private readonly guidance: GuidanceService,
    private readonly feedback: TipFeedbackService,
  ) {}

  @Get('guidance/:contactId')
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

  @Put('tip-feedback/:contactId/:tipId')
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
