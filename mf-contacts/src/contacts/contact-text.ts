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
