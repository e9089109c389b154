import { type MotivationType, type WorkStyleType } from '../types.ts';

export const PROFILE_TEXT_FIELDS = [
  'coreMotivation',
  'workApproach',
  'relationshipStyle',
  'communicationStyle',
  'collaborationPreference',
  'growthDirection',
  'conflictResponse',
  'stressResponse',
  'triggers',
] as const;
export type ProfileTextField = (typeof PROFILE_TEXT_FIELDS)[number];

/** Query of GET /api/personality-profile. */
export interface PersonalityProfileQuery {
  mbtiType: WorkStyleType;
  enneagramType: MotivationType;
}

/**
 * Answer of GET /api/personality-profile?mbtiType=INTJ&enneagramType=5. The texts are up to 320
 * characters each; `triggers` is a list joined by "; ".
 */
export interface PersonalityProfile extends Record<ProfileTextField, string> {
  mbtiType: WorkStyleType;
  enneagramType: MotivationType;
}
