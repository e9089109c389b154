import { DomainError } from '../errors/domain-error.ts';

/** No such contact, or another person's: no one can tell the two apart. */
export class ContactNotFound extends DomainError {
  /** @param mergedInto the contact of the same user that it became part of */
  constructor(mergedInto?: string) {
    super('CONTACT_NOT_FOUND', { ...(mergedInto !== undefined && { mergedInto }) });
  }
}

export class InvalidContactId extends DomainError {
  /** @param field the part of the path or the body that holds the id */
  constructor(field: string) {
    super('INVALID_CONTACT_ID', {
      problems: [{ field, message: 'must be a UUID' }],
    });
  }
}

/** Another change came first. */
export class ContactChanged extends DomainError {
  constructor() {
    super('CONTACT_CHANGED');
  }
}

/** They have a label for candidates, about whom no estimate is made. */
export class ContactIsCandidate extends DomainError {
  constructor() {
    super('CONTACT_IS_CANDIDATE');
  }
}

/** This person does not want to be estimated. */
export class ContactObjected extends DomainError {
  constructor() {
    super('CONTACT_OBJECTED');
  }
}
