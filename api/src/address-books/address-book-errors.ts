import { DomainError } from '../errors/domain-error.ts';
import { type DavFailed } from '../dav/dav-failure.ts';

/** No such connection, or another user's: the two look the same to the caller. */
export class AddressBookNotFound extends DomainError {
  constructor() {
    super('ADDRESS_BOOK_NOT_FOUND');
  }
}

/** The question was answered already, or it isn't one of this user. */
export class CardQuestionNotFound extends DomainError {
  constructor() {
    super('CARD_QUESTION_NOT_FOUND');
  }
}

/** What a user can do about each failure. */
const ADVICE: Readonly<Record<DavFailed['failure'] | 'none', string>> = {
  google:
    "Google lets programs in only by its own sign-in, which Rapport doesn't have. Export your contacts there and import the file.",
  address: 'Enter an address that starts with https://, like https://cloud.example.com',
  refused: "This address doesn't lead to a server on the public internet.",
  unreachable: "The server doesn't answer. Check the address, and try again later.",
  tooSlow: 'The server takes too long to answer. Try again later.',
  certificate:
    "The server's certificate isn't valid, so a password can't be sent safely. Its administrator has to renew it.",
  wrongPassword:
    'The server refuses this user name or password. Check both; an account with two-factor sign-in needs an app password.',
  appPassword:
    'This provider takes no account password here. Create an app password in its settings, and enter that one.',
  noPassword: "The server doesn't take a user name and a password.",
  forbidden: "The server doesn't let this user in. Check the address and the user name.",
  notFound: "There's no address book at this address. Check it, or enter the server alone.",
  moved: 'The server redirects to another address. Enter that one if you trust it.',
  notDav: 'There are no address books at this address. Ask your provider for its CardDAV address.',
  tooLarge: 'The answer of the server is too large.',
  full: 'The address book is full. Make room there.',
  busy: 'The server is busy. Try again in some minutes.',
  changed: 'The address book changed at the same time. Try again.',
  syncToken: 'The server is busy. Try again in some minutes.',
  none: "There's no address book in this account. Create one there first.",
};

/** A server couldn't be connected. */
export class AddressBookRefused extends DomainError {
  constructor(failure: DavFailed['failure'] | 'none', movedTo: string | null = null) {
    const field = /[pP]assword$/.test(failure) ? 'password' : 'address';
    const message =
      failure === 'moved' && movedTo !== null
        ? `The server sends to ${movedTo}. Enter that address if you trust it.`
        : ADVICE[failure];
    super('ADDRESS_BOOK_REFUSED', { message, problems: [{ field, message }] });
  }
}
