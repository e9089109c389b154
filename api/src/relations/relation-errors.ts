import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such relation; it may belong to other contacts. */
export class RelationNotFound extends DomainError {
  constructor() {
    super('RELATION_NOT_FOUND');
  }
}

/** The two contacts already have this relation, which may have been entered on the other one. */
export class RelationExists extends DomainError {
  constructor() {
    super('RELATION_EXISTS');
  }
}
