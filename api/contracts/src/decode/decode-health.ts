import {
  CADENCE_SOURCES,
  HEALTH_STATUSES,
  HEALTH_TRENDS,
  type ContactHealth,
  type HealthStatus,
} from '../wire/health.ts';
import {
  flag,
  knownOr,
  list,
  moment,
  nullable,
  number,
  orElse,
  record,
  text,
  type Decoder,
} from './decoder.ts';

const readFields = /* @__PURE__ */ record<ContactHealth>({
  contactId: orElse(text, ''),
  score: nullable(number),
  status: knownOr(HEALTH_STATUSES, 'no_data'),
  recency: nullable(number),
  frequency: nullable(number),
  outcome: nullable(number),
  trend: knownOr(HEALTH_TRENDS, 'insufficient'),
  needsRepair: orElse(flag, false),
  lastInteractionAt: nullable(moment),
  daysSinceLast: nullable(number),
  cadenceDays: number,
  cadenceSource: knownOr(CADENCE_SOURCES, 'default'),
  cadenceSetAt: nullable(moment),
  nextDueAt: nullable(moment),
  overdueDays: orElse(number, 0),
  nextPlannedAt: nullable(moment),
  interactionsInWindow: orElse(number, 0),
  reasons: orElse(list(text), []),
  formulaVersion: orElse(text, ''),
  computedAt: orElse(text, ''),
});

/** A status that only a newer API knows is replaced by the status that the score stands for. */
export const decodeContactHealth: Decoder<ContactHealth> = (value, at) => {
  const health = readFields(value, at);
  const { score, status } = health;
  return score === null || status !== 'no_data' ? health : { ...health, status: statusOf(score) };
};

function statusOf(score: number): HealthStatus {
  if (score >= 75) return 'thriving';
  if (score >= 50) return 'steady';
  return score >= 25 ? 'cooling' : 'at_risk';
}
