import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';

/** "Head of Procurement, Kestrel Works", or as much of it as is known; "" when nothing is. */
export function roleLine({
  organizationTitle,
  organizationName,
}: Pick<ContactSummary, 'organizationTitle' | 'organizationName'>): string {
  const parts = [organizationTitle, organizationName].filter((part) => part !== null);
  return shownText(parts.join(', '));
}

/**
 * What a list says under a name: the number that a search has found, and what else is known. Who searches for a
 * number wants to see that it's this one.
 */
export function detailLine(contact: ContactSummary): string {
  const { matchedPhone, primaryEmail } = contact;
  const role = roleLine(contact);
  if (matchedPhone === undefined) {
    return role || shownText(primaryEmail ?? '') || 'No details yet';
  }
  return [shownText(matchedPhone), role].filter((part) => part !== '').join(' · ');
}

/** The text with a capital at its beginning, for what stands on its own. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How a sentence calls a person: the first word of the name, unless that is only an initial or a title like "Dr.". */
export function shortName(displayName: string): string {
  const name = displayName.trim();
  const [first = name, ...others] = name.split(/\s+/);
  const isWhole = others.length > 0 && (first.endsWith('.') || first.length < 2);
  return nameInSentence(isWhole ? name : first);
}
