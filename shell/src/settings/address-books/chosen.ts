import { type AddressBook } from '@rapport/api-client';

/** A calendar that was found in an account. */
export type AccountCalendar = NonNullable<AddressBook['calendars']>[number];

const isChosen = ({ chosen }: { chosen: boolean }) => chosen;

/** Returns the calendars that were found in an account; an API of the release before has none. */
export function calendarsOf({ calendars = [] }: AddressBook): readonly AccountCalendar[] {
  return calendars;
}

export function chosenCalendars(book: AddressBook): AccountCalendar[] {
  return calendarsOf(book).filter(isChosen);
}

/** Returns whether the user chose an address book whose cards are synced. */
export function isSynced({ collections }: AddressBook): boolean {
  return collections.some(isChosen);
}

/** Returns whether the user chose anything in an account. */
export function hasChoice(book: AddressBook): boolean {
  return isSynced(book) || chosenCalendars(book).length > 0;
}

/** Returns whether something of an account is under way, or about to begin. */
export function isUnderWay(book: AddressBook): boolean {
  return book.syncing || chosenCalendars(book).some(isUnread);
}

function isUnread({ readAt, failure }: AccountCalendar): boolean {
  return readAt === null && failure === null;
}
