import { type HealthTrend } from '@rapport/contracts';
import { type Cadence } from './cadence.ts';
import { type Outcome } from './outcomes.ts';
import { dayCount, daysAgo } from './utc-days.ts';

/** What the sentences are about. */
interface HealthFacts {
  rhythm: Cadence;
  daysSinceLast: number;
  overdueDays: number;
  windowDays: number;
  interactionsInWindow: number;
  /** How many interactions fill the window. */
  expected: number;
  /** The recent ones, newest first. */
  outcomes: readonly Outcome[];
  trend: HealthTrend;
}

export const NO_DATA_REASONS = [
  'Nothing is recorded yet, so there is nothing to measure.',
  'Log the last time you were in touch, and this will start to count.',
] as const;

/** Why a contact has its health, in plain sentences, the most telling first. */
export function healthReasons(facts: HealthFacts): string[] {
  return [lastContactSentence(facts), ...tendency(facts), frequency(facts), outcomes(facts)];
}

/** A rhythm as a sentence names it, like 'the 30-day rhythm you set'. */
export function rhythmPhrase({ days, source }: Cadence): string {
  switch (source) {
    case 'user':
      return `the ${days}-day rhythm you set`;
    case 'observed':
      return `your usual ${days}-day rhythm`;
    case 'default':
      return `the ${days}-day rhythm assumed until you set one`;
    default:
      return source satisfies never;
  }
}

/** Like 'The last contact was 45 days ago, 15 days past the 30-day rhythm you set.' */
export function lastContactSentence({
  rhythm,
  daysSinceLast,
  overdueDays,
}: Pick<HealthFacts, 'rhythm' | 'daysSinceLast' | 'overdueDays'>): string {
  const distance = overdueDays > 0 ? `${dayCount(overdueDays)} past` : 'within';
  return `The last contact was ${daysAgo(daysSinceLast)}, ${distance} ${rhythmPhrase(rhythm)}.`;
}

function tendency({ outcomes: [last], trend }: HealthFacts): string[] {
  if (last === 'negative') {
    return [
      'The last outcome you noted was negative; until a better one follows, the score stays below thriving.',
    ];
  }
  if (trend === 'declining') {
    return [
      'The latest outcomes are weaker than the ones before; until that turns, the score stays below thriving.',
    ];
  }
  return trend === 'improving' ? ['The latest outcomes are better than the ones before.'] : [];
}

function frequency({ windowDays, interactionsInWindow, expected }: HealthFacts): string {
  const period = `in the last ${windowDays} days`;
  if (interactionsInWindow >= expected) {
    return `You were in touch ${times(interactionsInWindow)} ${period}, as often as the rhythm asks for or more.`;
  }
  const count =
    interactionsInWindow === 0 ? 'not in touch' : `in touch ${times(interactionsInWindow)}`;
  return `You were ${count} ${period}; the rhythm asks for ${times(expected)}.`;
}

function outcomes({ outcomes: noted }: HealthFacts): string {
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
