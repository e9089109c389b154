import { type Contact, type UpdateContact } from '@rapport/api-client';
import {
  type DetailName,
  type DetailText,
  DETAIL_TEXTS,
  type Handle,
  HANDLE_SERVICES,
  isZoneName,
  languageName,
  languageTag,
  POSTAL_KINDS,
  type PostalAddress,
  type PostalKind,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { detailInWords } from '../contact-details/detail-words.ts';
import { birthdayValue, birthdayTyped } from './birthday-value.ts';

/** An address as typed; empty text means no value. */
export interface TypedAddress extends Record<Exclude<keyof PostalAddress, 'kind'>, string> {
  kind: PostalKind;
}

/** The details as typed; empty text means no value. */
export interface DetailFields extends Record<DetailText, string> {
  addresses: TypedAddress[];
  /** Names or tags, separated by commas. */
  languages: string;
  handles: Handle[];
  /** Days as typed, like a birthday. */
  dates: { label: string; day: string }[];
  kept: string[];
}

export const NO_DETAIL_FIELDS: DetailFields = {
  addresses: [],
  timeZone: '',
  languages: '',
  pronouns: '',
  spokenName: '',
  nickname: '',
  department: '',
  handles: [],
  dates: [],
  kept: [],
};

export const NEW_ADDRESS: TypedAddress = {
  kind: 'work',
  ...{ street: '', postalCode: '', city: '', region: '', country: '' },
};

/** All details, in the order of the form. */
export const DETAIL_NAMES = [
  ...(['nickname', 'spokenName', 'pronouns', 'department', 'addresses', 'timeZone'] as const),
  ...(['languages', 'handles', 'dates', 'kept'] as const),
] satisfies DetailName[];

/** The details of a stored contact as a form shows them. */
export function detailFields(contact: Contact): DetailFields {
  const text = (value: string | null | undefined) => value ?? '';
  return {
    addresses: (contact.addresses ?? []).map(({ kind, ...parts }) => ({
      kind,
      street: text(parts.street),
      postalCode: text(parts.postalCode),
      city: text(parts.city),
      region: text(parts.region),
      country: text(parts.country),
    })),
    timeZone: text(contact.timeZone),
    languages: (contact.languages ?? []).map(languageName).join(', '),
    pronouns: text(contact.pronouns),
    spokenName: text(contact.spokenName),
    nickname: text(contact.nickname),
    department: text(contact.department),
    handles: contact.handles ?? [],
    dates: (contact.dates ?? []).map(({ label, day }) => ({ label, day: birthdayTyped(day) })),
    kept: contact.kept ?? [],
  };
}

/** Reads the details of a stored draft, without invalid ones. */
export function parseDetailFields(value: unknown): DetailFields {
  const given = Object(value);
  const text = (field: string, of: object = given) => {
    const found: unknown = Reflect.get(Object(of), field);
    return typeof found === 'string' ? found : '';
  };
  const list = (field: string): object[] => {
    const found: unknown = given[field];
    return Array.isArray(found) ? found.map((item): object => Object(item)) : [];
  };
  return {
    addresses: list('addresses').map((item) => ({
      kind: POSTAL_KINDS.find((kind) => kind === text('kind', item)) ?? 'other',
      street: text('street', item),
      postalCode: text('postalCode', item),
      city: text('city', item),
      region: text('region', item),
      country: text('country', item),
    })),
    timeZone: text('timeZone'),
    languages: text('languages'),
    pronouns: text('pronouns'),
    spokenName: text('spokenName'),
    nickname: text('nickname'),
    department: text('department'),
    handles: list('handles').map((item) => ({
      service: HANDLE_SERVICES.find((service) => service === text('service', item)) ?? 'other',
      value: text('value', item),
    })),
    dates: list('dates').map((item) => ({ label: text('label', item), day: text('day', item) })),
    kept: list('kept').map(String),
  };
}

/** Whether a detail has a value. */
export function hasDetail(fields: DetailFields, name: DetailName): boolean {
  return fields[name].length > 0;
}

/** Messages for invalid details, by `timeZone`, `addresses.0.street`, and so on. */
export function detailProblems(fields: DetailFields): Record<string, string> {
  const problems: Record<string, string> = {};
  const tooLong = `Shorten this to ${TEXT_LIMITS.short} characters.`;
  const check = (field: string, text: string) => {
    if ([...text.trim()].length > TEXT_LIMITS.short) problems[field] = tooLong;
  };
  for (const name of DETAIL_TEXTS) check(name, fields[name]);
  const zone = fields.timeZone.trim();
  if (zone !== '' && !isZoneName(zone)) {
    problems['timeZone'] = 'Choose a time zone like Europe/Zurich, or leave this empty.';
  }
  const unknown = typedLanguages(fields.languages).find((name) => languageTag(name) === null);
  if (unknown !== undefined) {
    problems['languages'] = `Enter languages like German, English. “${unknown}” isn’t one.`;
  }
  fields.addresses.forEach(({ kind: _, ...parts }, index) => {
    for (const [part, text] of Object.entries(parts)) check(`addresses.${index}.${part}`, text);
  });
  fields.handles.forEach(({ value }, index) => check(`handles.${index}`, value));
  fields.dates.forEach(({ label, day }, index) => {
    if (label.trim() === '' && day.trim() === '') return;
    check(`dates.${index}.label`, label);
    if (label.trim() === '') problems[`dates.${index}.label`] = 'Say what day this is.';
    if (birthdayValue(day) == null) {
      problems[`dates.${index}`] = 'Enter a day like March 14, 2010, or March 14 without the year.';
    }
  });
  return problems;
}

/** The details that differ from `base`, for PATCH. A list is sent as a whole. */
export function detailChange(base: DetailFields, fields: DetailFields): UpdateContact {
  const [before, after] = [valuesOf(base), valuesOf(fields)];
  const isSame = (name: DetailName) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return Object.fromEntries(
    DETAIL_NAMES.filter((name) => !isSame(name)).map((name) => [name, after[name]]),
  );
}

/**
 * Merges the details with changes that another user or tab saved in the meantime: fields that were changed here
 * stay, the others take the stored values.
 */
export function mergeDetails(
  base: DetailFields,
  mine: DetailFields,
  theirs: DetailFields,
): DetailFields {
  const own = DETAIL_NAMES.filter((name) => differs(base, mine, name));
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
}

/** The details that were changed both here and elsewhere, to different values, with both values. */
export type DetailRaces = { [Name in DetailName]?: { mine: DetailFields; theirs: DetailFields } };

/** @param base the initial values of the form */
export function detailRaces(
  base: DetailFields,
  mine: DetailFields,
  theirs: DetailFields,
): DetailRaces {
  const raced = DETAIL_NAMES.filter(
    (name) => differs(base, theirs, name) && differs(mine, theirs, name),
  );
  return Object.fromEntries(raced.map((name) => [name, { mine, theirs }]));
}

/** A detail as text, for a note about both values. */
export function detailText(fields: DetailFields, name: DetailName): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  const rows = name === 'dates' ? valuesOf(fields).dates : value;
  return rows.map((row) => detailInWords(name, row) ?? '').join('; ');
}

function differs(one: DetailFields, other: DetailFields, name: DetailName): boolean {
  return JSON.stringify(valuesOf(one)[name]) !== JSON.stringify(valuesOf(other)[name]);
}

/** The values of the details for the API. */
function valuesOf(fields: DetailFields) {
  const text = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  const addresses = fields.addresses.map(({ kind, ...parts }) => ({
    kind,
    street: text(parts.street),
    postalCode: text(parts.postalCode),
    city: text(parts.city),
    region: text(parts.region),
    country: text(parts.country),
  }));
  return {
    addresses: addresses.filter(({ kind: _, ...parts }) =>
      Object.values(parts).some((part) => part !== null),
    ),
    timeZone: text(fields.timeZone),
    languages: [
      ...new Set(typedLanguages(fields.languages).flatMap((name) => languageTag(name) ?? [])),
    ],
    pronouns: text(fields.pronouns),
    spokenName: text(fields.spokenName),
    nickname: text(fields.nickname),
    department: text(fields.department),
    handles: fields.handles.flatMap(({ service, value }) =>
      value.trim() === '' ? [] : [{ service, value: value.trim() }],
    ),
    dates: fields.dates.flatMap(({ label, day }) => {
      const read = birthdayValue(day);
      return read == null ? [] : [{ label: label.trim(), day: read }];
    }),
    kept: fields.kept,
  } satisfies Record<DetailName, unknown>;
}

/** Tries the whole text first: the browser's name of a language may contain a comma, like "Chinese, Simplified". */
function typedLanguages(text: string): string[] {
  if (languageTag(text) !== null) return [text];
  return text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
