import { DomainError } from '../errors/domain-error.ts';

/** The calendar doesn't exist or belongs to another user; the two look the same to the caller. */
export class CalendarNotFound extends DomainError {
  constructor() {
    super('CALENDAR_NOT_FOUND');
  }
}

/** The user already reads the calendar at this address. */
export class CalendarExists extends DomainError {
  constructor(field: 'url' | 'calendarIds') {
    const message =
      field === 'url'
        ? 'is the address of another calendar of yours'
        : 'has the address of another calendar of yours';
    super('CALENDAR_EXISTS', { problems: [{ field, message }] });
  }
}

/** The text isn't a calendar file that can be read. */
export class CalendarFileUnreadable extends DomainError {
  /** @param what the rest of the sentence after "The file" */
  constructor(what: string) {
    super('CALENDAR_FILE_UNREADABLE', { message: `The file ${what}` });
  }
}
