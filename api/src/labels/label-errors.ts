import { DomainError } from '../errors/domain-error.ts';

/** The label doesn't exist or belongs to another user; the two can't be told apart. */
export class LabelNotFound extends DomainError {
  constructor() {
    super('LABEL_NOT_FOUND');
  }
}

/** The user already has a label with this name. */
export class LabelExists extends DomainError {
  constructor() {
    super('LABEL_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another label' }],
    });
  }
}
