export const HEALTH_STATUSES = ['thriving', 'steady', 'cooling', 'at_risk', 'no_data'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const HEALTH_TRENDS = ['improving', 'stable', 'declining', 'insufficient'] as const;
export type HealthTrend = (typeof HEALTH_TRENDS)[number];

/** Where the cadence comes from: set by the user, the median of past gaps, or the default of 60 days. */
export const CADENCE_SOURCES = ['user', 'observed', 'default'] as const;
export type CadenceSource = (typeof CADENCE_SOURCES)[number];

/** The shortest and the longest cadence a user can set, in whole days. */
export const CADENCE_LIMITS = { min: 1, max: 730 } as const;

/** Answer of GET /api/health/{contactId}: attention to the relationship, not its strength. Only what has happened counts. */
export interface ContactHealth {
  contactId: string;
  /** 0–100; null without any interaction. */
  score: number | null;
  /** thriving from 75, steady from 50, cooling from 25, at_risk below; no_data without a score. */
  status: HealthStatus;
  /**
   * Whole number 0–100: full within the cadence, then halved with every further cadence. A cadence set
   * while the contact was late starts from what the lateness had left.
   */
  recency: number | null;
  /**
   * Whole number 0–100: interactions in the window against those the cadence asks for, each day by
   * the cadence that counted on it.
   */
  frequency: number | null;
  /** Whole number 0–100: the last six outcomes, newest weighing most; null when none was noted. */
  outcome: number | null;
  trend: HealthTrend;
  /** Whether the last outcome was negative; it keeps the score below thriving. */
  needsRepair: boolean;
  lastInteractionAt: string | null;
  /** Whole UTC days, at least 0. */
  daysSinceLast: number | null;
  cadenceDays: number;
  cadenceSource: CadenceSource;
  /** When the user set the cadence, or went back to the automatic one; null when it counted all along. */
  cadenceSetAt: string | null;
  /**
   * One cadence after the last interaction, or after the contact was added when there was none; one
   * cadence after `cadenceSetAt` where the new cadence would have made the contact late at once.
   */
  nextDueAt: string | null;
  /** Whole days past `nextDueAt`, 0 when not overdue. */
  overdueDays: number;
  /** When the next planned interaction takes place; planned ones count nowhere else. */
  nextPlannedAt: string | null;
  /** Within the days in which the cadence asks for three, 90 days at least. */
  interactionsInWindow: number;
  /** Plain sentences that say why, the most telling first. Never empty. */
  reasons: string[];
  /** Changes when the same interactions would get another score. */
  formulaVersion: string;
  computedAt: string;
}

/** Body of PUT /api/health/{contactId}/cadence, which answers the new `ContactHealth`. */
export interface SetCadence {
  /** Whole days, see `CADENCE_LIMITS`; null goes back to what past interactions suggest. */
  cadenceDays: number | null;
}
