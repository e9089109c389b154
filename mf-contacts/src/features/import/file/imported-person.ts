import {
  type CustomValue,
  type Details,
  type EmailKind,
  type LinkKind,
  type NameParts,
  NO_NAME_PARTS,
  type OfKind,
  type PhoneKind,
  type StatedInFile,
} from '@rapport/contracts';

/**
 * A value of the file that can't be stored, with its field and the reason, like "Phone" and "isn't a phone number".
 */
export interface LeftOut {
  field: string;
  value: string;
  reason: string;
}

/** A person in a file. Labels are names here; everything else has the API's format. */
export interface ImportedPerson extends NameParts, Details {
  displayName: string;
  emails: OfKind<EmailKind>[];
  phones: OfKind<PhoneKind>[];
  links: OfKind<LinkKind>[];
  organizationName: string | null;
  organizationTitle: string | null;
  birthday: string | null;
  howWeMet: string | null;
  pinnedNote: string | null;
  labels: string[];
  /** The cadence, in whole days. */
  cadenceDays: number | null;
  /** The day of the last contact, as `YYYY-MM-DD`. */
  lastContactOn: string | null;
  /** The day of the next step, in the same form. */
  nextStepOn: string | null;
  nextStep: string | null;
  /** Stated preferences, only in our own export. */
  statedPreferences: StatedInFile[];
  /** How many addresses came in one line, and were split into their parts or stayed whole; absent if none did. */
  lineAddresses?: { split: number; whole: number };
  /** Values of the user's own fields, by their ID, or for a new one by `newFieldKey`; absent if there are none. */
  customValues?: Record<string, CustomValue>;
  /** A picture as a `data:` URL. */
  photo?: string;
  /** Other values of the file, which can't be stored. */
  leftOut: LeftOut[];
}

/** The key of a value in a field that the import makes, with the name of its column. */
export function newFieldKey(name: string): string {
  return `new:${name}`;
}

/** The name of that column; null for the ID of a field. */
export function nameOfNewField(key: string): string | null {
  return key.startsWith(newFieldKey('')) ? key.slice(newFieldKey('').length) : null;
}

/** A person without any values. */
export function emptyPerson(): ImportedPerson {
  return {
    displayName: '',
    ...NO_NAME_PARTS,
    emails: [],
    phones: [],
    links: [],
    organizationName: null,
    organizationTitle: null,
    birthday: null,
    howWeMet: null,
    pinnedNote: null,
    ...{ addresses: [], timeZone: null, languages: [], pronouns: null, spokenName: null },
    ...{ nickname: null, department: null, handles: [], dates: [], kept: [] },
    labels: [],
    cadenceDays: null,
    ...{ lastContactOn: null, nextStepOn: null, nextStep: null, statedPreferences: [] },
    leftOut: [],
  };
}

/** Adds a value unless it's empty or already there. */
export function addValue<Kind>(list: OfKind<Kind>[], value: string, kind: Kind): void {
  const trimmed = value.trim();
  const isThere = list.some((each) => each.value.toLowerCase() === trimmed.toLowerCase());
  if (trimmed !== '' && !isThere) list.push({ value: trimmed, kind });
}

/** Appends a text as a new line. */
export function addLine(text: string | null, more: string): string | null {
  if (more.trim() === '') return text;
  return text === null ? more.trim() : `${text}\n${more.trim()}`;
}

/** The fallback for a missing name: the organization, an email, or a phone. */
export function nameWithout({ organizationName, emails, phones }: ImportedPerson): string {
  return organizationName ?? emails[0]?.value ?? phones[0]?.value ?? '';
}

/** The kind of a link, by its host. */
export function linkKindOf(link: string): LinkKind {
  const host = /^(?:https?:\/\/)?([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? '';
  if (/(^|\.)linkedin\.com$/.test(host)) return 'linkedin';
  const social =
    /(^|\.)(x|twitter|facebook|instagram|mastodon|bsky|github|xing|threads|youtube|tiktok)\.(com|net|social|app)$/;
  return social.test(host) ? 'social' : 'website';
}
