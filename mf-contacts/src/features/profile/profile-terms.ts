import { type ProfileTextField } from '@rapport/contracts';

/** The label of each text of the profile. */
export const PROFILE_TERMS: Readonly<Record<ProfileTextField, string>> = {
  coreMotivation: 'What drives them',
  workApproach: 'How they work',
  communicationStyle: 'In a conversation',
  relationshipStyle: 'Getting along',
  collaborationPreference: 'Working together',
  growthDirection: 'What helps them grow',
  stressResponse: 'Under stress',
  triggers: 'What unsettles them',
  conflictResponse: 'When you disagree',
};
