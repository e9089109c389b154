import { ApiProperty } from '@nestjs/swagger';
import { isUuid, type SaveTipFeedback, type TipFeedback } from '@rapport/contracts';
import { Rule } from '../../validation/rule.ts';
import { sameKeys } from '../../validation/same-keys.ts';

/** The body of PUT /api/tip-feedback/{contactId}/{tipId}. */
export class SaveTipFeedbackDto implements SaveTipFeedback {
  @ApiProperty({ type: String, format: 'uuid', description: 'The interaction the tip was for' })
  @Rule((value) => (isUuid(value) ? null : 'must be a UUID'))
  interactionId: string;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'null for a tip that was not used',
    example: true,
  })
  @Rule((value) =>
    value === null || typeof value === 'boolean' ? null : 'must be true, false or null',
  )
  helped: boolean | null;
}

/** What was said of a tip, for the documentation. */
export class TipFeedbackDto extends SaveTipFeedbackDto implements TipFeedback {
  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ type: String, example: 'I.do' })
  tipId: string;
}

sameKeys<SaveTipFeedbackDto, SaveTipFeedback>(true);
sameKeys<TipFeedbackDto, TipFeedback>(true);
