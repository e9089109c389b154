import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { contactQuery, request } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';
import { type Mailbox } from 'postal-mime';
import { knownContact } from '../after-reach/known-contact.ts';

/** A mail to a whole company is about few of its people. */
const MOST_ADDRESSES = 20;
const MOST_CONTACTS = 4;
const LONGEST = 320;

/** Returns the contacts whom a mail is from or to, the most certain first; none without a network. */
export async function peopleOfMail(
  shell: ShellApi,
  people: readonly Mailbox[],
): Promise<ContactSummary[]> {
  const asked = people
    .filter(({ address }) => address.length <= LONGEST)
    .slice(0, MOST_ADDRESSES)
    .map(({ name, address }) => ({
      displayName: name.slice(0, LONGEST) || null,
      emails: [address],
    }));
  if (asked.length === 0) return [];
  try {
    const { matches } = await request(shell, api.post('/api/contacts/matches'), {
      body: { people: asked },
    });
    const found = [...matches.flat()].sort((a, b) => rank(a.grade) - rank(b.grade));
    const contacts = new Map(found.map(({ contact }) => [contact.id, contact]));
    return [...contacts.values()].slice(0, MOST_CONTACTS);
  } catch {
    // The user can still search for the person.
    return [];
  }
}

function rank(grade: 'same' | 'maybe'): number {
  return grade === 'same' ? 0 : 1;
}

/** A contact to log something with, which needs no network if a page has loaded them. */
export async function contactToLog(
  shell: ShellApi,
  queries: QueryClient,
  id: string,
): Promise<ContactSummary> {
  return (
    knownContact(queries, shell, id) ??
    (await queries.fetchQuery<ContactSummary>(contactQuery(shell, id)))
  );
}
