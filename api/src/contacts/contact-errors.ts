import { DomainError } from '../errors/domain-error.ts';

/** The contact doesn't exist or belongs to another user; the two can't be told apart. */
export class ContactNotFound extends DomainError {
  /** @param mergedInto the ID of the user's contact into which it was merged */
  constructor(mergedInto?: string) {
    super('CONTACT_NOT_FOUND', { ...(mergedInto !== undefined && { mergedInto }) });
  }
}

/** Another change was saved first. */
export class ContactChanged extends DomainError {
  constructor() {
    super('CONTACT_CHANGED');
  }
}

/** The contact has a candidate label, so no estimate is made. */
export class ContactIsCandidate extends DomainError {
  constructor() {
    super('CONTACT_IS_CANDIDATE');
  }
}

/** The contact objected to estimates. */
export class ContactObjected extends DomainError {
  constructor() {
    super('CONTACT_OBJECTED');
  }
}
