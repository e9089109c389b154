import { ApiProperty } from '@nestjs/swagger';

/** A contact that has no estimate. */
class UnansweredContactDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Grace Hopper' }) displayName: string;
}

/** How far a new user has got. */
export class FirstStepsDto {
  @ApiProperty({ description: 'Whether there is a contact that is not a sample' })
  people: boolean;

  @ApiProperty({ description: 'Whether one of them has an estimate' })
  answers: boolean;

  @ApiProperty({
    type: UnansweredContactDto,
    nullable: true,
    description: 'The first contact without an estimate, to begin with',
    example: null,
  })
  answerNext: UnansweredContactDto | null;

  @ApiProperty({ description: 'Whether a meeting with one of them was planned' })
  meeting: boolean;

  @ApiProperty({ description: 'Whether the user is through with the steps, or left them' })
  ended: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 3,
    description: 'How many sample people there are',
  })
  samples: number;
}
