import { shownText } from '@rapport/contracts';
import { headline } from '../features/today/agenda-words.ts';
import { dueTotal, longDay, meetingWords } from '../features/today/today-words.ts';
import { avatarOf, element, linkTo, listOf, textOf } from './elements.ts';

/** The initial number of each kind on a phone. The page itself shows the same number of due contacts. */
const MOST_ROWS = 3;

/** An entry of the day: a promise with its words, or a person with a reason or a meeting. */
function drawEntry(entry: unknown): HTMLElement {
  const person: unknown = Object(entry).person;
  const name = textOf(person, 'displayName');
  const promise = textOf(entry, 'title');
  const lines = element('div', '');
  lines.append(
    linkTo(textOf(person, 'id'), promise || name),
    element('span', textOf(entry, 'reason') || shownText(meetingWords(Object(entry))), {
      dir: 'auto',
    }),
  );
  const row = element('li', '');
  // The page has a checkbox in this place.
  row.append(promise === '' ? avatarOf(person) : element('s', ''), lines);
  return row;
}

function drawBlock(title: string, entries: readonly unknown[], count: string): HTMLElement[] {
  if (entries.length === 0) return [];
  const head = element('h3', `${title} `);
  head.append(element('small', count));
  return [head, listOf(title, entries.slice(0, MOST_ROWS).map(drawEntry))];
}

/**
 * The day that a phone shows before the list: what to do, promises, and due contacts.
 * @param today response of GET /api/today
 * @throws TypeError if the response has another shape
 */
export function drawToday(today: unknown): HTMLElement {
  const day = Object(today);
  const { meetings, followUps, due, dueCount } = day;
  const section = element('section', '', { 'aria-label': 'Today' });
  section.append(
    element('h2', 'Today'),
    element('time', longDay(day.date)),
    element('p', shownText(headline(day))),
    ...drawBlock('Meetings', meetings, String(meetings.length)),
    ...drawBlock('Promised', followUps, String(followUps.length)),
    ...drawBlock('Due', due, dueTotal(dueCount)),
  );
  return section;
}
