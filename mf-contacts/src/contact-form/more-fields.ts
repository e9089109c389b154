import { type Contact, type UpdateContact } from '@rapport/api-client';
import {
  completeWebAddress,
  EMAIL_KINDS,
  isEmailAddress,
  isPhoneNumber,
  LINK_KINDS,
  PHONE_KINDS,
  TEXT_LIMITS,
  type EmailKind,
  type LinkKind,
  type OfKind,
  type PhoneKind,
} from '@rapport/contracts';
import {
  customChange,
  type CustomEntries,
  customEntries,
  customProblems,
  hasEntry,
  mergeCustom,
  parseCustomEntries,
} from '../custom-fields/custom-entries.ts';
import { birthdayTyped, birthdayValue } from './birthday-value.ts';
import {
  detailChange,
  type DetailFields,
  detailFields,
  detailProblems,
  mergeDetails,
  NO_DETAIL_FIELDS,
  parseDetailFields,
} from './detail-fields.ts';
import { linkHelp } from './link-help.ts';
import { ofNotes, type NoteName } from './notes.ts';

/** The facts beyond the plain fields, as typed; empty text means no value. */
export interface MoreFields extends Record<NoteName, string> {
  details: DetailFields;
  /** Values of the user's own fields. */
  custom: CustomEntries;
  pinnedNote: string;
  /** As typed, like `March 14`; from a stored contact `1990-03-14`, or `03-14` if the year is unknown. */
  birthday: string;
  /** The kinds of the first email and phone, whose values are in the plain fields. */
  emailKind: EmailKind;
  phoneKind: PhoneKind;
  /** All but the first, in order. A row without text is ignored. */
  emails: OfKind<EmailKind>[];
  phones: OfKind<PhoneKind>[];
  links: OfKind<LinkKind>[];
  labelIds: string[];
}

/** The values for a new contact. */
export const NOTHING_MORE: MoreFields = {
  pinnedNote: '',
  birthday: '',
  ...ofNotes(() => ''),
  emailKind: 'other',
  phoneKind: 'other',
  emails: [],
  phones: [],
  links: [],
  labelIds: [],
  details: NO_DETAIL_FIELDS,
  custom: {},
};

/** Messages for invalid fields, by `birthday`, `emails.0`, and so on. */
export type MoreProblems = Readonly<Record<string, string>>;

/** The further facts of a stored contact as a form shows them. */
export function moreFields(contact: Contact): MoreFields {
  return {
    pinnedNote: contact.pinnedNote ?? '',
    birthday: birthdayTyped(contact.birthday ?? ''),
    ...ofNotes((name) => contact[name] ?? ''),
    emailKind: contact.emails[0]?.kind ?? 'other',
    phoneKind: contact.phones[0]?.kind ?? 'other',
    emails: contact.emails.slice(1),
    phones: contact.phones.slice(1),
    links: contact.links.slice(contact.linkedinUrl === null ? 0 : 1),
    labelIds: contact.labels.map(({ id }) => id),
    details: detailFields(contact),
    custom: customEntries(contact),
  };
}

/** Whether any of them has a value, which makes a form start expanded. */
export function hasMore(more: MoreFields): boolean {
  const { pinnedNote, birthday, emails, phones, links, labelIds, details } = more;
  if (Object.values(more.custom).some(hasEntry)) return true;
  const all = [pinnedNote, birthday, emails, phones, links, labelIds, ...Object.values(details)];
  return [...all, ...Object.values(ofNotes((name) => more[name]))].some(({ length }) => length > 0);
}

/** Reads the facts of a stored draft, without invalid ones. */
export function parseMoreFields(value: unknown): MoreFields {
  const given = Object(value);
  const text = (field: string) => (typeof given[field] === 'string' ? String(given[field]) : '');
  const rows = <Kind extends string>(field: string, kinds: readonly Kind[]) =>
    listOf(given[field]).flatMap((row) => {
      const kind = kinds.find((each) => each === Object(row).kind);
      const typed: unknown = Object(row).value;
      return kind !== undefined && typeof typed === 'string' ? [{ value: typed, kind }] : [];
    });
  return {
    pinnedNote: text('pinnedNote'),
    birthday: text('birthday'),
    ...ofNotes(text),
    emailKind: EMAIL_KINDS.find((kind) => kind === given.emailKind) ?? 'other',
    phoneKind: PHONE_KINDS.find((kind) => kind === given.phoneKind) ?? 'other',
    emails: rows('emails', EMAIL_KINDS),
    phones: rows('phones', PHONE_KINDS),
    links: rows('links', LINK_KINDS),
    labelIds: listOf(given.labelIds).filter((id) => typeof id === 'string'),
    details: parseDetailFields(given.details),
    custom: parseCustomEntries(given.custom),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The messages for invalid fields; empty if all are valid. */
export function moreProblems(more: MoreFields): MoreProblems {
  const problems = { ...detailProblems(more.details), ...customProblems(more.custom) };
  if (birthdayValue(more.birthday) === undefined) {
    problems['birthday'] = 'Enter a day like March 14, 1990, or March 14 without the year.';
  }
  const notes = { pinnedNote: more.pinnedNote, ...ofNotes((name) => more[name]) };
  for (const [field, note] of Object.entries(notes)) {
    if ([...note.trim()].length > TEXT_LIMITS.notes) {
      problems[field] = `Shorten this to ${TEXT_LIMITS.notes} characters.`;
    }
  }
  const check = (
    field: string,
    rows: readonly OfKind<unknown>[],
    helpFor: (text: string) => string | undefined,
  ) =>
    rows.forEach(({ value }, index) => {
      const text = value.trim();
      const isLong = text.length > TEXT_LIMITS.short;
      const help = isLong ? `Shorten this to ${TEXT_LIMITS.short} characters.` : helpFor(text);
      if (text !== '' && help !== undefined) problems[`${field}.${index}`] = help;
    });
  check('emails', more.emails, (text) =>
    isEmailAddress(text)
      ? undefined
      : 'Enter an address like name@company.com, or remove this row.',
  );
  check('phones', more.phones, (text) =>
    isPhoneNumber(text) ? undefined : 'Enter a number like +44 20 7946 0018, or remove this row.',
  );
  check('links', more.links, (text) => linkHelp(text, 'remove this row'));
  return problems;
}

/** The values of the plain fields, which are the first items of the lists. */
interface First {
  primaryEmail: string | null;
  primaryPhone: string | null;
  linkedinUrl: string | null;
}

/** The changes from `base` for PATCH, in addition to the plain fields. A list is sent as a whole. */
export function moreChange(base: MoreFields, more: MoreFields, first: First): UpdateContact {
  const change: UpdateContact = {
    ...detailChange(base.details, more.details),
    ...customChange(base.custom, more.custom),
  };
  if (differs(base.pinnedNote, more.pinnedNote)) change.pinnedNote = textOrNull(more.pinnedNote);
  ofNotes((name) => {
    if (differs(base[name], more[name])) change[name] = textOrNull(more[name]);
  });
  if (differs(base.birthday, more.birthday)) {
    change.birthday = birthdayValue(more.birthday) ?? null;
  }
  if (differs([base.emailKind, rows(base.emails)], [more.emailKind, rows(more.emails)])) {
    change.emails = [...firstOf(first.primaryEmail, more.emailKind), ...rows(more.emails)];
  }
  if (differs([base.phoneKind, rows(base.phones)], [more.phoneKind, rows(more.phones)])) {
    change.phones = [...firstOf(first.primaryPhone, more.phoneKind), ...rows(more.phones)];
  }
  if (differs(rows(base.links), rows(more.links))) {
    const links = rows(more.links).map((row) => ({ ...row, value: completeWebAddress(row.value) }));
    change.links = [...firstOf(first.linkedinUrl, 'linkedin' as const), ...links];
  }
  if (differs(base.labelIds.toSorted(), more.labelIds.toSorted())) change.labelIds = more.labelIds;
  return change;
}

/**
 * Merges the form with changes that were saved elsewhere in the meantime: fields that were changed here stay, the
 * others take the stored values.
 * @param base the initial values of the form
 */
export function mergeMore(base: MoreFields, more: MoreFields, theirs: MoreFields): MoreFields {
  const mine = Object.entries(more).filter(([field, value]) =>
    differs(Object.entries(base).find(([name]) => name === field)?.[1], value),
  );
  return {
    ...theirs,
    ...Object.fromEntries(mine),
    details: mergeDetails(base.details, more.details, theirs.details),
    custom: mergeCustom(base.custom, more.custom, theirs.custom),
  };
}

function rows<Kind>(all: readonly OfKind<Kind>[]): OfKind<Kind>[] {
  return all.flatMap(({ value, kind }) =>
    value.trim() === '' ? [] : [{ value: value.trim(), kind }],
  );
}

function firstOf<Kind>(value: string | null, kind: Kind): OfKind<Kind>[] {
  return value === null ? [] : [{ value, kind }];
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
