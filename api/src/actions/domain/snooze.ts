import { SNOOZE_DAYS } from '@rapport/contracts';
import { addDays } from '../../attention/domain/utc-days.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { type ActionMark } from './contact-actions.ts';
import { type UpdateActionDto } from '../dto/update-action.dto.ts';

const LONGEST_DAYS = Math.max(...SNOOZE_DAYS);
/** The client uses its own clock. */
const CLOCK_TOLERANCE_DAYS = 1;

/** The problem that `snoozeProblem` returns for an end that's too early or too late. */
export const OUT_OF_RANGE = `must be a time within the next ${LONGEST_DAYS} days`;

/** Returns what's wrong with the end of a snooze that begins `now`, worded to follow the name of its field. */
export function snoozeProblem(
  { status, snoozedUntil = null }: UpdateActionDto,
  now: Date,
): Problem {
  if (status !== 'snoozed') {
    return snoozedUntil === null ? null : 'must be null unless status is snoozed';
  }
  if (snoozedUntil === null) return 'is required when status is snoozed';
  const until = new Date(snoozedUntil);
  const latest = addDays(now, LONGEST_DAYS + CLOCK_TOLERANCE_DAYS);
  return until > now && until <= latest ? null : OUT_OF_RANGE;
}

/** Returns what is stored for an update. An undone action is stored as an expired snooze. */
export function markOf(
  actionId: string,
  { status, snoozedUntil = null }: UpdateActionDto,
  now: Date,
): ActionMark {
  if (status === 'open') return { actionId, status: 'snoozed', snoozedUntil: now };
  return {
    actionId,
    status,
    snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
  };
}
