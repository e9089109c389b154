import { contactTip, MOST_OPEN_ACTIONS } from '@rapport/contracts';
import { type CadenceChange } from '../../attention/domain/cadence-changes.ts';
import {
  contactDue,
  contactAttention,
  happenedAndPlanned,
} from '../../attention/domain/contact-attention.ts';
import { type DueMark } from '../../attention/domain/due.ts';
import {
  type ActionContact,
  type ActionFacts,
  type ActionInteraction,
  type FollowUp,
  type Rule,
  type Suggestion,
} from './action-facts.ts';
import { bucketOf } from '../../attention/domain/bucket.ts';
import { followUpEvidence, OUTCOME_RULES } from './outcome-rules.ts';
import { PROFILE_RULES } from './profile-rules.ts';
import { TIMING_RULES } from './timing-rules.ts';
import { isTextAgainst } from '../../stated-preferences/domain/text-against.ts';
import { type ContactActionDto } from '../dto/contact-action.dto.ts';

/** What the user did with an action. */
export type ActionMark = DueMark;

export interface ActionsInput {
  contact: ActionContact;
  /** Every interaction with the contact, including planned ones, in any order. */
  interactions: readonly ActionInteraction[];
  /** Dated promises, earliest first. */
  followUps: readonly FollowUp[];
  /** The cadence that the user set, in whole days; null without one. */
  cadenceDays: number | null;
  /** The days on which the cadence changed, oldest first. */
  cadenceChanges: readonly CadenceChange[];
  marks: readonly ActionMark[];
  now: Date;
}

const RULES: readonly Rule[] = [...OUTCOME_RULES, ...TIMING_RULES, ...PROFILE_RULES];

/**
 * Returns every action that a rule suggests for a contact, highest priority first, with the user's mark. The ID
 * consists of the rule and its inputs, so a done or dismissed action stays that way until the inputs change; a
 * snoozed one reopens when the snooze ends.
 */
export function contactActions(input: ActionsInput): ContactActionDto[] {
  const { contact, marks, now } = input;
  const { happened, planned } = happenedAndPlanned(input.interactions, now);
  const history = { ...input, createdAt: contact.createdAt };
  const facts: ActionFacts = {
    contact,
    interactions: happened,
    followUps: input.followUps.filter(({ interactionDate }) => interactionDate <= now),
    planned: planned[0] ?? null,
    health: contactAttention(history),
    due: contactDue(history),
    now,
  };
  const markOf = new Map(marks.map((mark) => [mark.actionId, mark]));
  return RULES.flatMap((rule) => {
    const suggestions = [rule.suggest(facts) ?? []].flat();
    return suggestions.map((each) => toAction(rule, each, contact, markOf, now));
  }).sort((a, b) => b.priority - a.priority);
}

/**
 * Returns the actions that GET /api/actions shows: all that aren't open, and at most three open ones. Those are the
 * most urgent one, then those that reopened after a snooze or an undo, then the next most urgent.
 */
export function shownActions(
  actions: readonly ContactActionDto[],
  marks: readonly Pick<ActionMark, 'actionId'>[],
): ContactActionDto[] {
  const [first, ...others] = actions.filter(({ status }) => status === 'open');
  // A user who snoozed a step or undid a mark looks for that step; a step without a mark was never touched.
  const touched = new Set(marks.map(({ actionId }) => actionId));
  const wanted = others.filter(({ id }) => touched.has(id));
  const rest = others.filter(({ id }) => !touched.has(id));
  const shown = new Set([first, ...wanted, ...rest].slice(0, MOST_OPEN_ACTIONS));
  return actions.filter((action) => action.status !== 'open' || shown.has(action));
}

function toAction(
  rule: Rule,
  { title, reason, evidence, dueAt, channelHint = null, tipIds = [], followUp }: Suggestion,
  { id: contactId, stated }: Pick<ActionContact, 'id' | 'stated'>,
  markOf: ReadonlyMap<string, ActionMark>,
  now: Date,
): ContactActionDto {
  const id = `${rule.id}:${contactId}:${bucketOf(evidence)}`;
  return {
    id,
    contactId,
    ruleId: rule.id,
    title,
    reason,
    actionType: rule.actionType,
    priority: rule.priority,
    dueAt: dueAt?.toISOString() ?? null,
    channelHint,
    tipIds: tipIds.filter(
      (tip) => !stated.some((each) => isTextAgainst(contactTip(tip) ?? '', each)),
    ),
    evidence,
    link: rule.page === 'contact' ? `/contacts/${contactId}` : `/assessment/${contactId}`,
    ...statusNow(followUp ? markOfFollowUp(id, followUp) : markOf.get(id), now),
  };
}

/** Returns the ID of the action for a dated follow-up. Another day gives another ID. */
export function followUpActionId(
  contactId: string,
  followUp: Pick<FollowUp, 'interactionId' | 'followUpAt'>,
): string {
  return `R4:${contactId}:${bucketOf(followUpEvidence(followUp))}`;
}

function markOfFollowUp(
  actionId: string,
  { status, snoozedUntil }: FollowUp,
): ActionMark | undefined {
  return status === null ? undefined : { actionId, status, snoozedUntil };
}

function statusNow(
  mark: ActionMark | undefined,
  now: Date,
): Pick<ContactActionDto, 'status' | 'snoozedUntil'> {
  const open = { status: 'open', snoozedUntil: null } as const;
  if (!mark) return open;
  if (mark.status !== 'snoozed') return { status: mark.status, snoozedUntil: null };
  const { snoozedUntil } = mark;
  if (snoozedUntil === null || snoozedUntil <= now) return open;
  return { status: 'snoozed', snoozedUntil: snoozedUntil.toISOString() };
}
