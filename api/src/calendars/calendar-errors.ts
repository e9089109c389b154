import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such calendar, or another person's: no one can tell the two apart. */
export class CalendarNotFound extends DomainError {
  constructor() {
    super('CALENDAR_NOT_FOUND');
  }
}

/** The user is subscribed to this address already. */
export class CalendarExists extends DomainError {
  constructor() {
    super('CALENDAR_EXISTS', {
      problems: [{ field: 'url', message: 'is the address of another calendar of yours' }],
    });
  }
}

/** What was sent as a calendar file is none. */
export class CalendarFileUnreadable extends DomainError {
  /** @param what follows "The file" */
  constructor(what: string) {
    super('CALENDAR_FILE_UNREADABLE', { message: `The file ${what}` });
  }
}

/** Takes the id of a calendar from a path. */
@Injectable()
export class CalendarIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_CALENDAR_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}
