import { Injectable } from '@nestjs/common';
import { isWorkStyleType, MOTIVATION_TYPES, type ProfileTextField } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';
import { LIBRARY } from '../guidance/content/library.ts';
import { certainEstimate } from '../guidance/domain/estimate.ts';
import { composeProfile, fieldText } from '../guidance/domain/profile.ts';
import { type PersonalityProfileQuery } from './dto/personality-profile.query.ts';
import { type PersonalityProfileDto } from './dto/personality-profile.dto.ts';

/** One of the two types does not exist. */
class PersonalityProfileNotFound extends DomainError {
  constructor() {
    super('PERSONALITY_PROFILE_NOT_FOUND');
  }
}

@Injectable()
export class PersonalityProfileService {
  /**
   * Returns the texts for someone for whom both types are certain.
   * @throws {PersonalityProfileNotFound} if either type is unknown
   */
  find({ mbtiType, enneagramType }: PersonalityProfileQuery): PersonalityProfileDto {
    const motivation = MOTIVATION_TYPES.find((type) => String(type) === enneagramType);
    if (!isWorkStyleType(mbtiType) || motivation === undefined) {
      throw new PersonalityProfileNotFound();
    }
    const parts = composeProfile(certainEstimate(mbtiType, motivation), LIBRARY);
    // If both types are certain, every field has a text.
    const text = (field: ProfileTextField) => fieldText(field, parts) ?? '';
    return {
      mbtiType,
      enneagramType: motivation,
      coreMotivation: text('coreMotivation'),
      workApproach: text('workApproach'),
      relationshipStyle: text('relationshipStyle'),
      communicationStyle: text('communicationStyle'),
      collaborationPreference: text('collaborationPreference'),
      growthDirection: text('growthDirection'),
      conflictResponse: text('conflictResponse'),
      stressResponse: text('stressResponse'),
      triggers: text('triggers'),
    };
  }
}
