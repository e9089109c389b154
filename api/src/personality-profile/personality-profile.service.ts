import { Injectable } from '@nestjs/common';
import { isWorkStyleType, MOTIVATION_TYPES, type PersonalityProfile } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';
import { composeProfile } from './domain/compose-profile.ts';
import { type PersonalityProfileQuery } from './dto/personality-profile.query.ts';

/** One of the two is no type that exists. */
class PersonalityProfileNotFound extends DomainError {
  constructor() {
    super('PERSONALITY_PROFILE_NOT_FOUND');
  }
}

@Injectable()
export class PersonalityProfileService {
  /** @throws {PersonalityProfileNotFound} where either type is unknown */
  find({ mbtiType, enneagramType }: PersonalityProfileQuery): PersonalityProfile {
    const motivation = MOTIVATION_TYPES.find((type) => String(type) === enneagramType);
    if (!isWorkStyleType(mbtiType) || motivation === undefined) {
      throw new PersonalityProfileNotFound();
    }
    return composeProfile(mbtiType, motivation);
  }
}
