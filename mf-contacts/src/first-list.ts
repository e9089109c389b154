import { shownText } from '@rapport/contracts';
import {
  colorOfName,
  darkColors,
  initials,
  lightColors,
  type ColorName,
} from '@rapport/shared-ui/plain';

/**
 * The contacts as they show until React and this remote are there. On a slow line that takes seconds, and
 * the response to the first call is much earlier. This is built into a small script of its own
 * (`look` in first-pages.ts): no React, no styled-components, no decoder.
 */

/** As many as a high screen shows. */
const MOST_ROWS = 24;

/** A color of the theme, whichever the page has. */
const color = (name: ColorName) => `light-dark(${lightColors[name]},${darkColors[name]})`;

const AVATARS = [
  ['avatar1Ground', 'avatar1Ink'],
  ['avatar2Ground', 'avatar2Ink'],
  ['avatar3Ground', 'avatar3Ink'],
  ['avatar4Ground', 'avatar4Ink'],
  ['avatar5Ground', 'avatar5Ink'],
  ['avatar6Ground', 'avatar6Ink'],
] as const;

/** The list pane, its head and its rows, in the measures and colors of the theme. */
const STYLE = `
.first{--first-font:'Inter Variable',system-ui,sans-serif;width:20rem;background:${color('canvas')};color:${color('text')};font:400 .875rem/1.25rem var(--first-font);height:100%;overflow:hidden;box-sizing:border-box;border-right:1px solid ${color('borderSubtle')}}
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
.first em{font:450 .75rem/1rem var(--first-font);color:${color('textFaint')}}
.first em a{float:right;position:relative}
.first em a:only-child{float:none;color:${color('accentText')}}
.first li>div>a::after{content:'';position:absolute;inset:0}
.first li:hover{background:${color('hover')};border-radius:.625rem}
`;

/** What a row shows of a contact, read from whatever the API sent. */
function rowOf(value: unknown) {
  const text = (name: string): string => {
    const found: unknown = Object(value)[name];
    return typeof found === 'string' ? shownText(found) : '';
  };
  const role = ['organizationTitle', 'organizationName'].map(text).filter(Boolean).join(', ');
  return {
    id: text('id'),
    name: text('displayName'),
    role: role || text('primaryEmail') || 'No details yet',
    isComplete: Object(value).assessmentComplete === true,
    isObjected: text('objectedAt') !== '',
  };
}

function element(tag: string, text: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function drawRow(value: unknown): HTMLElement {
  const { id, name, role, isComplete, isObjected } = rowOf(value);
  const [ground, ink] = AVATARS[colorOfName(name) - 1] ?? AVATARS[0];
  const address = encodeURIComponent(id);
  const row = element('li', '');
  const avatar = element('i', '', {
    'data-initials': initials(name),
    style: `background:${color(ground)};color:${color(ink)}`,
  });
  const link = element('a', '', { href: `/contacts?selected=${address}`, dir: 'auto' });
  link.append(element('b', name));
  const state = element('em', '');
  if (isObjected) state.append('Objected');
  else {
    if (isComplete)
      state.append(element('i', 'Assessment Complete', { style: 'font-style:normal' }));
    const words = isComplete ? 'View Assessment' : 'Take Assessment';
    state.append(element('a', words, { href: `/assessment/${address}` }));
  }
  const lines = element('div', '');
  lines.append(link, element('span', role, { dir: 'auto' }), state);
  row.append(avatar, lines);
  return row;
}

/**
 * Draws the first contacts into `page`. Nothing is drawn where the pane would not be: on a narrow screen,
 * which begins with the day; for an answer that is no list; and for nobody's contacts, who see a welcome.
 * @param total how many there are in all, as the head says it; null where the API does not say
 */
export function drawFirstList(page: HTMLElement, contacts: unknown, total: string | null): void {
  if (!Array.isArray(contacts) || contacts.length === 0) return;
  const head = element('p', 'Contacts ');
  if (total !== null) head.append(element('small', total));
  const list = element('ul', '', { 'aria-label': 'Contacts' });
  list.append(...contacts.slice(0, MOST_ROWS).map(drawRow));
  const pane = element('div', '', { class: 'first' });
  pane.append(head, list);
  page.append(element('style', STYLE), pane);
}
