import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such interaction; it may belong to another contact. */
export class InteractionNotFound extends DomainError {
  constructor() {
    super('INTERACTION_NOT_FOUND');
  }
}

export class InvalidInteractionId extends DomainError {
  /** @param field the path parameter with the ID */
  constructor(field: string) {
    super('INVALID_INTERACTION_ID', {
      problems: [{ field, message: 'must be a UUID' }],
    });
  }
}
