/** Where the values of a column go, with the words of the page. */
export const COLUMN_TARGETS = {
  skip: "Don't import",
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  nickname: "Nickname, if there's no name",
  email: 'Email',
  emailWork: 'Email, work',
  emailHome: 'Email, home',
  emailOther: 'Email, other',
  phone: 'Phone',
  phoneMobile: 'Phone, mobile',
  phoneWork: 'Phone, work',
  phoneHome: 'Phone, home',
  fax: 'Fax, as another phone',
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
  cadence: 'Cadence, in days',
} as const;

export type ColumnTarget = keyof typeof COLUMN_TARGETS;

export function isColumnTarget(value: string): value is ColumnTarget {
  return Object.hasOwn(COLUMN_TARGETS, value);
}
