import { DomainError } from '../errors/domain-error.ts';

/** No rule suggests this action now, or none ever did. */
export class ActionNotFound extends DomainError {
  constructor() {
    super('ACTION_NOT_FOUND');
  }
}

export class InvalidActionId extends DomainError {
  /** @param field the path parameter that holds the ID */
  constructor(field: string) {
    super('INVALID_ACTION_ID', {
      problems: [{ field, message: 'must be the id of an action of this API' }],
    });
  }
}
