import {
  hasNameParts,
  NAME_PARTS,
  nameOfParts,
  ofNameParts,
  type OfKind,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { type ContactEntity } from './contact.entity.ts';
import { customValuesAfter, customWords } from './domain/custom-value.ts';
import { detailsAfter, detailWords, placeKeys } from './domain/details.ts';
import { addressesAfter, linksAfter } from './domain/addresses.ts';
import { familySortKey } from './domain/family-sort.ts';
import { fold, linkWords, phoneWords, searchText } from './domain/search-text.ts';
import { type CreateContactDto } from './dto/create-contact.dto.ts';
import { phoneColumns } from './phone-keys-sql.ts';
import { ofPlainFacts, type PlainFacts } from './plain-facts.ts';
import { type UpdateContactDto } from './dto/update-contact.dto.ts';

/** The columns that a request body can set. */
type Facts = Pick<
  ContactEntity,
  | 'displayName'
  | 'primaryEmail'
  | 'primaryEmailKind'
  | 'otherEmails'
  | 'primaryPhone'
  | 'primaryPhoneKind'
  | 'otherPhones'
  | 'organizationName'
  | 'organizationTitle'
  | 'linkedinUrl'
  | 'otherLinks'
  | 'labelIds'
  | 'details'
  | 'customValues'
  | keyof PlainFacts
>;

type Searched = Pick<
  ContactEntity,
  'searchText' | 'sortName' | 'sortFamilyName' | 'placeKeys' | 'phoneKeys' | 'phoneKeysOf'
>;

/** The stored columns of a new contact; all others have their defaults. */
export type NewContact = Facts &
  Searched &
  Pick<ContactEntity, 'userProfileId' | 'id' | 'createdAt' | 'lastUpdateTime'>;

const NOTHING: Facts = {
  displayName: '',
  primaryEmail: null,
  primaryEmailKind: 'other',
  otherEmails: [],
  primaryPhone: null,
  primaryPhoneKind: 'other',
  otherPhones: [],
  organizationName: null,
  organizationTitle: null,
  linkedinUrl: null,
  otherLinks: [],
  labelIds: [],
  details: {},
  customValues: {},
  ...ofPlainFacts(() => null),
};

/** Returns the row of a contact that `owner` adds at `now`, with a new ID. */
export function newContact(owner: string, contact: CreateContactDto, now: Date): NewContact {
  const facts = factsAfter(NOTHING, contact);
  return {
    userProfileId: owner,
    id: uuidV7(),
    createdAt: now,
    lastUpdateTime: now,
    ...facts,
    ...searchColumns(facts),
  };
}

/** Returns the columns of `contact` that another organization changes. */
export function withOrganization(
  contact: ContactEntity,
  organizationName: string | null,
): Pick<ContactEntity, 'id' | 'organizationName' | 'searchText'> {
  const searched = searchTextOf({ ...contact, organizationName });
  return { id: contact.id, organizationName, searchText: searched };
}

/** Returns the columns of `contact` that other values of custom fields change. */
export function withCustomValues(
  contact: ContactEntity,
  customValues: ContactEntity['customValues'],
): Pick<ContactEntity, 'id' | 'customValues' | 'searchText'> {
  const searched = searchTextOf({ ...contact, customValues });
  return { id: contact.id, customValues, searchText: searched };
}

type ChangedContact = Facts &
  Searched &
  Pick<
    ContactEntity,
    'version' | 'lastUpdateTime' | 'photoUrl' | 'photoKey' | 'legalBasisNote' | 'informedAt'
  >;

/** Returns the columns of `contact` after `change` at `now`: absent fields stay unchanged, null clears. */
export function changedContact(
  contact: ContactEntity,
  change: UpdateContactDto,
  now: Date,
): ChangedContact {
  const facts = factsAfter(contact, change);
  return {
    version: contact.version + 1,
    lastUpdateTime: now,
    photoUrl: after(contact.photoUrl, change.photoUrl),
    // A web address replaces an uploaded photo; clearing the address keeps the photo.
    photoKey: typeof change.photoUrl === 'string' ? null : contact.photoKey,
    legalBasisNote: after(contact.legalBasisNote, change.legalBasisNote),
    informedAt: after(contact.informedAt, timeOf(change.informedAt)),
    ...facts,
    ...searchColumns(facts),
  };
}

function factsAfter(before: Facts, change: UpdateContactDto): Facts {
  const emails = addressesAfter(
    { first: before.primaryEmail, kind: before.primaryEmailKind, others: before.otherEmails },
    { first: change.primaryEmail, all: change.emails },
  );
  const phones = addressesAfter(
    { first: before.primaryPhone, kind: before.primaryPhoneKind, others: before.otherPhones },
    { first: change.primaryPhone, all: change.phones },
  );
  const links = linksAfter(
    { first: before.linkedinUrl, others: before.otherLinks },
    { first: change.linkedinUrl, all: change.links },
  );
  return {
    displayName: change.displayName ?? nameAfter(before, change),
    primaryEmail: emails.first,
    primaryEmailKind: emails.kind,
    otherEmails: emails.others,
    primaryPhone: phones.first,
    primaryPhoneKind: phones.kind,
    otherPhones: phones.others,
    organizationName: after(before.organizationName, change.organizationName),
    organizationTitle: after(before.organizationTitle, change.organizationTitle),
    linkedinUrl: links.first,
    otherLinks: links.others,
    labelIds: change.labelIds === undefined ? before.labelIds : (change.labelIds ?? []),
    details: detailsAfter(before.details, change),
    customValues: customValuesAfter(before.customValues, change.customValues),
    ...ofPlainFacts((_column, name) => after(before[name], change[name])),
  };
}

/** A full name stays as written until its parts change. */
function nameAfter(before: Facts, change: UpdateContactDto): string {
  const parts = ofNameParts((part) => after(before[part], change[part]));
  const isSame = NAME_PARTS.every((part) => parts[part] === before[part]);
  if (isSame || !hasNameParts(parts)) return before.displayName;
  return [...nameOfParts(parts)].slice(0, TEXT_LIMITS.name).join('');
}

function after<T>(before: T, change: T | undefined): T {
  return change === undefined ? before : change;
}

function timeOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}

/**
 * Returns the columns derived from others, for searching and sorting. Labels aren't included because they can be
 * renamed; the list looks them up itself.
 */
function searchColumns(facts: Facts): Searched {
  const sortName = fold(facts.displayName);
  return {
    searchText: searchTextOf(facts),
    placeKeys: placeKeys(facts.details),
    sortName,
    sortFamilyName: familySortKey(facts, sortName),
    ...phoneColumns(facts.primaryPhone, facts.otherPhones, facts.details.addresses),
  };
}

function searchTextOf(facts: Facts): string {
  const values = (all: readonly OfKind<unknown>[]) => all.map(({ value }) => value);
  const phones = [facts.primaryPhone ?? '', ...values(facts.otherPhones)];
  const links = [facts.linkedinUrl ?? '', ...values(facts.otherLinks)];
  const ofParts = nameOfParts(facts);
  return searchText([
    facts.displayName,
    ofParts === facts.displayName ? null : ofParts,
    facts.organizationName,
    facts.organizationTitle,
    facts.primaryEmail,
    ...values(facts.otherEmails),
    ...phones.flatMap(phoneWords),
    ...links.map(linkWords),
    facts.birthday,
    facts.pinnedNote,
    facts.howWeMet,
    ...detailWords(facts.details),
    ...customWords(facts.customValues),
  ]);
}
