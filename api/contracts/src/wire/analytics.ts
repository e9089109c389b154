import { type InteractionType } from './interaction.ts';

/** Query of GET /api/analytics/due and /api/analytics/interactions. */
export interface AnalyticsQuery {
  /** An IANA time zone such as `Europe/Berlin`, which decides when days and months begin; UTC unless given. */
  timeZone?: string;
}

/** How many contacts are due in one week. */
export interface DueInWeek {
  /** The first day, as `YYYY-MM-DD`: today in the first week, Monday in the others. */
  from: string;
  /** Sunday. */
  to: string;
  count: number;
}

/** Response of GET /api/analytics/due: every contact once, by when the next contact is due. */
export interface DueByWeek {
  /** Due before today. */
  overdue: number;
  /** This week and the eleven after it. */
  weeks: DueInWeek[];
  /** Due after the last of them. */
  later: number;
}

/** What has happened in one month. */
export interface MonthOfInteractions {
  /** `YYYY-MM`. */
  month: string;
  total: number;
  byType: Record<InteractionType, number>;
}

/** Response of GET /api/analytics/interactions; what is planned does not count. */
export interface InteractionsByMonth {
  /** This month and the eleven before it, the oldest first. */
  months: MonthOfInteractions[];
}

/**
 * How sure an estimate is, as people read it: the words of `workStyleConfidence` and
 * `motivationConfidence`; `open` where the answers name no motivation type.
 */
export const CERTAINTIES = [
  'strong',
  'consistent',
  'close_call',
  'fair',
  'mixed',
  'low',
  'open',
] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** How many estimates are that sure. */
export interface EstimatesOfCertainty {
  certainty: Certainty;
  workStyle: number;
  motivation: number;
}

/** Response of GET /api/analytics/estimates. */
export interface EstimatesByCertainty {
  /** Contacts with an estimate. */
  estimated: number;
  /** Contacts without one. */
  withoutEstimate: number;
  /** Every certainty once, the surest first. */
  certainties: EstimatesOfCertainty[];
}
