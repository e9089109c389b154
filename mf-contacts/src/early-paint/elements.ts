import { shownText } from '@rapport/contracts';
import {
  colorOfName,
  darkColors,
  initials,
  lightColors,
  type ColorName,
} from '@rapport/shared-ui/plain';

/**
 * What the first list and the first day are made of. They show until React and this remote are there: on a
 * slow line that takes seconds, and the responses to the first calls are much earlier. They are built into
 * a small script of its own (`look` in preloads.ts): no React, no styled-components, no decoder.
 */

/** A color of the theme, whichever the page has. */
export const color = (name: ColorName) => `light-dark(${lightColors[name]},${darkColors[name]})`;

const AVATARS = [
  ['avatar1Ground', 'avatar1Ink'],
  ['avatar2Ground', 'avatar2Ink'],
  ['avatar3Ground', 'avatar3Ink'],
  ['avatar4Ground', 'avatar4Ink'],
  ['avatar5Ground', 'avatar5Ink'],
  ['avatar6Ground', 'avatar6Ink'],
] as const;

/** A text of what the API sent; empty where it is none. */
export function textOf(value: unknown, name: string): string {
  const found: unknown = Object(value)[name];
  return typeof found === 'string' ? shownText(found) : '';
}

export function element(
  tag: string,
  text: string,
  attributes: Record<string, string> = {},
): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The picture of someone who has none: two letters on a color of their own. */
export function avatarOf(person: unknown): HTMLElement {
  const name = textOf(person, 'displayName');
  const [ground, ink] = AVATARS[colorOfName(name) - 1] ?? AVATARS[0];
  return element('i', '', {
    'data-initials': initials(name, textOf(person, 'givenName'), textOf(person, 'familyName')),
    style: `background:${color(ground)};color:${color(ink)}`,
  });
}

/** The link to a contact beside the list. */
export function linkTo(contactId: string, text: string): HTMLElement {
  const href = `/contacts?selected=${encodeURIComponent(contactId)}`;
  const link = element('a', '', { href, dir: 'auto' });
  link.append(element('b', text));
  return link;
}

/** A list of rows under a name. */
export function listOf(label: string, rows: readonly HTMLElement[]): HTMLElement {
  const list = element('ul', '', { 'aria-label': label });
  list.append(...rows);
  return list;
}
