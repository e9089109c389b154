import { type PersonalityProfile } from '@rapport/api-client';

/** Texts for a work style and a motivation type. Each names its own field. */
export function makePersonalityProfile(): PersonalityProfile {
  return {
    mbtiType: 'INTJ',
    enneagramType: 1,
    coreMotivation: 'Text on core motivation.',
    workApproach: 'Text on work approach.',
    relationshipStyle: 'Text on relationship style.',
    communicationStyle: 'Text on communication style.',
    collaborationPreference: 'Text on collaboration preference.',
    growthDirection: 'Text on growth direction.',
    conflictResponse: 'Text on conflict response.',
    stressResponse: 'Text on stress response.',
    triggers: 'first trigger; second trigger',
  };
}
