import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';

/** "Head of Procurement, Kestrel Works", or the known part of it; "" if both are unknown. */
export function roleLine({
  organizationTitle,
  organizationName,
}: Pick<ContactSummary, 'organizationTitle' | 'organizationName'>): string {
  const parts = [organizationTitle, organizationName].filter((part) => part !== null);
  return shownText(parts.join(', '));
}

/**
 * The line below a name in a list: the phone number that matches a search first, so that the user can recognize it,
 * and other known facts.
 */
export function detailLine(contact: ContactSummary): string {
  const { matchedPhone, primaryEmail } = contact;
  const role = roleLine(contact);
  if (matchedPhone === undefined) {
    return role || shownText(primaryEmail ?? '') || 'No details yet';
  }
  return [shownText(matchedPhone), role].filter((part) => part !== '').join(' · ');
}

/** Capitalizes the first letter, for a text outside a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a person in a sentence: the first word, unless it's only an initial or a title like "Dr.". */
export function shortName(displayName: string): string {
  const name = displayName.trim();
  const [first = name, ...others] = name.split(/\s+/);
  const isWhole = others.length > 0 && (first.endsWith('.') || first.length < 2);
  return nameInSentence(isWhole ? name : first);
}
