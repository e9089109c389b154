import { DomainError } from '../errors/domain-error.ts';

/** The meeting doesn't exist or belongs to another user; the two can't be told apart. */
export class MeetingNotFound extends DomainError {
  constructor() {
    super('MEETING_NOT_FOUND');
  }
}

/** The outcome is logged, so the meeting can no longer be changed or canceled. */
export class MeetingSettled extends DomainError {
  constructor() {
    super('MEETING_SETTLED');
  }
}

/** The outcome isn't logged, so it can't be cleared. */
export class MeetingNotLogged extends DomainError {
  constructor() {
    super('MEETING_NOT_LOGGED');
  }
}
