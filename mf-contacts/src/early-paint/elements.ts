import { shownText } from '@rapport/contracts';
import {
  colorOfName,
  darkColors,
  initials,
  lightColors,
  type ColorName,
} from '@rapport/shared-ui/plain';

/**
 * The elements of the first list and the first day. They're shown until React and this remote have loaded: on a
 * slow connection, that takes seconds longer than the first responses. They're bundled into a small separate script
 * (`look` in preloads.ts) without React, styled-components, and the decoder.
 */

/** A color of the theme, in light and dark mode. */
export const color = (name: ColorName) => `light-dark(${lightColors[name]},${darkColors[name]})`;

const AVATARS = [
  ['avatar1Ground', 'avatar1Ink'],
  ['avatar2Ground', 'avatar2Ink'],
  ['avatar3Ground', 'avatar3Ink'],
  ['avatar4Ground', 'avatar4Ink'],
  ['avatar5Ground', 'avatar5Ink'],
  ['avatar6Ground', 'avatar6Ink'],
] as const;

/** A text field of an unvalidated response; empty if it isn't a text. */
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

/** The avatar of a person without a photo: two letters on the person's color. */
export function avatarOf(person: unknown): HTMLElement {
  const name = textOf(person, 'displayName');
  const [ground, ink] = AVATARS[colorOfName(name) - 1] ?? AVATARS[0];
  return element('i', '', {
    'data-initials': initials(name, textOf(person, 'givenName'), textOf(person, 'familyName')),
    style: `background:${color(ground)};color:${color(ink)}`,
  });
}

/** The link to a contact next to the list. */
export function linkTo(contactId: string, text: string): HTMLElement {
  const href = `/contacts?selected=${encodeURIComponent(contactId)}`;
  const link = element('a', '', { href, dir: 'auto' });
  link.append(element('b', text));
  return link;
}

/** A labeled list of rows. */
export function listOf(label: string, rows: readonly HTMLElement[]): HTMLElement {
  const list = element('ul', '', { 'aria-label': label });
  list.append(...rows);
  return list;
}
