/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type Today } from '@rapport/api-client';
import { clockTime } from '@rapport/shared-ui';
import { drawToday } from './draw-today.ts';
import { drawList } from './draw-list.ts';
import { makeContact } from '../testing/make-contact.ts';

const person = (id: string, displayName: string) => ({ id, displayName, photoPath: null });
const due = (id: string, displayName: string): Today['due'][number] => ({
  person: person(id, displayName),
  actionId: `due-${id}`,
  kind: 'due',
  reason: 'Due today.',
  dueAt: '2026-11-26T00:00:00.000Z',
});
const TODAY: Today = {
  date: '2026-11-26',
  meetings: [],
  begun: [],
  followUps: [
    {
      person: person('a', 'Ada Lovelace'),
      interactionId: 'i-1',
      actionId: 'follow-up-1',
      title: 'Send the figures',
      reason: 'You promised it to Ada Lovelace on Monday.',
      followUpAt: '2026-11-26',
      daysLate: 0,
    },
  ],
  due: ['Bob', 'Carl', 'Dora', 'Eve'].map((name) => due(name.toLowerCase(), name)),
  dueCount: 4,
  next: [],
  observe: [],
  recent: [],
  knownLeast: [],
};

const MEETING: Today['meetings'][number] = {
  person: person('l', 'Lise Meitner'),
  interactionId: 'i-2',
  type: 'meeting',
  description: 'Introduction to the plant',
  duration: 30,
  interactionDate: '2026-11-27T10:15:00',
  day: 'tomorrow',
  meeting: null,
};

describe('drawToday', () => {
  it("shows the day's summary, promises, and the first due contact", () => {
    const day = drawToday(TODAY);
    expect(day).toHaveTextContent(/^TodayThursday, November 26One promise to keep and four people/);
    expect([...day.querySelectorAll('h3')].map((head) => head.textContent)).toEqual([
      'Promised 1',
      'Due 4',
    ]);
    expect(
      [...day.querySelectorAll('li')].map((row) => [
        row.textContent,
        row.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual([
      ['Send the figuresYou promised it to Ada Lovelace on Monday.', '/contacts?selected=a'],
      ['BobDue today.', '/contacts?selected=bob'],
      ['CarlDue today.', '/contacts?selected=carl'],
      ['DoraDue today.', '/contacts?selected=dora'],
    ]);
  });

  it('shows when and why someone is met', () => {
    const meetings: Today['meetings'] = [
      MEETING,
      { ...MEETING, day: 'today', type: 'call', description: null },
    ];
    const time = clockTime(new Date(MEETING.interactionDate));
    const rows = drawToday({ ...TODAY, meetings, followUps: [], due: [] });
    expect([...rows.querySelectorAll('h3, li')].map(({ textContent }) => textContent)).toEqual([
      'Meetings 2',
      `Lise MeitnerTomorrow, ${time}. Introduction to the plant`,
      `Lise MeitnerToday, ${time}. Call`,
    ]);
  });

  it('shows text that looks like code as text', () => {
    const day = drawToday({ ...TODAY, due: [due('x', '<img src=x onerror=alert(1)>')] });
    expect(day.querySelector('img')).toBeNull();
    expect(day).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  it('says only the sentence on a quiet day', () => {
    const day = drawToday({ ...TODAY, followUps: [], due: [], dueCount: 0 });
    expect(day).toHaveTextContent(/Nothing is due and nothing is promised\.$/);
    expect(day.querySelector('ul')).toBeNull();
  });

  it.each([null, [], { date: '2026-11-26' }])('refuses the answer %j', (answer) => {
    expect(() => drawToday(answer)).toThrow();
  });

  it('stands before the list on a phone', () => {
    const page = document.createElement('div');
    drawList(
      page,
      [makeContact({ displayName: 'Ada Lovelace' })],
      { total: '1', sort: null },
      drawToday(TODAY),
    );
    const [day, head, list] = page.querySelector('.first-phone')?.children ?? [];
    expect(day).toHaveAttribute('aria-label', 'Today');
    expect(head).toHaveTextContent('Contacts 1');
    expect(list).toHaveTextContent('Ada Lovelace');
  });
});
