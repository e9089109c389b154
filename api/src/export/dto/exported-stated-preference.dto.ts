import { ApiProperty } from '@nestjs/swagger';
import { PREFERENCE_KINDS, type PreferenceKind, type PreferenceValue } from '@rapport/contracts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const EMPTY = { nullable: true, example: null } as const;

/** A stated preference, including replaced ones. */
export class ExportedStatedPreferenceDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ enum: PREFERENCE_KINDS, example: 'channel' }) kind: PreferenceKind;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What belongs to the kind, as `GET /api/stated-preferences` names it',
    example: { channels: { email: 'first', call: 'never' } },
  })
  value: PreferenceValue;

  @ApiProperty({ ...EMPTY, type: String, example: 'Camera off' }) text: string | null;
  @ApiProperty({ type: String, format: 'date', example: '2026-03-03' }) learnedOn: string;
  @ApiProperty(TIME) notedAt: string;
  @ApiProperty({ ...EMPTY, type: String, format: 'uuid' }) interactionId: string | null;
}
