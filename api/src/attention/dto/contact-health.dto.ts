import { ApiProperty } from '@nestjs/swagger';
import {
  CADENCE_LIMITS,
  CADENCE_SOURCES,
  type CadenceSource,
  DUE_STATES,
  type DueState,
  HEALTH_STATUSES,
  HEALTH_TRENDS,
  type HealthStatus,
  type HealthTrend,
} from '@rapport/contracts';

const PART = { type: 'integer', minimum: 0, maximum: 100 } as const;
const DAYS = { type: 'integer', minimum: 0 } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;

/**
 * Response of GET /api/health/{contactId}: attention to the relationship, not its strength. Only past interactions
 * count.
 */
export class ContactHealthDto {
  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ ...PART, nullable: true, description: 'null without interactions', example: 82 })
  score: number | null;

  @ApiProperty({
    enum: HEALTH_STATUSES,
    description: 'thriving from 75 unless overdue, steady from 50, cooling from 25, at_risk below',
    example: 'thriving',
  })
  status: HealthStatus;

  @ApiProperty({
    ...PART,
    nullable: true,
    description: 'How long ago the last contact was, against the cadence',
    example: 71,
  })
  recency: number | null;

  @ApiProperty({
    ...PART,
    nullable: true,
    description: 'How many contacts there were, against the cadence',
    example: 100,
  })
  frequency: number | null;

  @ApiProperty({ ...PART, nullable: true, description: 'How they went', example: 84 })
  outcome: number | null;

  @ApiProperty({ enum: HEALTH_TRENDS, example: 'insufficient' })
  trend: HealthTrend;

  @ApiProperty({ type: Boolean, description: 'Whether the last outcome was negative' })
  needsRepair: boolean;

  @ApiProperty({ ...TIME, nullable: true })
  lastInteractionAt: string | null;

  @ApiProperty({ ...DAYS, nullable: true, description: 'Whole days in UTC', example: 45 })
  daysSinceLast: number | null;

  @ApiProperty({
    type: 'integer',
    minimum: CADENCE_LIMITS.min,
    maximum: CADENCE_LIMITS.max,
    description: 'The cadence, in days',
    example: 30,
  })
  cadenceDays: number;

  @ApiProperty({
    enum: CADENCE_SOURCES,
    description:
      'Set by the user, observed in past interactions, or the default of 60 days; only the first makes a contact due',
    example: 'user',
  })
  cadenceSource: CadenceSource;

  @ApiProperty({
    ...TIME,
    nullable: true,
    description: 'Since when the cadence counts; null when it counted all along',
  })
  cadenceSetAt: string | null;

  @ApiProperty({
    ...TIME,
    nullable: true,
    description:
      'One cadence after the last contact, or after the contact was added; after the cadence was set where it would have been late at once. Null where no cadence was chosen',
  })
  nextDueAt: string | null;

  @ApiProperty({ enum: DUE_STATES, description: 'As the contact has it', example: 'due' })
  dueState: DueState;

  @ApiProperty({ ...TIME, nullable: true, description: 'When the next planned interaction is' })
  nextPlannedAt: string | null;

  @ApiProperty({ ...DAYS, description: '0 where no cadence was chosen', example: 15 })
  overdueDays: number;

  @ApiProperty({
    ...DAYS,
    description: 'In the last three cadences, or 90 days if that is more',
    example: 3,
  })
  interactionsInWindow: number;

  @ApiProperty({
    type: [String],
    description: 'Why, in sentences, the most telling first',
    example: ['The last contact was 45 days ago, 15 days past the 30-day cadence you set.'],
  })
  reasons: string[];

  @ApiProperty({
    type: String,
    description: 'Changes when the same interactions would get another score',
    example: '2',
  })
  formulaVersion: string;

  @ApiProperty(TIME)
  computedAt: string;
}
