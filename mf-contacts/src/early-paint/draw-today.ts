import { shownText } from '@rapport/contracts';
import { headline } from '../features/today/agenda-words.ts';
import { longDay } from '../features/today/today-words.ts';
import { color, element } from './elements.ts';

/** The head of the day, in the theme's sizes and colors. */
const STYLE = `
.first-day{--first-font:'Inter Variable','Inter Fallback',system-ui,sans-serif;display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;align-items:baseline;padding:1rem;color:${color('textMuted')};font:400 .875rem/1.25rem var(--first-font)}
.first-day h2{margin:0;color:${color('text')};font:660 1.75rem/2.25rem var(--first-font);letter-spacing:-.018em}
.first-day p{grid-column:1/-1;margin:0;font-size:.9375rem;line-height:1.5rem}
`;

/**
 * Draws the head of the day into `page`, as a phone shows it before the list. What follows it depends on more than
 * this response, and mustn't move under the reader's finger.
 * @param today response of GET /api/today
 * @throws TypeError if the response has another shape
 */
export function drawToday(page: HTMLElement, today: unknown): void {
  const day = Object(today);
  const section = element('section', '', { class: 'first-day', 'aria-label': 'Today' });
  section.append(
    element('h2', 'Today'),
    element('time', longDay(day.date)),
    element('p', shownText(headline(day))),
  );
  page.append(element('style', STYLE), section);
}
