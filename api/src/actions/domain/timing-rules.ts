import { type ContactTipId } from '@rapport/contracts';
import { type Cadence } from '../../health/domain/cadence.ts';
import { lastContactSentence, rhythmPhrase } from '../../health/domain/health-reasons.ts';
import { dayCount } from '../../health/domain/utc-days.ts';
import { type ActionFacts, type Rule, type Suggestion } from './action-facts.ts';
import { CHANNEL_TIPS, usualChannel } from './channel.ts';

const DUE_SOON_DAYS = 3;

const longOverdue: Rule = {
  id: 'R2',
  actionType: 'reach_out',
  priority: 85,
  page: 'contact',
  suggest: (facts) => {
    const timing = timingOf(facts);
    return timing && isLongOverdue(timing) ? reachOut(facts, lastContactSentence(timing)) : null;
  },
};

const dueSoon: Rule = {
  id: 'R3',
  actionType: 'reach_out',
  priority: 70,
  page: 'contact',
  suggest: (facts) => {
    const timing = timingOf(facts);
    // Once the stronger rule has taken over, and maybe was dismissed, this one must not nag on.
    if (!timing || isLongOverdue(timing)) return null;
    if (timing.overdueDays > 0) return reachOut(facts, lastContactSentence(timing));
    const daysLeft = timing.rhythm.days - timing.daysSinceLast;
    if (daysLeft > DUE_SOON_DAYS) return null;
    const rhythm = rhythmPhrase(timing.rhythm);
    return reachOut(facts, `The next contact is due ${inDays(daysLeft)} by ${rhythm}.`);
  },
};

const logFirst: Rule = {
  id: 'R10',
  actionType: 'reach_out',
  priority: 60,
  page: 'contact',
  suggest: ({ interactions }) => {
    if (interactions.length > 0) return null;
    return {
      title: 'Log when you were last in touch',
      reason: 'Nothing is recorded yet; with one entry the rhythm starts to count.',
      tipIds: ['first-note'],
      evidence: { interactions: 0 },
    };
  },
};

/** The rules about when the last contact was. */
export const TIMING_RULES: readonly Rule[] = [longOverdue, dueSoon, logFirst];

interface Timing {
  rhythm: Cadence;
  daysSinceLast: number;
  overdueDays: number;
}

/** How long ago the last contact was, null without any. */
function timingOf({ health }: ActionFacts): Timing | null {
  const { daysSinceLast, overdueDays, cadenceDays, cadenceSource } = health;
  if (daysSinceLast === null) return null;
  return { rhythm: { days: cadenceDays, source: cadenceSource }, daysSinceLast, overdueDays };
}

function isLongOverdue({ rhythm, overdueDays }: Timing): boolean {
  return overdueDays > rhythm.days;
}

function reachOut({ contact, health }: ActionFacts, reason: string): Suggestion {
  const channel = usualChannel(contact);
  const tipIds: ContactTipId[] = ['reach-out-thread'];
  if (channel) tipIds.push(CHANNEL_TIPS[channel]);
  return {
    title: channel ? `Reach out with a short ${channel}` : 'Reach out',
    reason,
    channelHint: channel,
    tipIds,
    evidence: { lastInteractionAt: health.lastInteractionAt, cadenceDays: health.cadenceDays },
    ...(health.nextDueAt === null ? {} : { dueAt: new Date(health.nextDueAt) }),
  };
}

function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${dayCount(days)}`;
}
