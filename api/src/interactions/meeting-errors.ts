import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such meeting, or another person's: no one can tell the two apart. */
export class MeetingNotFound extends DomainError {
  constructor() {
    super('MEETING_NOT_FOUND');
  }
}

/** How it went is logged, so there is nothing left to plan or to cancel. */
export class MeetingSettled extends DomainError {
  constructor() {
    super('MEETING_SETTLED');
  }
}

/** Its outcome is not logged, so there is nothing to take back. */
export class MeetingNotLogged extends DomainError {
  constructor() {
    super('MEETING_NOT_LOGGED');
  }
}

/** Takes the id of a meeting from a path. */
@Injectable()
export class MeetingIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_MEETING_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}
