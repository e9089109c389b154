import { ApiProperty } from '@nestjs/swagger';
import { isUuid } from '@rapport/contracts';
import { Rule } from '../../validation/rule.ts';

/** The body of PUT /api/tip-feedback/{contactId}/{tipId}. */
export class SaveTipFeedbackDto {
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

/** Response of PUT /api/tip-feedback/{contactId}/{tipId}: the user's feedback on a tip after an interaction. */
export class TipFeedbackDto extends SaveTipFeedbackDto {
  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ type: String, example: 'I.do' })
  tipId: string;
}
