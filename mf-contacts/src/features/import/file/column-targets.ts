import { type CustomField } from '@rapport/api-client';

/** The fields that a column can fill, with their labels. */
export const COLUMN_TARGETS = {
  skip: "Don't import",
  newField: 'New field',
  name: 'Name',
  namePrefix: 'Prefix, like Dr.',
  firstName: 'First name',
  middleName: 'Middle names',
  particle: 'Name particle',
  lastName: 'Last name',
  nameSuffix: 'Suffix, like Jr.',
  nickname: "Nickname, if there's no name",
  email: 'Email',
  emailWork: 'Email, work',
  emailHome: 'Email, home',
  emailOther: 'Email, other',
  phone: 'Phone',
  phoneMobile: 'Phone, mobile',
  phoneWork: 'Phone, work',
  phoneHome: 'Phone, home',
  fax: 'Fax, as a phone',
  kind: 'Kind of the next column',
  kindBefore: 'Kind of the column before',
  mobileIf: 'Whether the phone before is a mobile',
  kindNamed: 'Kind of the column with its name',
  organization: 'Organization',
  title: 'Title',
  linkedin: 'LinkedIn',
  link: 'Link',
  birthday: 'Birthday',
  birthYear: 'Year of the birthday',
  birthMonth: 'Month of the birthday',
  birthDay: 'Day of the birthday',
  howWeMet: 'How we met',
  connectedOn: 'Connected on LinkedIn',
  note: 'Note',
  noteNamed: 'Note, with the name of the column',
  labels: 'Label',
  cadence: 'Cadence, like 30 or monthly',
  lastContact: 'Last contact, its day',
  nextStep: 'Next step, its day',
  nextStepText: 'Next step',
  told: 'What they told you',
  street: 'Street',
  houseNumber: 'House number',
  postalCode: 'Postal code',
  city: 'City',
  region: 'State or region',
  country: 'Country',
  address: 'Address as a whole',
  place: 'Place, like Bern, Switzerland',
  addressKind: 'What the address is for',
  timeZone: 'Time zone',
  languages: 'Languages',
  pronouns: 'Pronouns',
  spokenName: 'How the name is spoken',
  department: 'Department',
  anniversary: 'Anniversary',
  dates: 'Yearly dates',
  date: 'Yearly date',
  dateLabel: 'Name of the yearly date beside',
  handles: 'Messaging, with the service',
  handleSignal: 'Signal',
  whatsApp: 'WhatsApp',
  handleTelegram: 'Telegram',
  handleTeams: 'Teams',
  handleSlack: 'Slack',
  handleXmpp: 'XMPP',
  handleOther: 'Another messaging service',
  handle: 'Messaging name',
  handleLabel: 'Service of the messaging name beside',
  relations: 'Relations',
  kept: 'Kept from files',
  keep: 'Kept aside',
  pair: 'Kept aside, named beside',
  pairLabel: 'Name of the value beside',
} as const;

/** A field of the user's own, by its ID. */
type OwnTarget = `own:${string}`;

export type ColumnTarget = keyof typeof COLUMN_TARGETS | OwnTarget;

/** The targets that fill the details of a contact. */
export const DETAIL_TARGETS = [
  ...(['street', 'houseNumber', 'postalCode', 'city', 'region', 'country', 'address'] as const),
  ...(['place', 'addressKind', 'handle', 'handleLabel', 'pair', 'pairLabel'] as const),
  ...(['timeZone', 'languages', 'pronouns', 'spokenName', 'department', 'anniversary'] as const),
  ...([
    'dates',
    'date',
    'dateLabel',
    'handles',
    'handleSignal',
    'handleTelegram',
    'handleTeams',
  ] as const),
  ...(['handleSlack', 'handleXmpp', 'handleOther', 'relations', 'kept', 'keep'] as const),
] as const satisfies ColumnTarget[];

/** The target of a column for one of the user's own fields. */
export function ownTarget(fieldId: string): OwnTarget {
  return `own:${fieldId}`;
}

/** The ID of the own field that a column fills; null for any other target. */
export function fieldOfTarget(target: ColumnTarget): string | null {
  return isOwnTarget(target) ? target.slice('own:'.length) : null;
}

export function isOwnTarget(target: string): target is OwnTarget {
  return target.startsWith('own:');
}

export function isColumnTarget(value: string): value is keyof typeof COLUMN_TARGETS {
  return Object.hasOwn(COLUMN_TARGETS, value);
}

/** Whether a column has dates of an own field, whose order of day and month matters. */
export function isOwnDate(
  target: ColumnTarget,
  fields: readonly CustomField[] | undefined,
): boolean {
  const id = fieldOfTarget(target);
  return fields?.some((field) => field.id === id && field.kind === 'date') ?? false;
}
