import { shortTime } from '@rapport/shared-ui';

/** "Due" from the moment on that a contact is due, and before that how long it takes; in whole days of UTC. */
export function dueText(date: Date, now = new Date()): string {
  if (date <= now) return 'Due';
  const dueDay = utcDay(date);
  const today = utcDay(now);
  return dueDay > today ? `Due in ${shortTime(dueDay, today)}` : 'Due today';
}

function utcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}
