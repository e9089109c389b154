/** Why an address book couldn't be synced. */
export const ADDRESS_BOOK_FAILURES = [
  'google',
  'address',
  'refused',
  'unreachable',
  'tooSlow',
  'certificate',
  'wrongPassword',
  'appPassword',
  'noPassword',
  'forbidden',
  'notFound',
  'moved',
  'notDav',
  'tooLarge',
  'full',
  'busy',
  'key',
  'other',
] as const;
export type AddressBookFailure = (typeof ADDRESS_BOOK_FAILURES)[number];

/** Why a card isn't in step with its contact, or only in part. */
export const CARD_PROBLEMS = [
  'unreadable',
  'noName',
  'tooLarge',
  'notTaken',
  'refusedThere',
  'changedThere',
  'mergedHere',
] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

/** What a user is asked about a card. */
export const CARD_QUESTIONS = ['match', 'conflict', 'deletion'] as const;
export type CardQuestion = (typeof CARD_QUESTIONS)[number];

/** The answers to these questions. */
export const CARD_DECISIONS = ['same', 'different', 'leave', 'choose', 'delete', 'keep'] as const;
export type CardDecision = (typeof CARD_DECISIONS)[number];

/** Fields with one text that a contact and its card have in common, besides the name. */
export const CARD_TEXT_FIELDS = [
  'organizationName',
  'department',
  'organizationTitle',
  'birthday',
  'pinnedNote',
  'nickname',
  'pronouns',
  'spokenName',
  'timeZone',
] as const;

/** Lists that both have in common. */
export const CARD_LIST_FIELDS = [
  'emails',
  'phones',
  'links',
  'addresses',
  'languages',
  'handles',
  'dates',
  'labels',
] as const;

/** The fields that a contact and its card have in common. */
export const SHARED_CARD_FIELDS = [
  'name',
  ...CARD_TEXT_FIELDS,
  'photo',
  ...CARD_LIST_FIELDS,
] as const;
export type SharedCardField = (typeof SHARED_CARD_FIELDS)[number];

/** Which side counts where both changed. */
export const CARD_SIDES = ['contact', 'card'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** What two people can have in common that belongs to one person only, so it alone makes a match certain. */
export const CERTAIN_SIGNS = ['profile', 'email', 'phone'] as const;
export type CertainSign = (typeof CERTAIN_SIGNS)[number];

/** How many connections a user can have, characters, and the problems and questions that a list has. */
export const ADDRESS_BOOK_LIMITS = {
  perUser: 5,
  address: 500,
  userName: 200,
  password: 500,
  collections: 50,
  labels: 50,
  listed: 100,
  questions: 1_000,
} as const;
