import { DUE_STATES, type DueFacts } from '@rapport/contracts';
import { shortTime } from '@rapport/shared-ui';
import { dueText } from '../contacts/due-text.ts';
import { avatarOf, color, element, linkTo, listOf, textOf } from './elements.ts';

/** As many rows as fit on a tall screen. */
const MOST_ROWS = 24;

/** The list pane with its header and rows, in the theme's sizes and colors. */
const STYLE = `
.first{--first-font:'Inter Variable','Inter Fallback',system-ui,sans-serif;width:20rem;background:${color('canvas')};color:${color('text')};font:400 .875rem/1.25rem var(--first-font);height:100%;overflow:hidden;box-sizing:border-box;border-right:1px solid ${color('borderSubtle')}}
.first p{height:8rem;margin:0;padding:1.25rem 1rem 0;box-sizing:content-box;font-size:1.25rem;line-height:1.75rem;font-weight:640;letter-spacing:-.018em}
.first p small{font:450 .75rem/1rem var(--first-font);letter-spacing:0;color:${color('textFaint')}}
.first ul{margin:0 .5rem;padding:0;list-style:none}
.first li{display:flex;gap:.75rem;box-sizing:border-box;height:4rem;padding:.3125rem .5rem;position:relative}
.first li+li::before{content:'';position:absolute;top:0;right:.5rem;left:3.5rem;height:1px;background:${color('borderSubtle')}}
.first li>i{flex:none;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:50%;font:600 .765rem/1 var(--first-font)}
.first li>i::before{content:attr(data-initials)}
.first li>div{flex:1;min-width:0}
.first li>div>*{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.first a{color:inherit;text-decoration:none}
.first b{font-weight:590}
.first span{font-size:.8125rem;line-height:1.125rem;color:${color('textMuted')}}
.first li small{float:right;margin-left:.5rem;font:450 .75rem/1.125rem var(--first-font);color:${color('textFaint')}}
.first li .due{color:${color('warningText')}}
.first em{font:450 .75rem/1rem var(--first-font);color:${color('textFaint')}}
.first em a{float:right;position:relative}
.first em a:only-child{float:none;color:${color('accentText')}}
.first li>div>a::after{content:'';position:absolute;inset:0}
.first li:hover{background:${color('hover')};border-radius:.625rem}
`;

/** The facts that a row shows about a contact, from an unvalidated response. */
function rowOf(value: unknown, time: 'lastUpdateTime' | 'lastInteractionAt') {
  const text = (name: string) => textOf(value, name);
  const now = new Date();
  const moment = new Date(text(time));
  const role = ['organizationTitle', 'organizationName'].map(text).filter(Boolean).join(', ');
  return {
    id: text('id'),
    name: text('displayName'),
    role: role || text('primaryEmail') || 'No details yet',
    time: isTime(moment) ? shortTime(moment < now ? moment : now, now) : 'No contact yet',
    due: dueText(dueFactsOf(value), now),
    isComplete: Object(value).assessmentComplete === true,
    isObjected: text('objectedAt') !== '',
  };
}

/** When a contact is due, from an unvalidated response. */
function dueFactsOf(value: unknown): DueFacts {
  const nextDueAt = textOf(value, 'nextDueAt');
  const dueState = DUE_STATES.find((state) => state === textOf(value, 'dueState'));
  return {
    ...(dueState !== undefined && { dueState }),
    nextDueAt: isTime(new Date(nextDueAt)) ? nextDueAt : null,
  };
}

const isTime = (moment: Date) => !Number.isNaN(moment.getTime());

function drawRow(value: unknown, time: Parameters<typeof rowOf>[1]): HTMLElement {
  const { id, name, role, time: when, due, isComplete, isObjected } = rowOf(value, time);
  const address = encodeURIComponent(id);
  const row = element('li', '');
  const state = element('em', '');
  if (isObjected) state.append('Objected');
  else {
    if (isComplete)
      state.append(element('i', 'Assessment Complete', { style: 'font-style:normal' }));
    const words = isComplete ? 'View Assessment' : 'Take Assessment';
    state.append(element('a', words, { href: `/assessment/${address}` }));
  }
  const lines = element('div', '');
  // These are at the end of the line that follows them in the markup.
  if (due !== '') lines.append(element('small', due, due === 'Due' ? { class: 'due' } : {}));
  lines.append(linkTo(id, name), element('small', when));
  lines.append(element('span', role, { dir: 'auto' }), state);
  row.append(avatarOf(value), lines);
  return row;
}

/** Returns whether a response is a list of contacts. Without any, the page shows a welcome. */
export function hasContacts(response: unknown): response is unknown[] {
  return Array.isArray(response) && response.length > 0;
}

/**
 * Draws the first contacts into `page`. It draws nothing if there are none.
 * @param total of all contacts, for the header; null if the API doesn't return it
 * @param sort the requested order, which determines the time in a row
 */
export function drawList(
  page: HTMLElement,
  contacts: unknown,
  { total, sort }: { total: string | null; sort: string | null },
): void {
  if (!hasContacts(contacts)) return;
  const head = element('p', 'Contacts ');
  if (total !== null) head.append(element('small', total));
  const pane = element('div', '', { class: 'first' });
  const time = sort === null || sort === 'updated' ? 'lastUpdateTime' : 'lastInteractionAt';
  const rows = contacts.slice(0, MOST_ROWS).map((each) => drawRow(each, time));
  pane.append(head, listOf('Contacts', rows));
  page.append(element('style', STYLE), pane);
}
