import { type Undo } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { clockTime, daysApart } from '@rapport/shared-ui';

/** Returns what was done, as a sentence. */
export function doneWords({ kind, name, otherName, count }: Undo): string {
  const who = nameInSentence(name ?? '');
  switch (kind) {
    case 'merge':
      return `${nameInSentence(otherName ?? '')} is part of ${who} now.`;
    case 'deletion':
      return count === 1 ? `${who} was deleted.` : `${amount(count)} contacts were deleted.`;
    case 'import':
      return `${count === 1 ? 'One contact' : `${amount(count)} contacts`} came in with ${shownText(name ?? 'a file')}.`;
    case 'calendar_file':
      return `${count === 1 ? 'One meeting' : `${amount(count)} meetings`} came in with a calendar file.`;
    case 'labels':
      return `The labels of ${contacts(count)} were changed.`;
    case 'cadence':
      return `The cadence of ${contacts(count)} was changed.`;
    case 'organization':
      return `The company of ${contacts(count)} was changed.`;
    case 'meeting':
      return `${shownText(name ?? 'A meeting')} was removed from your meetings.`;
    default:
      return kind satisfies never;
  }
}

/** Returns until when it can be undone: "Until 10:42 AM", "Until tomorrow, 9:14 AM". */
export function untilWords({ until }: Pick<Undo, 'until'>, now = new Date()): string {
  const end = new Date(until);
  const day = daysApart(now, end) === 0 ? '' : 'tomorrow, ';
  return `Until ${day}${clockTime(end)}`;
}

function contacts(count: number): string {
  return count === 1 ? 'one contact' : `${amount(count)} contacts`;
}

function amount(count: number): string {
  return count.toLocaleString('en-US');
}
