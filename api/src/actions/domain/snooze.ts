import { SNOOZE_DAYS } from '@rapport/contracts';
import { addDays } from '../../health/domain/utc-days.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { type ActionMark } from './contact-actions.ts';
import { type UpdateActionDto } from '../dto/update-action.dto.ts';

const LONGEST_DAYS = Math.max(...SNOOZE_DAYS);
/** The client reckons with a clock of its own. */
const CLOCK_TOLERANCE_DAYS = 1;

/** What `snoozeProblem` says of an end that is too early or too late. */
export const OUT_OF_RANGE = `must be a time within the next ${LONGEST_DAYS} days`;

/** What is wrong with the end of a snooze that begins `now`, to follow the name of its field. */
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

/** What is kept of an update. An action that was taken back is kept as a snooze that is over. */
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
