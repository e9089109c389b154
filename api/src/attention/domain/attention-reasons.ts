import { type HealthTrend, type InteractionType } from '@rapport/contracts';
import { type Cadence } from './cadence.ts';
import { type CadenceChange } from './cadence-changes.ts';
import { type CadenceState } from './cadence-timeline.ts';
import { INTERACTION_NOUNS } from './interaction-nouns.ts';
import { type Outcome } from './outcomes.ts';
import { dayCount, daysAgo, daysBetween } from './utc-days.ts';

/** The facts for sentences about the cadence. */
interface DueFacts {
  cadence: Cadence;
  due: Pick<CadenceState, 'dueAt' | 'basis'>;
  overdueDays: number;
  changes: readonly CadenceChange[];
  /** The next planned interaction. */
  planned: { type: InteractionType } | null;
  now: Date;
}

/** The facts for the sentences. */
interface AttentionFacts extends DueFacts {
  daysSinceLast: number;
  windowDays: number;
  interactionsInWindow: number;
  /** How many interactions the window calls for. */
  expected: number;
  /** The recent outcomes, newest first. */
  outcomes: readonly Outcome[];
  trend: HealthTrend;
}

/** Explains a contact's health in plain sentences, most significant first. */
export function attentionReasons(facts: AttentionFacts): string[] {
  return [
    lastContactSentence(facts),
    ...tendency(facts),
    ...newCadence(facts),
    frequency(facts),
    outcomes(facts),
    ...plans(facts),
  ];
}

/** Returns the sentences for a contact without any record. */
export function noDataReasons(facts: DueFacts & { daysSinceAdded: number }): string[] {
  const none = facts.planned === null ? 'Nothing is recorded yet' : 'Nothing has happened yet';
  return [
    `${none}, so there's nothing to measure.`,
    'Log the last time you were in touch, and this will start to count.',
    firstContactSentence(facts),
    ...newCadence(facts),
    ...plans(facts),
  ];
}

/** Returns the sentences for a contact whose last interaction is known only from an import. */
export function importedReasons(facts: DueFacts & Pick<AttentionFacts, 'daysSinceLast'>): string[] {
  return [
    lastContactSentence(facts),
    "The date of the last contact came with an import, so there's no score yet.",
    ...newCadence(facts),
    ...plans(facts),
  ];
}

/** Returns a noun phrase for a chosen cadence, like 'the 30-day cadence you set'. */
export function cadencePhrase({ days }: Pick<Cadence, 'days'>): string {
  return `the ${days}-day cadence you set`;
}

/** Returns a sentence like 'The last contact was 45 days ago, 15 days past the 30-day cadence you set.' */
export function lastContactSentence(
  facts: Pick<AttentionFacts, 'cadence' | 'due' | 'daysSinceLast' | 'overdueDays' | 'now'>,
): string {
  const { cadence, due, daysSinceLast, overdueDays, now } = facts;
  const ago = `The last contact was ${daysAgo(daysSinceLast)}`;
  if (cadence.source !== 'user') return `${ago}. You haven't chosen a cadence, so no date is due.`;
  if (overdueDays > 0) return `${ago}, ${dayCount(overdueDays)} past ${duePhrase(due, cadence)}.`;
  if (due.basis === 'contact') return `${ago}, within ${cadencePhrase(cadence)}.`;
  return `${ago}; the next one is due ${inDays(daysBetween(now, due.dueAt))} by ${cadencePhrase(cadence)}.`;
}

/**
 * Returns a sentence like 'They were added 61 days ago; the first contact is 1 day past the 60-day cadence you
 * set.'
 */
export function firstContactSentence(
  facts: Pick<DueFacts, 'cadence' | 'due' | 'overdueDays' | 'now'> & { daysSinceAdded: number },
): string {
  const { cadence, due, overdueDays, now, daysSinceAdded } = facts;
  if (cadence.source !== 'user') {
    return `They were added ${daysAgo(daysSinceAdded)}. You haven't chosen a cadence, so no date is due.`;
  }
  const when =
    overdueDays > 0
      ? `${dayCount(overdueDays)} past`
      : `due ${inDays(daysBetween(now, due.dueAt))} by`;
  return `They were added ${daysAgo(daysSinceAdded)}; the first contact is ${when} ${duePhrase(due, cadence)}.`;
}

function duePhrase({ basis }: Pick<CadenceState, 'basis'>, cadence: Cadence): string {
  return basis === 'late before' ? 'the earlier cadence' : cadencePhrase(cadence);
}

/** Returns 'today', 'tomorrow', or 'in n days'. */
export function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${dayCount(days)}`;
}

/** Says since when the cadence applies, while an earlier one still matters. */
function newCadence({
  cadence,
  changes,
  due,
  now,
  windowDays = Infinity,
}: DueFacts & { windowDays?: number }): string[] {
  const last = changes.at(-1);
  if (!last || (daysBetween(last.setAt, now) > windowDays && due.basis === 'contact')) return [];
  const day = daysAgo(daysBetween(last.setAt, now));
  const change =
    cadence.source === 'user' ? `You set this cadence ${day}` : `You removed the cadence ${day}`;
  return day === 'today'
    ? [`${change}, so it counts from now on; earlier days go by the old one.`]
    : [`${change}; earlier days go by the old one.`];
}

function plans({ planned }: Pick<DueFacts, 'planned'>): string[] {
  if (planned === null) return [];
  const noun = INTERACTION_NOUNS[planned.type];
  const article = /^[aeiou]/.test(noun) ? 'An' : 'A';
  return [`${article} ${noun} is planned. It counts once its time has passed.`];
}

function tendency({ outcomes: [last], trend }: AttentionFacts): string[] {
  if (last === 'negative') {
    return [
      'The last outcome was negative. The score stays below thriving until a better one follows.',
    ];
  }
  if (trend === 'declining') {
    return ['The last few went less well. The score stays below thriving until that changes.'];
  }
  return trend === 'improving' ? ['The last few went better.'] : [];
}

/** What the frequency is compared with. */
const MEASURES: Record<Cadence['source'], string> = {
  user: 'the cadence',
  observed: 'your usual pace',
  default: 'once in 60 days',
};

function frequency({
  windowDays,
  interactionsInWindow,
  expected,
  cadence,
}: AttentionFacts): string {
  const period = `in the last ${windowDays} days`;
  const isDefault = cadence.source === 'default';
  const measure = MEASURES[cadence.source];
  if (interactionsInWindow >= expected) {
    const often = isDefault ? measure : `${measure} asks for`;
    return `You were in touch ${times(interactionsInWindow)} ${period}, at least as often as ${often}.`;
  }
  const count =
    interactionsInWindow === 0 ? 'not in touch' : `in touch ${times(interactionsInWindow)}`;
  const asked = isDefault ? `${measure} would be` : `${measure} asks for`;
  return `You were ${count} ${period}; ${asked} ${times(expected)}.`;
}

function outcomes({ outcomes: noted }: AttentionFacts): string {
  const [last] = noted;
  if (!last) return 'No outcome is noted yet, so only timing and frequency count.';
  if (noted.length === 1) return `The one outcome you noted was ${last}.`;
  const positive = noted.filter((outcome) => outcome === 'positive').length;
  if (positive === noted.length) {
    return `All of the last ${noted.length} outcomes you noted were positive.`;
  }
  if (positive === 0) return `None of the last ${noted.length} outcomes you noted was positive.`;
  const verb = positive === 1 ? 'was' : 'were';
  return `${positive} of the last ${noted.length} outcomes you noted ${verb} positive.`;
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}
