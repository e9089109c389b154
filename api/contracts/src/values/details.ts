export const POSTAL_KINDS = ['home', 'work', 'other'] as const;
export type PostalKind = (typeof POSTAL_KINDS)[number];

/** A postal address. Its country is a name as people write it, or a two-letter ISO 3166 code. */
export interface PostalAddress {
  kind: PostalKind;
  /** Everything above the city, in one or more lines. */
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
}

export const HANDLE_SERVICES = [
  'signal',
  'whatsapp',
  'telegram',
  'teams',
  'slack',
  'xmpp',
  'other',
] as const;
export type HandleService = (typeof HANDLE_SERVICES)[number];

/** A handle in a messaging service: a name, a number, an address, or a link. */
export interface Handle {
  service: HandleService;
  value: string;
}

/** A yearly date other than the birthday. */
export interface YearlyDate {
  /** Like "Anniversary". */
  label: string;
  /** `YYYY-MM-DD`, or `--MM-DD` if the year is unknown. */
  day: string;
}

/** Facts about a contact besides email, phone, and links. */
export interface Details {
  addresses: PostalAddress[];
  /** A name of the IANA database, like `Europe/Zurich`. */
  timeZone: string | null;
  /** BCP 47 tags, like `de-CH`, preferred one first. */
  languages: string[];
  pronouns: string | null;
  /** How the name is pronounced, in any notation. */
  spokenName: string | null;
  nickname: string | null;
  department: string | null;
  handles: Handle[];
  dates: YearlyDate[];
  /** Lines of an imported vCard without a field, one property per line. */
  kept: string[];
}

export type DetailName = keyof Details;
export const DETAIL_LISTS = ['addresses', 'languages', 'handles', 'dates', 'kept'] as const;
export const DETAIL_TEXTS = [
  'timeZone',
  'pronouns',
  'spokenName',
  'nickname',
  'department',
] as const;
export type DetailText = (typeof DETAIL_TEXTS)[number];

/** The maximum number of each per contact, and of characters of all kept lines together. */
export const DETAIL_LIMITS = {
  addresses: 20,
  languages: 10,
  handles: 20,
  dates: 20,
  kept: 300,
  keptCharacters: 50_000,
} as const;

/** The details of a contact without any. */
export const NO_DETAILS: Readonly<Details> = {
  addresses: [],
  timeZone: null,
  languages: [],
  pronouns: null,
  spokenName: null,
  nickname: null,
  department: null,
  handles: [],
  dates: [],
  kept: [],
};
