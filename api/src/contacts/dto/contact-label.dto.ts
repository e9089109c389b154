import { ApiProperty } from '@nestjs/swagger';
import { LABEL_COLORS, type LabelColor } from '@rapport/contracts';

/** A label as a contact shows it. */
export class ContactLabelDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Board' }) name: string;
  @ApiProperty({ enum: LABEL_COLORS, example: 'teal' }) color: LabelColor;
}
