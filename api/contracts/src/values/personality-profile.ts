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
