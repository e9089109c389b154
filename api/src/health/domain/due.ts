import { type ActionStatus, type DueState } from '@rapport/contracts';
import { endOfDueDay, PLANNED_SOON_DAYS } from '../../contacts/domain/due-day.ts';
import { bucketOf } from './bucket.ts';
import { contactDue, happenedAndPlanned, type HealthInput } from './contact-health.ts';
import { addDays } from './utc-days.ts';

/** What the user did with a next step. */
export interface DueMark {
  actionId: string;
  status: Exclude<ActionStatus, 'open'>;
  /** Only of interest with `snoozed`. */
  snoozedUntil: Date | null;
}

/** Everything that the due date of a contact follows from. */
export interface DueInput extends HealthInput {
  contactId: string;
  marks: readonly DueMark[];
}

/**
 * From when on a contact is due, as lists store it. contacts/due-sql.ts reads it: that file and this one hold
 * what "due" means, and everything that says who is due asks one of them.
 */
export interface DuePoint {
  /** From then on it is due; null for never, because no cadence was chosen or its next step was set aside. */
  dueAt: Date | null;
  /** When it would have been due by its cadence, if its next step had not been set aside; else null. */
  setAsideFrom: Date | null;
  /** From when on a contact that went badly asks for another one; null where none did. */
  repairAt: Date | null;
}

/** What makes the next step of someone who is due another one. */
export function reachOutEvidence(lastAt: Date | null, cadenceDays: number) {
  return { lastInteractionAt: lastAt?.toISOString() ?? null, cadenceDays };
}

/** What makes the next step after a contact that went badly another one. */
export function repairEvidence(lastAt: Date) {
  return { lastInteractionAt: lastAt.toISOString(), outcome: 'negative' };
}

/**
 * A contact is due when the cadence that the user chose for it has passed, or when the last contact went badly, unless
 * the next step that follows from that was set aside: until a day, or until something changes. Someone who is long
 * overdue gets another next step, so that what was done or dismissed asks again then.
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
 * What a contact is at `now`. contacts/due-sql.ts says the same of a row.
 * @param planned what is planned next
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

/** The date to show: what was set aside and asks again is late since its cadence passed. */
export function shownDueAt({ dueAt, setAsideFrom }: DuePoint, now: Date): Date | null {
  return dueAt !== null && dueAt < endOfDueDay(now) ? (setAsideFrom ?? dueAt) : dueAt;
}

/** Until when a next step was set aside, in milliseconds; without end for good, and null where it was not. */
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
