export const POSTAL_KINDS = ['home', 'work', 'other'] as const;
export type PostalKind = (typeof POSTAL_KINDS)[number];

/** An address of post. Its country is a name as people write it, or two letters of ISO 3166. */
export interface PostalAddress {
  kind: PostalKind;
  /** Everything above the city, in as many lines as it has. */
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

/** What someone is called in a messaging service: a name, a number, an address, or a link. */
export interface Handle {
  service: HandleService;
  value: string;
}

/** A day that comes back each year, beside the birthday. */
export interface YearlyDate {
  /** Like "Anniversary". */
  label: string;
  /** `YYYY-MM-DD`, or `--MM-DD` where the year isn't known. */
  day: string;
}

/** What is known of a contact beyond how to reach them by email and phone. */
export interface Details {
  addresses: PostalAddress[];
  /** A name of the IANA database, like `Europe/Zurich`. */
  timeZone: string | null;
  /** Tags of BCP 47, like `de-CH`, the one that they prefer first. */
  languages: string[];
  pronouns: string | null;
  /** How the name is said, as people write that down. */
  spokenName: string | null;
  nickname: string | null;
  department: string | null;
  handles: Handle[];
  dates: YearlyDate[];
  /** Lines of a vCard that have no field, each whole and in one line, as they came from a file. */
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

/** How many of each a contact can have, and the most characters of what is kept, together. */
export const DETAIL_LIMITS = {
  addresses: 20,
  languages: 10,
  handles: 20,
  dates: 20,
  kept: 300,
  keptCharacters: 50_000,
} as const;

/** Nothing of it is known. */
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
