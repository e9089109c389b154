import { type Contact, type CreateContact, type UpdateContact } from '@rapport/api-client';
import { CONTACT_SORTS, type ContactSort, knownNameParts } from '@rapport/contracts';
import { AnswerWithHeaders, requestError, type FakeAnswers } from '@rapport/remote-kit/stand-alone';
import { contactIn, type ContactStore } from './contact-store.ts';
import { customValuesAfter } from './custom-values-after.ts';
import { detailsAfter } from './details-after.ts';
import { attentionOf } from './attention.ts';
import { bareContact } from './people.ts';

/** Lists, finds, adds, changes, deletes and brings back contacts. */
export function contactAnswers(store: ContactStore): FakeAnswers {
  const shown = (id?: string): Contact => {
    const contact = contactIn(store, id);
    const { nextDueAt, dueState } = attentionOf(store, contact);
    return { ...contact, nextDueAt, ...(dueState !== undefined && { dueState }) };
  };
  const all = () => [...store.contacts.keys()].map(shown);

  return {
    'GET /api/contacts': ({ query }) => {
      const found = all().filter(matching(query, store)).sort(ORDERS[sortOf(query)]);
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit') ?? 50);
      const next = new URLSearchParams(query);
      next.set('cursor', String(end));
      return new AnswerWithHeaders(found.slice(start, end), {
        'X-Total-Count': String(found.length),
        ...(end < found.length && { Link: `</api/contacts?${next}>; rel="next"` }),
      });
    },
    'POST /api/contacts': ({ body }) => {
      const { displayName, ...rest } = body<CreateContact>();
      const id = crypto.randomUUID();
      const bare = bareContact(id, displayName);
      const { emails, phones, links, ...facts } = rest;
      const lists = {
        ...{ emails: emails ?? [], phones: phones ?? [], links: links ?? [] },
        ...detailsAfter({}, rest),
        customValues: customValuesAfter({}, rest.customValues),
      };
      store.contacts.set(id, { ...bare, ...facts, ...lists, userProfileId: bare.userProfileId });
      return contactIn(store, id);
    },
    'GET /api/contacts/:id': ({ params }) => {
      const contact = shown(params['id']);
      return new AnswerWithHeaders(contact, { ETag: `"${contact.lastUpdateTime}"` });
    },
    'PATCH /api/contacts/:id': ({ params, body }) => {
      const contact = contactIn(store, params['id']);
      const lastUpdateTime = new Date().toISOString();
      const change = body<UpdateContact>();
      const { emails, phones, links, ...facts } = change;
      const lists = {
        ...detailsAfter(contact, change),
        customValues: customValuesAfter(contact.customValues, change.customValues),
        emails: emails ?? contact.emails,
        phones: phones ?? contact.phones,
        links: links ?? contact.links,
      };
      store.contacts.set(contact.id, { ...contact, ...facts, ...lists, lastUpdateTime });
      return contactIn(store, contact.id);
    },
    'DELETE /api/contacts/:id': ({ params }) => {
      const contact = contactIn(store, params['id']);
      store.deleted.set(contact.id, contact);
      store.contacts.delete(contact.id);
    },
    'POST /api/contacts/:id/restore': ({ params: { id = '' } }) => {
      const contact = store.deleted.get(id);
      if (!contact) throw requestError('Contact not found', 404, 'CONTACT_NOT_FOUND');
      store.deleted.delete(id);
      store.contacts.set(id, contact);
      return contactIn(store, id);
    },
  };
}

const newest = (time: (contact: Contact) => string | null) => (a: Contact, b: Contact) =>
  (time(b) ?? '').localeCompare(time(a) ?? '');

const lastName = (contact: Contact) => knownNameParts(contact).familyName ?? contact.displayName;

const ORDERS: Record<ContactSort, (a: Contact, b: Contact) => number> = {
  updated: newest(({ lastUpdateTime }) => lastUpdateTime),
  lastContact: newest(({ lastInteractionAt }) => lastInteractionAt),
  name: (a, b) => a.displayName.localeCompare(b.displayName),
  familyName: (a, b) => lastName(a).localeCompare(lastName(b)),
  nextDue: (a, b) => (a.nextDueAt ?? '').localeCompare(b.nextDueAt ?? ''),
};

function sortOf(query: URLSearchParams): ContactSort {
  return CONTACT_SORTS.find((sort) => sort === query.get('sort')) ?? 'updated';
}

function matching(query: URLSearchParams, store: ContactStore): (contact: Contact) => boolean {
  const text = query.get('q')?.trim().toLowerCase() ?? '';
  const wanted = (name: string, value: unknown) =>
    !query.has(name) || query.get(name) === String(value);
  return (contact) =>
    [contact.displayName, contact.organizationName, contact.organizationTitle, contact.primaryEmail]
      .join(' ')
      .toLowerCase()
      .includes(text) &&
    wanted('assessed', contact.assessmentComplete) &&
    wanted('mbtiType', contact.mbtiType) &&
    wanted('enneagramType', contact.enneagramType) &&
    wanted('due', attentionOf(store, contact).dueState === 'due');
}
