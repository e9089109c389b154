import { ApiProperty } from '@nestjs/swagger';
import {
  MOTIVATION_TYPES,
  type MotivationType,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';

const text = (example: string) => ({ type: String, maxLength: 320, example });

/**
 * Response of GET /api/personality-profile?mbtiType=INTJ&enneagramType=5. The texts have up to 320 characters each;
 * `triggers` is a list joined by "; ".
 */
export class PersonalityProfileDto {
  @ApiProperty({ enum: WORK_STYLE_TYPES, example: 'INTJ' })
  mbtiType: WorkStyleType;

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, example: 5 })
  enneagramType: MotivationType;

  @ApiProperty(text('What drives them, and how they judge a result.'))
  coreMotivation: string;

  @ApiProperty(text('How they go about their work.'))
  workApproach: string;

  @ApiProperty(text('Whom they seek, and what builds their trust.'))
  relationshipStyle: string;

  @ApiProperty(text('How to reach them, and what convinces them.'))
  communicationStyle: string;

  @ApiProperty(text('How they share work, and which role they take.'))
  collaborationPreference: string;

  @ApiProperty(text('What helps them grow.'))
  growthDirection: string;

  @ApiProperty(text('What they do first in a conflict, and what settles it.'))
  conflictResponse: string;

  @ApiProperty(text('How strain shows, and what restores them.'))
  stressResponse: string;

  @ApiProperty({ ...text('first trigger; second trigger; third'), description: 'Joined by "; "' })
  triggers: string;
}
