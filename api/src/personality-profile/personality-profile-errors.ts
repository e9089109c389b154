import { DomainError } from '../errors/domain-error.ts';

/** One of the two is no type that exists. */
export class PersonalityProfileNotFound extends DomainError {
  constructor() {
    super('PERSONALITY_PROFILE_NOT_FOUND');
  }
}
