import { type Contact, type ContactHealth } from '@rapport/api-client';
import { type HealthStatus } from '@rapport/contracts';
import { talksWith, type ContactStore } from './contact-store.ts';

const DAY = 24 * 60 * 60_000;
const DEFAULT_CADENCE = 60;

/** A rough stand-in for the API's formula: how long ago, measured against the cadence. */
export function attentionOf(store: ContactStore, { id }: Pick<Contact, 'id'>): ContactHealth {
  const [last] = talksWith(store, id);
  const set = store.cadences.get(id);
  const cadenceDays = set ?? DEFAULT_CADENCE;
  const days = last ? Math.floor((Date.now() - Date.parse(last.interactionDate)) / DAY) : null;
  const recency =
    days === null ? null : Math.round(100 * 0.5 ** Math.max(0, days / cadenceDays - 1));
  const needsRepair = last?.outcome === 'negative';
  const score = recency !== null && needsRepair ? Math.min(recency, 74) : recency;
  return {
    contactId: id,
    score,
    status: statusOf(score),
    recency,
    frequency: recency,
    outcome: null,
    trend: 'insufficient',
    needsRepair,
    lastInteractionAt: last?.interactionDate ?? null,
    daysSinceLast: days,
    cadenceDays,
    cadenceSource: set === undefined ? 'default' : 'user',
    cadenceSetAt: null,
    nextDueAt:
      last && set !== undefined
        ? new Date(Date.parse(last.interactionDate) + cadenceDays * DAY).toISOString()
        : null,
    dueState: set === undefined || !last ? 'none' : (days ?? 0) < cadenceDays ? 'later' : 'due',
    overdueDays: set === undefined ? 0 : Math.max(0, (days ?? 0) - cadenceDays),
    nextPlannedAt: null,
    interactionsInWindow: talksWith(store, id).length,
    reasons: [
      days === null
        ? 'No interaction is noted yet.'
        : `You were last in touch ${days} days ago; the cadence is ${cadenceDays} days.`,
    ],
    formulaVersion: 'made-up',
    computedAt: new Date().toISOString(),
  };
}

function statusOf(score: number | null): HealthStatus {
  if (score === null) return 'no_data';
  if (score >= 75) return 'thriving';
  if (score >= 50) return 'steady';
  return score >= 25 ? 'cooling' : 'at_risk';
}
