import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such interaction; another contact may have it. */
export class InteractionNotFound extends DomainError {
  constructor() {
    super('INTERACTION_NOT_FOUND');
  }
}

export class InvalidInteractionId extends DomainError {
  /** @param field the part of the path that holds the id */
  constructor(field: string) {
    super('INVALID_INTERACTION_ID', {
      problems: [{ field, message: 'must be a UUID' }],
    });
  }
}
