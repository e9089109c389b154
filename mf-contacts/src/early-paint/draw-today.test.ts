/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type Today } from '@rapport/api-client';
import { makeMeeting } from '../testing/make-meeting.ts';
import { drawToday } from './draw-today.ts';

const QUIET: Today = {
  date: '2026-11-26',
  ...{ meetings: [], begun: [], followUps: [], due: [], dueCount: 0 },
  ...{ next: [], observe: [], recent: [], knownLeast: [] },
};
const MEETING = makeMeeting({
  startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  people: [{ id: 'l', displayName: '<img src=x>', photoPath: null, interactionId: 'i-1' }],
});

function draw(today: unknown): HTMLElement {
  const page = document.createElement('div');
  drawToday(page, today);
  return page;
}

describe('drawToday', () => {
  it("shows the day and the page's sentence about it", () => {
    const [, section] = draw(QUIET).children;
    expect(section).toHaveAttribute('aria-label', 'Today');
    expect(section).toHaveTextContent(/^TodayThursday, November 26Nothing is due and nothing is/);
  });

  it('shows text that looks like code as text', () => {
    const page = draw({ ...QUIET, ahead: [MEETING] });
    expect(page.querySelector('img')).toBeNull();
    expect(page).toHaveTextContent('<img src=x>');
  });

  it.each([null, [], { date: '2026-11-26' }])('refuses the answer %j', (answer) => {
    expect(() => draw(answer)).toThrow();
  });
});
