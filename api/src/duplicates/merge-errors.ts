import { DomainError } from '../errors/domain-error.ts';

/** There was no merge in the last ten minutes. */
export class MergeNotFound extends DomainError {
  constructor() {
    super('MERGE_NOT_FOUND');
  }
}

/** The contact is no longer as the merge left it, and undoing would lose what was changed. */
export class MergeChanged extends DomainError {
  constructor() {
    super('MERGE_CHANGED');
  }
}
