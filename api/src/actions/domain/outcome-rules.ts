import { type ChannelHint } from '@rapport/contracts';
import { repairEvidence } from '../../attention/domain/due.ts';
import { INTERACTION_NOUNS } from '../../attention/domain/interaction-nouns.ts';
import { addDays, daysAgo, daysBetween } from '../../attention/domain/utc-days.ts';
import {
  type ActionFacts,
  type ActionInteraction,
  type FollowUp,
  type Rule,
  type Suggestion,
} from './action-facts.ts';
import {
  CHANNEL_TIPS,
  channelNoun,
  otherChannel,
  repairChannel,
  shortNoun,
  usualChannel,
} from './channel.ts';

const FOLLOW_UP_DAYS = 2;
const STREAK = 3;

const repair: Rule = {
  id: 'R1',
  actionType: 'repair',
  priority: 95,
  page: 'contact',
  suggest: ({ contact, interactions: [last], now }) => {
    if (last?.outcome !== 'negative') return null;
    const channelHint = repairChannel(contact);
    const how =
      channelHint === null
        ? ''
        : channelHint === 'meeting'
          ? ' in person'
          : ` with ${shortNoun(channelHint, contact)}`;
    return {
      title: `Clear the air${how}`,
      channelHint,
      reason: `The last ${nounAndDay(last, now)} had a negative outcome, and nothing has followed since.`,
      tipIds: ['repair-own-part', 'repair-one-change'],
      evidence: repairEvidence(last.interactionDate),
    };
  },
};

const followUp: Rule = {
  id: 'R4',
  actionType: 'follow_up',
  priority: 80,
  page: 'contact',
  suggest: (facts) => {
    const { contact, followUps, now } = facts;
    const [last] = facts.interactions;
    const dated = followUps
      .filter((each) => isListed(each, facts))
      .map((each) => datedFollowUp(each, facts));
    const isDated = followUps.some(
      ({ interactionDate }) => interactionDate.getTime() === last?.interactionDate.getTime(),
    );
    if (last?.outcome !== 'follow_up_needed' || isDated) return dated;
    const undated: Suggestion = {
      title: `Follow up on the last ${INTERACTION_NOUNS[last.type]}`,
      reason: `The last ${nounAndDay(last, now)} was marked as needing a follow-up.`,
      dueAt: addDays(last.interactionDate, FOLLOW_UP_DAYS),
      channelHint: usualChannel(contact),
      tipIds: ['follow-up-promise'],
      evidence: { lastInteractionAt: last.interactionDate.toISOString(), outcome: last.outcome },
    };
    return [undated, ...dated];
  },
};

/** A done or dismissed follow-up stays visible for a day, and as long as it belongs to the last interaction. */
function isListed(
  { status, markedAt, interactionDate }: FollowUp,
  { interactions: [last], now }: ActionFacts,
): boolean {
  if (status === null || status === 'snoozed') return true;
  if (last && interactionDate >= last.interactionDate) return true;
  return markedAt !== null && markedAt > addDays(now, -1);
}

function datedFollowUp(
  followUp: FollowUp,
  { contact, interactions: [last], now }: ActionFacts,
): Suggestion {
  const { type, interactionDate, followUpAt, followUpText } = followUp;
  const isLast = last?.interactionDate.getTime() === interactionDate.getTime();
  return {
    followUp,
    title: followUpText ?? `Follow up on the ${isLast ? 'last ' : ''}${INTERACTION_NOUNS[type]}`,
    reason: `Promised in the ${INTERACTION_NOUNS[type]} ${daysAgo(daysBetween(interactionDate, now))}.`,
    // Noon UTC is the same calendar day in nearly every time zone.
    dueAt: new Date(`${followUpAt}T12:00:00.000Z`),
    channelHint: usualChannel(contact),
    tipIds: ['follow-up-promise'],
    evidence: followUpEvidence(followUp),
  };
}

/** The evidence that identifies a dated follow-up: its interaction and its day. */
export function followUpEvidence({
  interactionId,
  followUpAt,
}: Pick<FollowUp, 'interactionId' | 'followUpAt'>): Suggestion['evidence'] {
  return { interactionId, followUpAt };
}

const changeFormat: Rule = {
  id: 'R5',
  actionType: 'prepare',
  priority: 75,
  page: 'contact',
  suggest: ({ contact, interactions, health }) => {
    if (health.trend !== 'declining') return null;
    const channel = otherChannel(
      contact,
      interactions.map(({ type }) => type),
    );
    if (channel === null) return null;
    const titles: Record<ChannelHint, string> = {
      call: `Try ${shortNoun('call', contact)} this time`,
      message:
        channelNoun('message', contact) === 'email'
          ? 'Try an email this time'
          : 'Try a written message this time',
      meeting: 'Try meeting in person this time',
    };
    const rated = ratedInteractions(interactions).slice(0, 6);
    return {
      title: titles[channel],
      reason: 'The last few went less well. Try another way to talk.',
      channelHint: channel,
      tipIds: [CHANNEL_TIPS[channel]],
      evidence: {
        lastOutcomeAt: rated[0]?.interactionDate.toISOString() ?? null,
        outcomes: rated.map(({ outcome }) => outcome).join(', '),
      },
    };
  },
};

const deepen: Rule = {
  id: 'R11',
  actionType: 'reach_out',
  priority: 40,
  page: 'contact',
  suggest: ({ contact, interactions }) => {
    const rated = ratedInteractions(interactions);
    const end = rated.findIndex(({ outcome }) => outcome !== 'positive');
    const streak = end === -1 ? rated : rated.slice(0, end);
    const first = streak.at(-1);
    if (!first || streak.length < STREAK) return null;
    return {
      title: 'Thank them, or introduce them to someone',
      reason: `The last ${streak.length} outcomes were positive. Give something back.`,
      channelHint: usualChannel(contact),
      tipIds: ['deepen-thanks', 'deepen-introduction'],
      // Once per three positive interactions, not after each further one.
      evidence: {
        streakSince: first.interactionDate.toISOString(),
        threesInARow: Math.floor(streak.length / STREAK),
      },
    };
  },
};

/** Rules about the outcomes of past interactions. */
export const OUTCOME_RULES: readonly Rule[] = [repair, followUp, changeFormat, deepen];

/** Returns the interactions that have an outcome. */
function ratedInteractions(interactions: readonly ActionInteraction[]): ActionInteraction[] {
  return interactions.filter(({ outcome }) => outcome !== null && outcome !== 'follow_up_needed');
}

/** Returns text like 'meeting, 3 days ago,'. */
function nounAndDay({ type, interactionDate }: ActionInteraction, now: Date): string {
  return `${INTERACTION_NOUNS[type]}, ${daysAgo(daysBetween(interactionDate, now))},`;
}
