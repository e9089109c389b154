import { knownNameParts } from '../names/name-parts.ts';
import { type CardField } from '../values/own-details.ts';
import { foldedLine, IN_N, vcardText as text } from './vcard-text.ts';

/** The contents of the user's own card. */
export interface OwnCard {
  name: string | null;
  title: string | null;
  company: string | null;
  pronouns: string | null;
  phone: string | null;
  email: string | null;
  /** The chosen fields besides name and pronouns. */
  card: readonly CardField[];
}

/** Returns the card as text for a QR code: vCard 3.0, which all phone cameras read, without line folding. */
export function ownCardText(card: OwnCard): string {
  return linesOf(card).join('\r\n');
}

/**
 * Returns the card as a file.
 * @param photo a JPEG as a `data:` address; null without one
 */
export function ownCardFile(card: OwnCard, photo: string | null): string {
  const data = photo?.slice(photo.indexOf(',') + 1);
  const lines = linesOf(card, data === undefined ? [] : [`PHOTO;ENCODING=b;TYPE=JPEG:${data}`]);
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

function linesOf(own: OwnCard, more: readonly string[] = []): string[] {
  const { title, company, pronouns, phone, email, card } = own;
  const on = (field: CardField, name: string, value: string | null) =>
    value !== null && card.includes(field) ? [`${name}:${text(value)}`] : [];
  // vCard requires a name.
  const name = own.name ?? company ?? email ?? '';
  const parts = knownNameParts({ displayName: name });
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${IN_N.map((part) => text(parts[part] ?? '')).join(';')}`,
    `FN:${text(name)}`,
    ...on('company', 'ORG', company),
    ...on('company', 'TITLE', title),
    ...on('phone', 'TEL', phone),
    ...on('email', 'EMAIL', email),
    ...(pronouns === null ? [] : [`PRONOUNS:${text(pronouns)}`]),
    ...more,
    'END:VCARD',
  ];
}
