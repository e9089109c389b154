import { type Contact, type Interaction } from '@rapport/api-client';
import { requestError } from '@rapport/remote-kit/stand-alone';
import { PEOPLE, TALKS } from './people.ts';

/** Everything that is stored, until the page is loaded again. */
export interface ContactStore {
  contacts: Map<string, Contact>;
  deleted: Map<string, Contact>;
  interactions: Map<string, Interaction>;
  cadences: Map<string, number>;
}

export function contactStore(): ContactStore {
  return {
    contacts: new Map(PEOPLE.map((each) => [each.id, each])),
    deleted: new Map(),
    interactions: new Map(TALKS.map((each) => [each.id, each])),
    cadences: new Map(),
  };
}

/** The contact as the API answers it. @throws RequestError 404 for one that is not there */
export function contactIn(store: ContactStore, id = ''): Contact {
  const contact = store.contacts.get(id);
  if (!contact) throw requestError('Contact not found', 404, 'CONTACT_NOT_FOUND');
  return { ...contact, lastInteractionAt: talksWith(store, id)[0]?.interactionDate ?? null };
}

/** What happened with a contact, newest first. */
export function talksWith(store: ContactStore, contactId: string): Interaction[] {
  return [...store.interactions.values()]
    .filter((each) => each.contactId === contactId)
    .sort((a, b) => b.interactionDate.localeCompare(a.interactionDate));
}
