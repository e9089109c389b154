import { ApiProperty } from '@nestjs/swagger';
import { CERTAINTIES, type Certainty, type InteractionType } from '@rapport/contracts';

const COUNT = { type: 'integer', minimum: 0, example: 3 } as const;
const DAY = { type: String, format: 'date', example: '2026-03-16' } as const;

/** How many contacts are due in one week. */
class DueInWeekDto {
  @ApiProperty({ ...DAY, description: 'Today in the first week, Monday in the others' })
  from: string;

  @ApiProperty({ ...DAY, description: 'Sunday', example: '2026-03-22' }) to: string;
  @ApiProperty(COUNT) count: number;
}

/** Response of GET /api/analytics/due: every contact counted once, in the week in which they're due. */
export class DueByWeekDto {
  @ApiProperty({ ...COUNT, description: 'Due before today' }) overdue: number;

  @ApiProperty({ type: [DueInWeekDto], description: 'This week and the eleven after it' })
  weeks: DueInWeekDto[];

  @ApiProperty({ ...COUNT, description: 'Due after the last of them' }) later: number;
}

class InteractionCountsDto implements Record<InteractionType, number> {
  @ApiProperty(COUNT) call: number;
  @ApiProperty(COUNT) meeting: number;
  @ApiProperty(COUNT) email: number;
  @ApiProperty(COUNT) message: number;
  @ApiProperty(COUNT) event: number;
  @ApiProperty(COUNT) note: number;
}

/** The interactions of one month. */
class MonthOfInteractionsDto {
  @ApiProperty({ type: String, example: '2026-03' }) month: string;
  @ApiProperty({ ...COUNT, example: 18 }) total: number;
  @ApiProperty({ type: InteractionCountsDto }) byType: InteractionCountsDto;
}

/** Response of GET /api/analytics/interactions; planned interactions don't count. */
export class InteractionsByMonthDto {
  @ApiProperty({
    type: [MonthOfInteractionsDto],
    description: 'This month and the eleven before it, the oldest first',
  })
  months: MonthOfInteractionsDto[];
}

/** How many estimates have this certainty. */
class EstimatesOfCertaintyDto {
  @ApiProperty({
    enum: CERTAINTIES,
    description: 'open: the answers name no motivation type',
    example: 'fair',
  })
  certainty: Certainty;

  @ApiProperty(COUNT) workStyle: number;
  @ApiProperty(COUNT) motivation: number;
}

/** Response of GET /api/analytics/estimates. */
export class EstimatesByCertaintyDto {
  @ApiProperty({ ...COUNT, description: 'Contacts with an estimate' }) estimated: number;
  @ApiProperty({ ...COUNT, description: 'Contacts without one' }) withoutEstimate: number;

  @ApiProperty({
    type: [EstimatesOfCertaintyDto],
    description: 'Every certainty once, the surest first',
  })
  certainties: EstimatesOfCertaintyDto[];
}
