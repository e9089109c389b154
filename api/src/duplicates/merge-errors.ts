import { DomainError } from '../errors/domain-error.ts';

/** There was no merge in the last ten minutes. */
export class MergeNotFound extends DomainError {
  constructor() {
    super('MERGE_NOT_FOUND');
  }
}

/** The contact has changed since the merge, and an undo would lose the changes. */
export class MergeChanged extends DomainError {
  constructor() {
    super('MERGE_CHANGED');
  }
}
