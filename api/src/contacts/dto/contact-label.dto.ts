import { ApiProperty } from '@nestjs/swagger';
import { LABEL_COLORS, LABEL_KINDS, type LabelColor, type LabelKind } from '@rapport/contracts';

/** A label as a contact shows it. */
export class ContactLabelDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Board' }) name: string;
  @ApiProperty({ enum: LABEL_COLORS, example: 'teal' }) color: LabelColor;

  @ApiProperty({
    type: String,
    enum: LABEL_KINDS,
    nullable: true,
    description: 'candidate: no estimate is made of anyone who has it',
    example: null,
  })
  kind: LabelKind | null;
}
