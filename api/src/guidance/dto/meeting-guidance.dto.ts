import { ApiProperty } from '@nestjs/swagger';
import { WORK_STYLE_DIMENSIONS, type WorkStyleDimension } from '@rapport/contracts';
import { CommitmentDto } from '../../commitments/dto/commitment.dto.ts';
import { BriefedValuesAnswer, type NamedCustomValueDto } from '../../contacts/custom-values.dto.ts';
import { RelationDto } from '../../relations/dto/relation.dto.ts';
import { StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';

const ID = { type: String, format: 'uuid' } as const;

/** States of an attendee's estimate; only `assessed` has one that may be used. */
const ATTENDEE_STATES = ['assessed', 'not_assessed', 'candidate', 'objected'] as const;
export type AttendeeState = (typeof ATTENDEE_STATES)[number];

/** An attendee of a meeting. */
export class AttendeeDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;

  @ApiProperty({ enum: ATTENDEE_STATES, description: 'Only of `assessed` an estimate is used' })
  state: AttendeeState;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What they need, in one line; null where nothing is certain enough, where it goes against what they said they like, and where fewer than two are assessed',
    example: 'Send your question the day before.',
  })
  need: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The tip that it is', example: 'I.do' })
  tipId: string | null;

  @ApiProperty({
    type: [StatedPreferenceDto],
    description: 'What they said they like, which stands above every estimate',
  })
  told: StatedPreferenceDto[];

  @ApiProperty({ type: [RelationDto], description: 'What they are to other contacts' })
  relations: RelationDto[];

  @BriefedValuesAnswer() customFields?: NamedCustomValueDto[];

  @ApiProperty({
    type: [CommitmentDto],
    description: 'What is promised and asked with them and not done, the soonest due first',
  })
  promises: CommitmentDto[];
}

export class CommonGroundDto {
  @ApiProperty({ enum: WORK_STYLE_DIMENSIONS, example: 'EI' }) axis: WorkStyleDimension;
  @ApiProperty({ type: String, example: '4 of 5 like it in writing first.' }) text: string;
}

export class GroupConflictDto {
  @ApiProperty({ enum: WORK_STYLE_DIMENSIONS, example: 'EI' }) axis: WorkStyleDimension;

  @ApiProperty({
    type: String,
    example: 'Send the question the day before; let Dana think aloud first.',
  })
  text: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    description: 'Whom it looks after',
  })
  contactIds: string[];
}

/** Response of GET /api/meeting-guidance/{id}: all attendees ordered by name, without any ranking. */
export class MeetingGuidanceDto {
  @ApiProperty(ID) meetingId: string;
  @ApiProperty({ type: String, example: '4' }) libraryVersion: string;
  @ApiProperty({ type: [AttendeeDto] }) people: AttendeeDto[];

  @ApiProperty({
    type: [CommonGroundDto],
    description:
      'What most have in common, from certain letters; empty for fewer than two assessed',
  })
  common: CommonGroundDto[];

  @ApiProperty({
    type: [GroupConflictDto],
    description: 'What to do where they differ; empty for fewer than two assessed',
  })
  conflicts: GroupConflictDto[];
}
