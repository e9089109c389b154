import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such preference; it may belong to another contact. */
export class PreferenceNotFound extends DomainError {
  constructor() {
    super('PREFERENCE_NOT_FOUND');
  }
}

/** Another preference of that kind was saved first. */
export class PreferenceChanged extends DomainError {
  constructor() {
    super('PREFERENCE_CHANGED');
  }
}
