import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such interaction; it may belong to another contact. */
export class InteractionNotFound extends DomainError {
  constructor() {
    super('INTERACTION_NOT_FOUND');
  }
}
