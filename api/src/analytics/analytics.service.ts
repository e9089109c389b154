import { Injectable } from '@nestjs/common';
import {
  CERTAINTIES,
  type Certainty,
  INTERACTION_TYPES,
  type InteractionType,
  motivationConfidence,
  workStyleConfidence,
} from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import {
  DUE_BY_WEEK,
  type DueRow,
  ESTIMATES,
  type EstimatesRow,
  INTERACTIONS_BY_MONTH,
  type InteractionsRow,
} from './analytics-sql.ts';
import { comingWeeks, lastMonths } from './domain/periods.ts';
import {
  type DueByWeekDto,
  type EstimatesByCertaintyDto,
  type InteractionsByMonthDto,
} from './dto/analytics.dto.ts';

/** Statistics over all contacts of a user, one statement each. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param timeZone an IANA name; it determines when days begin */
  async due(owner: string, timeZone: string): Promise<DueByWeekDto> {
    const now = this.clock.now();
    const { periods, bounds } = comingWeeks(now, timeZone);
    const rows = await this.database.rows<DueRow>(DUE_BY_WEEK, [owner, now, bounds]);
    const inBucket = (bucket: number) => rows.find((row) => row.bucket === bucket)?.count ?? 0;
    return {
      overdue: inBucket(0),
      weeks: periods.map((days, index) => ({ ...days, count: inBucket(index + 1) })),
      later: inBucket(bounds.length),
    };
  }

  /** @param timeZone an IANA name; it determines when months begin */
  async interactions(owner: string, timeZone: string): Promise<InteractionsByMonthDto> {
    const now = this.clock.now();
    const { periods, bounds } = lastMonths(now, timeZone);
    const rows = await this.database.rows<InteractionsRow>(INTERACTIONS_BY_MONTH, [
      owner,
      now,
      bounds,
    ]);
    const months = periods.map((month, index) => {
      const ofMonth = rows.filter(({ bucket }) => bucket === index + 1);
      return { month, total: sum(ofMonth), byType: countByType(ofMonth) };
    });
    return { months };
  }

  async estimates(owner: string): Promise<EstimatesByCertaintyDto> {
    const rows = await this.database.rows<EstimatesRow>(ESTIMATES, [owner]);
    const estimated = rows.filter(({ workStyle }) => workStyle !== null);
    const certainties = CERTAINTIES.map((certainty) => ({
      certainty,
      workStyle: sum(estimated.filter((row) => workStyleCertainty(row) === certainty)),
      motivation: sum(estimated.filter((row) => motivationCertainty(row) === certainty)),
    }));
    return {
      estimated: sum(estimated),
      withoutEstimate: sum(rows) - sum(estimated),
      certainties,
    };
  }
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function countByType(rows: readonly InteractionsRow[]): Record<InteractionType, number> {
  const counts = { call: 0, meeting: 0, email: 0, message: 0, event: 0, note: 0 };
  for (const type of INTERACTION_TYPES) counts[type] = sum(rows.filter((row) => row.type === type));
  return counts;
}

function workStyleCertainty({ workStyle }: EstimatesRow): Certainty | undefined {
  return workStyle === null ? undefined : certaintyOf(workStyleConfidence(workStyle).word);
}

function motivationCertainty(row: EstimatesRow): Certainty | undefined {
  if (!row.hasMotivation || row.motivation === null) return 'open';
  return certaintyOf(motivationConfidence(row.motivation, row.hasSecondary ? [0] : []).word);
}

/** Returns the code of a word shown to people, like 'close call'. */
function certaintyOf(word: string): Certainty | undefined {
  return CERTAINTIES.find((certainty) => certainty === word.replace(' ', '_'));
}
