import { MOST_OPEN_ACTIONS } from '@rapport/contracts';
import { type CadenceChange } from '../../health/domain/cadence-changes.ts';
import {
  contactDue,
  contactHealth,
  happenedAndPlanned,
} from '../../health/domain/contact-health.ts';
import { type DueMark } from '../../health/domain/due.ts';
import {
  type ActionContact,
  type ActionFacts,
  type ActionInteraction,
  type FollowUp,
  type Rule,
  type Suggestion,
} from './action-facts.ts';
import { bucketOf } from '../../health/domain/bucket.ts';
import { followUpEvidence, OUTCOME_RULES } from './outcome-rules.ts';
import { PROFILE_RULES } from './profile-rules.ts';
import { TIMING_RULES } from './timing-rules.ts';
import { type ContactActionDto } from '../dto/contact-action.dto.ts';

/** What the user did with an action. */
export type ActionMark = DueMark;

export interface ActionsInput {
  contact: ActionContact;
  /** Every interaction with the contact, planned ones too, in any order. */
  interactions: readonly ActionInteraction[];
  /** What was promised for a day, the soonest first. */
  followUps: readonly FollowUp[];
  /** The cadence the user set, in whole days; null when none is set. */
  cadenceDays: number | null;
  /** The days from which another cadence counted, oldest first. */
  cadenceChanges: readonly CadenceChange[];
  marks: readonly ActionMark[];
  now: Date;
}

const RULES: readonly Rule[] = [...OUTCOME_RULES, ...TIMING_RULES, ...PROFILE_RULES];

/**
 * Every action that a rule suggests for a contact, highest priority first, with what the user did
 * with it. The id names the rule and its inputs: what was done or dismissed stays so until the
 * inputs change, and what was snoozed opens again when its time is over.
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
    health: contactHealth(history),
    due: contactDue(history),
    now,
  };
  const markOf = new Map(marks.map((mark) => [mark.actionId, mark]));
  return RULES.flatMap((rule) => {
    const suggestions = [rule.suggest(facts) ?? []].flat();
    return suggestions.map((each) => toAction(rule, each, contact.id, markOf, now));
  }).sort((a, b) => b.priority - a.priority);
}

/**
 * The actions as GET /api/actions shows them: all that are not open, and three open ones at most.
 * Those are the most urgent one, then what is open again after it was put off or taken back, then
 * the next urgent.
 */
export function shownActions(
  actions: readonly ContactActionDto[],
  marks: readonly Pick<ActionMark, 'actionId'>[],
): ContactActionDto[] {
  const [first, ...others] = actions.filter(({ status }) => status === 'open');
  // A person who snoozed a step or took it back looks for it; a step without a mark was never touched.
  const touched = new Set(marks.map(({ actionId }) => actionId));
  const wanted = others.filter(({ id }) => touched.has(id));
  const rest = others.filter(({ id }) => !touched.has(id));
  const shown = new Set([first, ...wanted, ...rest].slice(0, MOST_OPEN_ACTIONS));
  return actions.filter((action) => action.status !== 'open' || shown.has(action));
}

function toAction(
  rule: Rule,
  { title, reason, evidence, dueAt, channelHint = null, tipIds = [], followUp }: Suggestion,
  contactId: string,
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
    tipIds,
    evidence,
    link: rule.page === 'contact' ? `/contacts/${contactId}` : `/assessment/${contactId}`,
    ...statusNow(followUp ? markOfFollowUp(id, followUp) : markOf.get(id), now),
  };
}

/** The id of the action that a follow-up with a date makes. It is a new one for another day. */
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
