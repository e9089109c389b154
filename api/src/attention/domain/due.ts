import { type ActionStatus, type DueState } from '@rapport/contracts';
import { endOfDueDay, PLANNED_SOON_DAYS } from '../../contacts/domain/due-day.ts';
import { bucketOf } from './bucket.ts';
import { contactDue, happenedAndPlanned, type AttentionInput } from './contact-attention.ts';
import { addDays } from './utc-days.ts';

/** The user's mark on a next step. */
export interface DueMark {
  actionId: string;
  status: Exclude<ActionStatus, 'open'>;
  /** Relevant only if the status is `snoozed`. */
  snoozedUntil: Date | null;
}

/** The input for a contact's due date. */
export interface DueInput extends AttentionInput {
  contactId: string;
  marks: readonly DueMark[];
}

/**
 * From when on a contact is due, as stored for lists. contacts/due-sql.ts reads it: that file and this one define
 * "due", and all code about due contacts uses one of them.
 */
export interface DuePoint {
  /** When it becomes due; null for never, because no cadence was chosen or its next step was set aside. */
  dueAt: Date | null;
  /** When it would have been due by its cadence if its next step had not been set aside; otherwise null. */
  setAsideFrom: Date | null;
  /** When a contact whose last interaction went badly needs another one; null if it didn't go badly. */
  repairAt: Date | null;
}

/** Returns the evidence that identifies the next step for a due contact. */
export function reachOutEvidence(lastAt: Date | null, cadenceDays: number) {
  return { lastInteractionAt: lastAt?.toISOString() ?? null, cadenceDays };
}

/** Returns the evidence that identifies the next step after an interaction that went badly. */
export function repairEvidence(lastAt: Date) {
  return { lastInteractionAt: lastAt.toISOString(), outcome: 'negative' };
}

/**
 * Returns when a contact is due: when the cadence that the user chose has passed, or when the last interaction went
 * badly, unless the resulting next step was set aside, until a day or until something changes. A long overdue
 * contact gets another next step, so an earlier mark doesn't apply to it.
 */
export function duePoint(input: DueInput): DuePoint {
  const [last] = happenedAndPlanned(input.interactions, input.now).happened;
  const heldUntil = (rule: string, evidence: Readonly<Record<string, unknown>>) =>
    holdOf(input.marks, `${rule}:${input.contactId}:${bucketOf(evidence)}`);
  const repairFrom =
    last?.outcome === 'negative'
      ? Math.max(
          last.interactionDate.getTime(),
          heldUntil('R1', repairEvidence(last.interactionDate)) ?? -Infinity,
        )
      : Infinity;
  const { cadenceDays } = input;
  if (cadenceDays === null) {
    return { dueAt: dateOf(repairFrom), setAsideFrom: null, repairAt: dateOf(repairFrom) };
  }
  const passed = contactDue(input).dueAt;
  const evidence = reachOutEvidence(last?.interactionDate ?? null, cadenceDays);
  const longOverdue = addDays(passed, cadenceDays + 1).getTime();
  const soonHeld = heldUntil('R3', evidence) ?? -Infinity;
  const longHeld = heldUntil('R2', evidence);
  const cadenceFrom =
    longHeld === null
      ? Math.min(Math.max(passed.getTime(), soonHeld), longOverdue)
      : Math.max(longOverdue, longHeld);
  return {
    dueAt: dateOf(Math.min(cadenceFrom, repairFrom)),
    setAsideFrom: cadenceFrom > passed.getTime() && isHeld(soonHeld, longHeld) ? passed : null,
    repairAt: dateOf(repairFrom),
  };
}

/**
 * Returns the state of a contact at `now`, like contacts/due-sql.ts does for a row.
 * @param planned the next planned interaction
 */
export function dueStateOf(point: DuePoint, planned: Date | null, now: Date): DueState {
  const { dueAt, setAsideFrom, repairAt } = point;
  const isBy = (date: Date | null) => date !== null && date < endOfDueDay(now);
  if (dueAt === null) return isBy(setAsideFrom) ? 'set_aside' : 'none';
  const soon = addDays(now, PLANNED_SOON_DAYS);
  if (planned !== null && planned <= (dueAt > soon ? dueAt : soon)) return 'planned';
  if (!isBy(dueAt)) return isBy(setAsideFrom) ? 'set_aside' : 'later';
  return isBy(repairAt) ? 'repair' : 'due';
}

/** Returns the date to show: a contact that was set aside and is due again is late since its cadence passed. */
export function shownDueAt({ dueAt, setAsideFrom }: DuePoint, now: Date): Date | null {
  return dueAt !== null && dueAt < endOfDueDay(now) ? (setAsideFrom ?? dueAt) : dueAt;
}

/** Returns until when a next step is set aside, in milliseconds; Infinity for good, null if it isn't. */
function holdOf(marks: readonly DueMark[], actionId: string): number | null {
  const mark = marks.find((each) => each.actionId === actionId);
  if (mark === undefined) return null;
  return mark.status === 'snoozed' ? (mark.snoozedUntil?.getTime() ?? -Infinity) : Infinity;
}

function isHeld(...holds: readonly (number | null)[]): boolean {
  return holds.some((hold) => hold !== null && hold > -Infinity);
}

function dateOf(milliseconds: number): Date | null {
  return Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
}
