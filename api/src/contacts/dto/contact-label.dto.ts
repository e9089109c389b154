import { ApiProperty } from '@nestjs/swagger';
import { type ContactLabel, LABEL_COLORS, type LabelColor } from '@rapport/contracts';

/** A label of a contact, for the documentation. */
export class ContactLabelDto implements ContactLabel {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Board' }) name: string;
  @ApiProperty({ enum: LABEL_COLORS, example: 'teal' }) color: LabelColor;
}
