import { type DueFacts, shownDueState } from '@rapport/contracts';
import { shortTime } from '@rapport/shared-ui';

/** When a contact is due, short enough for a row: "Due", or "Due in 25 d", in whole UTC days. */
export function dueText(facts: DueFacts, now = new Date()): string {
  const state = shownDueState(facts, now);
  switch (state) {
    case 'none':
    case 'planned':
      return '';
    case 'set_aside':
      return 'Set aside';
    case 'repair':
      return 'Needs repair';
    case 'due':
      return 'Due';
    case 'later':
      return facts.nextDueAt === null
        ? ''
        : `Due in ${shortTime(utcDay(new Date(facts.nextDueAt)), utcDay(now))}`;
    default:
      return state satisfies never;
  }
}

function utcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}
