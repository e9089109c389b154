export const HEALTH_STATUSES = ['thriving', 'steady', 'cooling', 'at_risk', 'no_data'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const HEALTH_TRENDS = ['improving', 'stable', 'declining', 'insufficient'] as const;
export type HealthTrend = (typeof HEALTH_TRENDS)[number];

/** Where the cadence comes from: set by the user, the median of past gaps, or the default of 60 days. */
export type CadenceSource = 'user' | 'observed' | 'default';

/** Answer of GET /api/health/{contactId}: attention to the relationship, not its strength. */
export interface ContactHealth {
  contactId: string;
  /** 0–100; null without any interaction. */
  score: number | null;
  /** thriving from 75, steady from 50, cooling from 25, at_risk below; no_data without a score. */
  status: HealthStatus;
  /** 0–100: full within the cadence, then halved with every further cadence. */
  recency: number | null;
  /** 0–100: interactions in the window against those the cadence asks for. */
  frequency: number | null;
  /** 0–100: the last six outcomes, newest weighing most; null when none was noted. */
  outcome: number | null;
  trend: HealthTrend;
  /** Whether the last outcome was negative; it keeps the score below thriving. */
  needsRepair: boolean;
  lastInteractionAt: string | null;
  /** Whole UTC days, at least 0. */
  daysSinceLast: number | null;
  cadenceDays: number;
  cadenceSource: CadenceSource;
  nextDueAt: string | null;
  /** Whole days past `nextDueAt`, 0 when not overdue. */
  overdueDays: number;
  interactionsInWindow: number;
  /** Plain sentences that say why. */
  reasons: string[];
  formulaVersion: string;
  computedAt: string;
}
