import { type ChannelHint } from '@rapport/contracts';
import { INTERACTION_NOUNS } from '../../health/domain/interaction-nouns.ts';
import { addDays, daysAgo, daysBetween } from '../../health/domain/utc-days.ts';
import { type ActionInteraction, type Rule } from './action-facts.ts';
import { CHANNEL_TIPS, otherChannel, outwardOrInward, usualChannel } from './channel.ts';

const FOLLOW_UP_DAYS = 2;
const STREAK = 3;

const repair: Rule = {
  id: 'R1',
  actionType: 'repair',
  priority: 95,
  page: 'contact',
  suggest: ({ contact, interactions: [last], now }) => {
    if (last?.outcome !== 'negative') return null;
    const repairs = {
      E: { title: 'Clear the air in person', channelHint: 'meeting' },
      I: { title: 'Clear the air with a short message', channelHint: 'message' },
      open: { title: 'Clear the air', channelHint: null },
    } as const;
    return {
      ...repairs[outwardOrInward(contact)],
      reason: `The last ${nounAndDay(last, now)} had a negative outcome, and nothing has followed since.`,
      tipIds: ['repair-own-part', 'repair-one-change'],
      evidence: { lastInteractionAt: last.interactionDate.toISOString(), outcome: last.outcome },
    };
  },
};

const followUp: Rule = {
  id: 'R4',
  actionType: 'follow_up',
  priority: 80,
  page: 'contact',
  suggest: ({ contact, interactions: [last], now }) => {
    if (last?.outcome !== 'follow_up_needed') return null;
    return {
      title: `Follow up on the last ${INTERACTION_NOUNS[last.type]}`,
      reason: `The last ${nounAndDay(last, now)} was marked as needing a follow-up.`,
      dueAt: addDays(last.interactionDate, FOLLOW_UP_DAYS),
      channelHint: usualChannel(contact),
      tipIds: ['follow-up-promise'],
      evidence: { lastInteractionAt: last.interactionDate.toISOString(), outcome: last.outcome },
    };
  },
};

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
    const titles: Record<ChannelHint, string> = {
      call: 'Try a short call this time',
      message: 'Try a written message this time',
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
      // Once for every three good contacts, not after each further one.
      evidence: {
        streakSince: first.interactionDate.toISOString(),
        threesInARow: Math.floor(streak.length / STREAK),
      },
    };
  },
};

/** The rules about how past contacts went. */
export const OUTCOME_RULES: readonly Rule[] = [repair, followUp, changeFormat, deepen];

/** Interactions that say how they went. */
function ratedInteractions(interactions: readonly ActionInteraction[]): ActionInteraction[] {
  return interactions.filter(({ outcome }) => outcome !== null && outcome !== 'follow_up_needed');
}

/** Like 'meeting, 3 days ago,'. */
function nounAndDay({ type, interactionDate }: ActionInteraction, now: Date): string {
  return `${INTERACTION_NOUNS[type]}, ${daysAgo(daysBetween(interactionDate, now))},`;
}
