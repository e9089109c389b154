import { DomainError } from '../errors/domain-error.ts';

/** The view doesn't exist or belongs to another user; the two can't be told apart. */
export class SavedViewNotFound extends DomainError {
  constructor() {
    super('VIEW_NOT_FOUND');
  }
}

/** The user already has a view with this name. */
export class SavedViewExists extends DomainError {
  constructor() {
    super('VIEW_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another view' }],
    });
  }
}
