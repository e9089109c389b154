import { type PersonalityProfile } from '@rapport/api-client';
import { isMotivationType, isWorkStyleType } from '@rapport/contracts';
import { requestError } from '@rapport/remote-kit/stand-alone';

/**
 * The same texts for every pair of types, as long as real ones are.
 * @throws RequestError 404 for something that is no type
 */
export function profileFor(mbtiType: unknown, enneagramType: unknown): PersonalityProfile {
  if (!isWorkStyleType(mbtiType) || !isMotivationType(enneagramType)) {
    throw requestError('There is no such profile', 404, 'PROFILE_NOT_FOUND');
  }
  return {
    mbtiType,
    enneagramType,
    coreMotivation: 'Wants things to be as good as they can be, and to have done their part in it.',
    workApproach:
      'Begins with what is known, makes a plan, and keeps to it until there is a reason not to.',
    relationshipStyle:
      'Shows trust by doing what was said. Warmth comes with time, and then it stays.',
    communicationStyle: 'Prefers a short note with the question in the first line to a long talk.',
    collaborationPreference:
      'Works best with a part of their own and clear points at which the parts meet.',
    growthDirection:
      'Leaving one thing open on purpose can bring in ideas that a plan would have missed.',
    conflictResponse:
      'Holds back at first, then says exactly what is wrong. Agreed facts usually settle it.',
    stressResponse:
      'Takes more into their own hands. An hour alone restores them sooner than a talk.',
    triggers: 'avoidable mistakes; rules that hold only for some; changes without a reason',
  };
}
