import { lazy, Suspense } from 'react';
import { type KnownFacts } from '../../contacts/known-facts.tsx';

// Loaded separately, because few contacts have any of these.
const KnownSection = lazy(() =>
  import('./more-facts-section.tsx').then((facts) => ({ default: facts.MoreFactsSection })),
);

interface KnownProps {
  contact: KnownFacts;
  headingLevel: 2 | 3;
}

/** More facts about a person, besides the first way to reach them. Renders nothing if there are none. */
export function MoreFacts({ contact, headingLevel }: KnownProps) {
  const knows = knowsMore(contact);
  if (!knows && !hasOwnValues(contact)) return null;
  return (
    <Suspense>
      <KnownSection contact={contact} headingLevel={headingLevel} isNeeded={knows} />
    </Suspense>
  );
}

function knowsMore({ emails, phones, links, birthday, howWeMet, ...contact }: KnownFacts): boolean {
  const isMore = (all: readonly unknown[] = [], first = 1) => all.length > first;
  return (
    isMore(emails) ||
    isMore(phones) ||
    isMore(links, contact.linkedinUrl === null ? 0 : 1) ||
    isMore(contact.labels, 0) ||
    Boolean(birthday) ||
    Boolean(howWeMet) ||
    hasDetails(contact)
  );
}

/** Whether the contact has values of the user's own fields, which this place may not show. */
function hasOwnValues({ customValues }: KnownFacts): boolean {
  return Object.keys(customValues ?? {}).length > 0;
}

/** Whether `DetailFacts` would show anything. */
function hasDetails(contact: KnownFacts): boolean {
  const { addresses, timeZone, languages, pronouns, spokenName, nickname } = contact;
  const { department, handles, dates, kept } = contact;
  const lists = [addresses, languages, handles, dates, kept];
  const texts = [timeZone, pronouns, spokenName, nickname, department];
  return lists.some((list) => (list ?? []).length > 0) || texts.some((text) => text != null);
}
