import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such preference; it may belong to another contact. */
export class PreferenceNotFound extends DomainError {
  constructor() {
    super('PREFERENCE_NOT_FOUND');
  }
}
