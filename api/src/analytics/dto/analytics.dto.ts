import { ApiProperty } from '@nestjs/swagger';
import {
  CERTAINTIES,
  type Certainty,
  type DueByWeek,
  type DueInWeek,
  type EstimatesByCertainty,
  type EstimatesOfCertainty,
  type InteractionsByMonth,
  type InteractionType,
  type MonthOfInteractions,
} from '@rapport/contracts';
import { sameKeys } from '../../validation/same-keys.ts';

const COUNT = { type: 'integer', minimum: 0, example: 3 } as const;
const DAY = { type: String, format: 'date', example: '2026-03-16' } as const;

class DueInWeekDto implements DueInWeek {
  @ApiProperty({ ...DAY, description: 'Today in the first week, Monday in the others' })
  from: string;

  @ApiProperty({ ...DAY, description: 'Sunday', example: '2026-03-22' }) to: string;
  @ApiProperty(COUNT) count: number;
}

/** Who is due by week, for the documentation. */
export class DueByWeekDto implements DueByWeek {
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

class MonthOfInteractionsDto implements MonthOfInteractions {
  @ApiProperty({ type: String, example: '2026-03' }) month: string;
  @ApiProperty({ ...COUNT, example: 18 }) total: number;
  @ApiProperty({ type: InteractionCountsDto }) byType: InteractionCountsDto;
}

/** Interactions by month, for the documentation. */
export class InteractionsByMonthDto implements InteractionsByMonth {
  @ApiProperty({
    type: [MonthOfInteractionsDto],
    description: 'This month and the eleven before it, the oldest first',
  })
  months: MonthOfInteractionsDto[];
}

class EstimatesOfCertaintyDto implements EstimatesOfCertainty {
  @ApiProperty({
    enum: CERTAINTIES,
    description: 'open: the answers name no motivation type',
    example: 'fair',
  })
  certainty: Certainty;

  @ApiProperty(COUNT) workStyle: number;
  @ApiProperty(COUNT) motivation: number;
}

/** Estimates by certainty, for the documentation. */
export class EstimatesByCertaintyDto implements EstimatesByCertainty {
  @ApiProperty({ ...COUNT, description: 'Contacts with an estimate' }) estimated: number;
  @ApiProperty({ ...COUNT, description: 'Contacts without one' }) withoutEstimate: number;

  @ApiProperty({
    type: [EstimatesOfCertaintyDto],
    description: 'Every certainty once, the surest first',
  })
  certainties: EstimatesOfCertaintyDto[];
}

sameKeys<DueByWeekDto, DueByWeek>(true);
sameKeys<DueInWeekDto, DueInWeek>(true);
sameKeys<MonthOfInteractionsDto, MonthOfInteractions>(true);
sameKeys<InteractionCountsDto, Record<InteractionType, number>>(true);
sameKeys<InteractionsByMonthDto, InteractionsByMonth>(true);
sameKeys<EstimatesOfCertaintyDto, EstimatesOfCertainty>(true);
sameKeys<EstimatesByCertaintyDto, EstimatesByCertainty>(true);
