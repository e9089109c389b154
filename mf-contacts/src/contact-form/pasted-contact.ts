import {
  completeWebAddress,
  isEmailAddress,
  isPhoneNumber,
  linkObstacle,
} from '@rapport/contracts';
import { type NewContactFields } from './contact-fields.ts';

/** A longer text is neither a name with an address nor a signature. */
const MOST_CHARACTERS = 2_000;
const MOST_LINES = 20;
const EMAIL = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/;
const LINK = /(?:https?:\/\/|www\.|(?:[a-z]+\.)?linkedin\.com\/)[^\s<>"]+/i;
/** "Tel.:", "M:", "Phone", and the like before a number. */
const PHONE_WORD =
  /^(?:tel(?:ephone|efon)?|phone|mobile?|mobil|cell|office|direct|t|m|p)\b[.:\s]*/i;
/** Closing words and lines before a signature. */
const FAREWELL =
  /^(?:-{2,}|_{2,}|(?:best|kind|warm|many thanks|thanks|regards|cheers|sincerely|yours)\b.*,?)$/i;
const LEAST_PHONE_DIGITS = 6;

/**
 * The fields in a pasted "Ada Lovelace <ada@engines.example>" or signature. Null if the text has no email, phone
 * number, or link, because it's just a name then.
 */
export function pastedContact(text: string): Partial<NewContactFields> | null {
  if (text.length > MOST_CHARACTERS) return null;
  const found: Partial<NewContactFields> = {};
  const words: string[] = [];
  for (const line of text.split(/[\r\n]+/).slice(0, MOST_LINES)) {
    const rest = wordsOf(line, found);
    if (rest !== '' && !FAREWELL.test(rest)) words.push(rest);
  }
  const reach = [found.primaryEmail, found.primaryPhone, found.linkedinUrl];
  if (reach.every((each) => each === undefined)) return null;
  const [name, ...others] = words;
  return { ...found, ...(name !== undefined && { displayName: nameOf(name) }), ...workOf(others) };
}

/** Moves addresses and numbers from a line to `found` and returns the remaining words. */
function wordsOf(line: string, found: Partial<NewContactFields>): string {
  let rest = line.replaceAll(/\s+/g, ' ').trim();
  const email = EMAIL.exec(rest)?.[0].replace(/\.$/, '');
  if (email !== undefined && isEmailAddress(email)) {
    found.primaryEmail ??= email;
    rest = rest
      .replace(/mailto:/i, '')
      .replace(email, '')
      .replace(/[<([]\s*[>)\]]/, '');
    rest = rest.replace(/^e-?mail\b[.:\s]*/i, '');
  }
  const link = LINK.exec(rest)?.[0].replace(/[.,;)]+$/, '');
  if (link !== undefined && linkObstacle(completeWebAddress(link)) === null) {
    found.linkedinUrl ??= completeWebAddress(link);
    rest = rest.replace(link, '');
  }
  const parts = rest.split(/\s*[|•·]\s*/).filter((part) => !isTaken(part, found));
  return parts.join(' | ').replaceAll(/^[\s,;:|]+|[\s,;:|]+$/g, '');
}

/** Stores a part of a line in `found` if it's a phone number, and returns whether it was. */
function isTaken(part: string, found: Partial<NewContactFields>): boolean {
  const number = part.replace(PHONE_WORD, '').trim();
  const digits = number.replaceAll(/\D/g, '').length;
  if (digits < LEAST_PHONE_DIGITS || !isPhoneNumber(number)) return part.trim() === '';
  found.primaryPhone ??= number;
  return true;
}

/** A name without quotation marks; "Lovelace, Ada" is turned around. */
function nameOf(words: string): string {
  const plain = words.replaceAll(/^["'“”]+|["'“”]+$/g, '').trim();
  const [last, first, ...others] = plain.split(/\s*,\s*/);
  const isTurned = first !== undefined && others.length === 0 && !/\s/.test(last ?? '');
  return isTurned && first !== '' ? `${first} ${last}` : plain;
}

/** Title and company from the lines below the name: "Author, Engines Ltd", or one on each line. */
function workOf(lines: readonly string[]): Partial<NewContactFields> {
  const [title, company] = lines.flatMap((line) => line.split(/\s+at\s+|\s*[|]\s*|\s*,\s+/));
  return {
    ...(title !== undefined && title !== '' && { organizationTitle: title }),
    ...(company !== undefined && company !== '' && { organizationName: company }),
  };
}
