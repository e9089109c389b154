import { type ContactTipId } from '@rapport/contracts';
import { type Cadence } from '../../attention/domain/cadence.ts';
import {
  cadencePhrase,
  firstContactSentence,
  inDays,
  lastContactSentence,
} from '../../attention/domain/attention-reasons.ts';
import { PLANNED_SOON_DAYS } from '../../contacts/domain/due-day.ts';
import { reachOutEvidence } from '../../attention/domain/due.ts';
import { addDays, daysBetween } from '../../attention/domain/utc-days.ts';
import { type ActionFacts, type Rule, type Suggestion } from './action-facts.ts';
import { CHANNEL_TIPS, shortNoun, usualChannel } from './channel.ts';

const DUE_SOON_DAYS = 3;

const longOverdue: Rule = {
  id: 'R2',
  actionType: 'reach_out',
  priority: 85,
  page: 'contact',
  suggest: (facts) => {
    if (!isLongOverdue(facts) || isPlanned(facts)) return null;
    return reachOut(facts, delaySentence(facts));
  },
};

const dueSoon: Rule = {
  id: 'R3',
  actionType: 'reach_out',
  priority: 70,
  page: 'contact',
  suggest: (facts) => {
    // Once the stronger rule applies, and may have been dismissed, this one must not keep nagging.
    if (isLongOverdue(facts) || isPlanned(facts) || !isChosen(facts)) return null;
    if (facts.health.overdueDays > 0) return reachOut(facts, delaySentence(facts));
    const daysLeft = daysBetween(facts.now, facts.due.dueAt);
    if (daysLeft > DUE_SOON_DAYS) return null;
    const which = facts.health.daysSinceLast === null ? 'first' : 'next';
    return reachOut(
      facts,
      `The ${which} contact is due ${inDays(daysLeft)} by ${cadencePhrase(cadenceOf(facts))}.`,
    );
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
      reason: 'No contact is logged yet. Log one to start the cadence.',
      tipIds: ['first-note'],
      evidence: { interactions: 0 },
    };
  },
};

/** Rules about the time of the last interaction. */
export const TIMING_RULES: readonly Rule[] = [longOverdue, dueSoon, logFirst];

/** Without a cadence that the user set, a contact is never due. */
function isChosen({ health }: ActionFacts): boolean {
  return health.cadenceSource === 'user';
}

function isLongOverdue({ health }: ActionFacts): boolean {
  return health.overdueDays > health.cadenceDays;
}

/** Returns whether an interaction is planned by the due date, or within two weeks if that has passed. */
function isPlanned(facts: ActionFacts): boolean {
  if (facts.planned === null) return false;
  const soon = addDays(facts.now, PLANNED_SOON_DAYS);
  const { dueAt } = facts.due;
  return facts.planned.interactionDate <= (dueAt > soon ? dueAt : soon);
}

function delaySentence(facts: ActionFacts): string {
  const { contact, due, health, now } = facts;
  const { overdueDays, daysSinceLast } = health;
  const delay = { cadence: cadenceOf(facts), due, overdueDays, now };
  return daysSinceLast === null
    ? firstContactSentence({ ...delay, daysSinceAdded: daysBetween(contact.createdAt, now) })
    : lastContactSentence({ ...delay, daysSinceLast });
}

function cadenceOf({ health: { cadenceDays, cadenceSource } }: ActionFacts): Cadence {
  return { days: cadenceDays, source: cadenceSource };
}

function reachOut(facts: ActionFacts, reason: string): Suggestion {
  const { contact, health, interactions } = facts;
  const channel = usualChannel(contact);
  const tipIds: ContactTipId[] = ['reach-out-thread'];
  if (channel) tipIds.push(CHANNEL_TIPS[channel]);
  return {
    title: channel ? `Reach out with ${shortNoun(channel, contact)}` : 'Reach out',
    reason,
    channelHint: channel,
    tipIds,
    evidence: reachOutEvidence(interactions[0]?.interactionDate ?? null, health.cadenceDays),
    dueAt: facts.due.dueAt,
  };
}
