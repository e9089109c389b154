import {
  countryOfAddresses,
  type Details,
  hasNameParts,
  isSameNumber,
  knownNameParts,
  type MergedField,
  NAME_PARTS,
  nameOfParts,
  type NameParts,
  ofNameParts,
  type OfKind,
  phoneOfCountry,
} from '@rapport/contracts';
import { detailsIn, mergedDetails, takenBackDetails } from './merge-details.ts';
import { mergedCustomValues, takenBackCustomValues } from './merge-custom-values.ts';
import { type ContactDto } from '../dto/contact.dto.ts';
import { type CreateContactDto } from '../dto/create-contact.dto.ts';
import { type UpdateContactDto } from '../dto/update-contact.dto.ts';

/** The data for undoing an import's merge: the changed fields before and after it. */
export interface MergeRecord {
  before: UpdateContactDto;
  after: UpdateContactDto;
}

const NOTES_APART = '\n\n';

const byKey = (keyOf: (value: string) => string) => (one: string, other: string) =>
  keyOf(one) === keyOf(other);
const isSameText = byKey((value) => value.replaceAll(/[^\p{Nd}\p{L}+]/gu, ''));

/** A number without a country code is read as one of the addresses' country. */
const e164In = (country: string | null) => (value: string) =>
  phoneOfCountry(value, country)?.e164 ?? value;

/** Returns whether two texts are different spellings of the same address. */
const SAME = {
  emails: byKey((value) => value.toLowerCase()),
  phones: (country: string | null) => (one: string, other: string) =>
    isSameText(one, other) || isSameNumber(one, other) || byKey(e164In(country))(one, other),
  links: byKey((value) => value.toLowerCase().replaceAll(/^https?:\/\/(www\.)?|\/$/g, '')),
};

/**
 * Returns the change when a row of a file is merged into a contact. Empty fields are filled, and fields in
 * `replace` are taken from the row. Emails, phones, links, and labels are added to existing ones; with `replace`,
 * the row's come first. A note is appended. Empty details are filled, and lists are added to existing ones. Custom fields
 * in `replacedFields` are taken from the row, too.
 */
export function mergeContact(
  contact: ContactDto,
  row: CreateContactDto,
  replace: readonly MergedField[],
  replacedFields: readonly string[] = [],
): MergeRecord {
  const taken = (field: MergedField) => replace.includes(field);
  const country = countryOfAddresses([...contact.addresses, ...(row.addresses ?? [])]);
  const labels = contact.labels.map(({ id }) => id);
  const merged = {
    displayName: taken('displayName') ? row.displayName : contact.displayName,
    ...nameParts(contact, row, taken('displayName')),
    organizationName: one(
      contact.organizationName,
      row.organizationName,
      taken('organizationName'),
    ),
    organizationTitle: one(
      contact.organizationTitle,
      row.organizationTitle,
      taken('organizationTitle'),
    ),
    birthday: one(contact.birthday, row.birthday, false),
    howWeMet: one(contact.howWeMet, row.howWeMet, false),
    pinnedNote: joined(contact.pinnedNote, row.pinnedNote ?? null),
    emails: union(
      contact.emails,
      row.emails ?? only(row.primaryEmail, 'work'),
      taken('primaryEmail'),
      SAME.emails,
    ),
    phones: union(
      contact.phones,
      row.phones ?? only(row.primaryPhone, 'mobile'),
      taken('primaryPhone'),
      SAME.phones(country),
    ),
    links: union(
      contact.links,
      row.links ?? only(row.linkedinUrl, 'linkedin'),
      taken('linkedinUrl'),
      SAME.links,
    ),
    labelIds: [...new Set([...labels, ...(row.labelIds ?? [])])],
    ...mergedDetails(contact, row),
  };
  const { before, after } = changesOf({ ...valuesOf(contact) }, merged);
  const values = mergedCustomValues(contact.customValues, row.customValues, replacedFields);
  return { before: { ...before, ...values.before }, after: { ...after, ...values.after } };
}

/**
 * Returns the change that undoes a merge. Values that were edited after it stay; emails, phones, links, and labels
 * that the merge added are removed, even if their list has changed since.
 */
export function takeBack(contact: ContactDto, { before, after }: MergeRecord): UpdateContactDto {
  const now = valuesOf(contact);
  const same = (field: keyof typeof now) =>
    field in after && JSON.stringify(now[field]) === JSON.stringify(after[field]);
  const { after: change } = changesOf(now, {
    displayName: same('displayName') ? (before.displayName ?? now.displayName) : now.displayName,
    ...ofNameParts((part) => (same(part) ? (before[part] ?? null) : now[part])),
    organizationName: same('organizationName')
      ? (before.organizationName ?? null)
      : now.organizationName,
    organizationTitle: same('organizationTitle')
      ? (before.organizationTitle ?? null)
      : now.organizationTitle,
    birthday: same('birthday') ? (before.birthday ?? null) : now.birthday,
    howWeMet: same('howWeMet') ? (before.howWeMet ?? null) : now.howWeMet,
    pinnedNote: same('pinnedNote') ? (before.pinnedNote ?? null) : now.pinnedNote,
    emails: same('emails')
      ? (before.emails ?? [])
      : without(now.emails, before.emails, after.emails),
    phones: same('phones')
      ? (before.phones ?? [])
      : without(now.phones, before.phones, after.phones),
    links: same('links') ? (before.links ?? []) : without(now.links, before.links, after.links),
    labelIds: now.labelIds.filter(
      (id) => before.labelIds?.includes(id) === true || after.labelIds?.includes(id) !== true,
    ),
    ...takenBackDetails(now, { before, after }),
  });
  return { ...change, ...takenBackCustomValues(contact.customValues, { before, after }) };
}

interface Values extends NameParts, Details {
  displayName: string;
  organizationName: string | null;
  organizationTitle: string | null;
  birthday: string | null;
  howWeMet: string | null;
  pinnedNote: string | null;
  emails: ContactDto['emails'];
  phones: ContactDto['phones'];
  links: ContactDto['links'];
  labelIds: string[];
}

function valuesOf(contact: ContactDto): Values {
  const { displayName, organizationName, organizationTitle, birthday, howWeMet } = contact;
  const { pinnedNote, emails, phones, links, labels } = contact;
  return {
    ...{ displayName, organizationName, organizationTitle, birthday, howWeMet },
    ...ofNameParts((part) => contact[part]),
    ...{ pinnedNote, emails, phones, links },
    labelIds: labels.map(({ id }) => id),
    ...detailsIn(contact),
  };
}

/** Returns the fields in which two states of a contact differ. */
function changesOf(before: Values, after: Values): MergeRecord {
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field));
  const changed = Object.entries(after).filter(differs);
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, Reflect.get(before, field)])),
    after: Object.fromEntries(changed),
  };
}

function one(own: string | null, given: string | null | undefined, taken: boolean): string | null {
  return own === null || taken ? (given ?? own) : own;
}

/** The parts belong to the full name. A contact without any gets those of the row if they yield the same name. */
function nameParts(contact: ContactDto, row: CreateContactDto, taken: boolean): NameParts {
  const given = ofNameParts((part) => row[part] ?? null);
  if (taken) return given;
  const own = ofNameParts((part) => contact[part]);
  const isNews = NAME_PARTS.some((part) => given[part] !== knownNameParts(contact)[part]);
  const isSameName = nameOfParts(given).toLowerCase() === contact.displayName.toLowerCase();
  return hasNameParts(own) || !isNews || !isSameName ? own : given;
}

function only<Kind>(value: string | null | undefined, kind: Kind): OfKind<Kind>[] {
  return value ? [{ value, kind }] : [];
}

function union<Kind>(
  own: readonly OfKind<Kind>[],
  given: readonly OfKind<Kind>[],
  givenFirst: boolean,
  isSame: (one: string, other: string) => boolean,
): OfKind<Kind>[] {
  const all = givenFirst ? [...given, ...own] : [...own, ...given];
  return all.filter(({ value }, index) => {
    const before = all.slice(0, index);
    return !before.some((each) => isSame(each.value, value));
  });
}

function without<Kind>(
  now: readonly OfKind<Kind>[],
  before: readonly OfKind<Kind>[] | null = [],
  after: readonly OfKind<Kind>[] | null = [],
): OfKind<Kind>[] {
  const has = (list: readonly OfKind<Kind>[] | null, value: string) =>
    list?.some((each) => each.value === value) === true;
  return now.filter(({ value }) => has(before, value) || !has(after, value));
}

function joined(own: string | null, given: string | null): string | null {
  if (own === null || given === null) return own ?? given;
  return own.includes(given) ? own : own + NOTES_APART + given;
}
