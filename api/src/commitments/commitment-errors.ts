import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such commitment; it may belong to another contact. */
export class CommitmentNotFound extends DomainError {
  constructor() {
    super('COMMITMENT_NOT_FOUND');
  }
}

/** Another change was saved first. */
export class CommitmentChanged extends DomainError {
  constructor() {
    super('COMMITMENT_CHANGED');
  }
}
