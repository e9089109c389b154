import { type CardProblem as Problem } from '@rapport/api-client';
import {
  type AddressBookFailure,
  type CalendarFailure,
  type CardProblem,
  type SharedCardField,
} from '@rapport/contracts';

/** Why a sync failed, and what to do about it. */
export const FAILURE_WORDS: Readonly<Record<AddressBookFailure, string>> = {
  google: "Google lets programs in only by its own sign-in, which Rapport doesn't have.",
  address: "Its address isn't valid. Disconnect it, and connect the right one.",
  refused: "Its address doesn't lead to a server on the public internet.",
  unreachable: "The server doesn't answer. Rapport will try again automatically.",
  tooSlow: 'The server takes too long to answer. Rapport will try again automatically.',
  certificate:
    "The server's certificate isn't valid, so your password can't be sent safely. Its administrator has to renew it.",
  wrongPassword:
    'The server refuses your password. Enter the new one below; with two-factor sign-in, an app password.',
  appPassword:
    'The server refuses your password. Create an app password at your provider, and enter it below.',
  noPassword: "The server doesn't take passwords anymore.",
  forbidden: "The server doesn't let you in anymore. Ask its administrator.",
  notFound: "The address book isn't at its address anymore. Disconnect it, and connect it again.",
  moved: 'The server redirects to another address. Connect that one if you trust it.',
  notDav: "The server's answer isn't an address book. Rapport will try again automatically.",
  tooLarge: "The server's answer is too large.",
  full: 'The address book is full. Make room there.',
  busy: 'The server is busy. Rapport will try again automatically.',
  key: "Your password can't be read anymore. Enter it again below.",
  other: 'Something went wrong on our side. Rapport will try again automatically.',
};

/** Failures after which a new password helps. */
export const NEEDS_PASSWORD: ReadonlySet<AddressBookFailure | CalendarFailure> = new Set([
  'wrongPassword',
  'appPassword',
  'key',
]);

/** The fields in the terms of the screens. */
export const FIELD_WORDS: Readonly<Record<SharedCardField, string>> = {
  name: 'Name',
  organizationName: 'Organization',
  department: 'Department',
  organizationTitle: 'Title',
  birthday: 'Birthday',
  pinnedNote: 'Note',
  nickname: 'Nickname',
  pronouns: 'Pronouns',
  spokenName: 'How the name is spoken',
  timeZone: 'Time zone',
  photo: 'Photo',
  emails: 'Emails',
  phones: 'Phones',
  links: 'Links',
  addresses: 'Addresses',
  languages: 'Languages',
  handles: 'Messaging',
  dates: 'Dates',
  labels: 'Labels',
};

const PROBLEM_WORDS: Readonly<Record<CardProblem, string>> = {
  unreadable: "This card can't be read. Rapport leaves it as it is.",
  noName: "This card has no name that a contact can have, so it isn't in Rapport.",
  tooLarge: "This card is too large, often because of its photo, so it isn't synced.",
  notTaken: 'Some values are too long, or in a form that Rapport has no place for:',
  refusedThere: "The server refused the change, so it's only in Rapport.",
  changedThere: 'You deleted this contact here, but its card changed there, so the card stays.',
  mergedHere:
    'Two cards belong to one contact here. The one with this file stays there, without a sync.',
};

/** Says what's wrong with a card. */
export function problemText({ problem, fields }: Problem): string {
  const names = fields.map((field) => FIELD_WORDS[field].toLowerCase()).join(', ');
  return names === ''
    ? PROBLEM_WORDS[problem].replace(/:$/, '.')
    : `${PROBLEM_WORDS[problem]} ${names}. They stay on the card.`;
}

export const count = (number: number, one: string, several: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`;
