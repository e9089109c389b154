import {
  type MotivationType,
  type PersonalityProfile,
  type ProfileTextField,
  type WorkStyleType,
} from '@rapport/contracts';
import { MOTIVATION_PARTS } from '../content/motivation-parts.ts';
import { WORK_APPROACHES } from '../content/work-approaches.ts';
import {
  CIRCLE,
  CONVINCING,
  DECIDING,
  LOOSENING,
  REACHING,
  RESTORING,
  SETTLING,
  SHARING,
  UNSETTLING,
} from '../content/work-style-parts.ts';

/** What is joined to make each field, in order. */
type ProfileParts = Record<ProfileTextField, readonly [string, string, ...string[]]>;

/** The texts about a work style with a motivation. All 144 combinations have one. */
export function composeProfile(
  mbtiType: WorkStyleType,
  enneagramType: MotivationType,
): PersonalityProfile {
  const { triggers, ...sentences } = profileParts(mbtiType, enneagramType);
  const { coreMotivation, workApproach, relationshipStyle, communicationStyle } = sentences;
  const { collaborationPreference, growthDirection, conflictResponse, stressResponse } = sentences;
  return {
    mbtiType,
    enneagramType,
    coreMotivation: coreMotivation.join(' '),
    workApproach: workApproach.join(' '),
    relationshipStyle: relationshipStyle.join(' '),
    communicationStyle: communicationStyle.join(' '),
    collaborationPreference: collaborationPreference.join(' '),
    growthDirection: growthDirection.join(' '),
    conflictResponse: conflictResponse.join(' '),
    stressResponse: stressResponse.join(' '),
    triggers: triggers.join('; '),
  };
}

/** The authored parts of every field: one from the work style, one from the motivation. */
export function profileParts(mbtiType: WorkStyleType, enneagramType: MotivationType): ProfileParts {
  const has = (letter: string) => mbtiType.includes(letter);
  const ei = has('E') ? 'E' : 'I';
  const sn = has('S') ? 'S' : 'N';
  const tf = has('T') ? 'T' : 'F';
  const jp = has('J') ? 'J' : 'P';
  const approach = WORK_APPROACHES[mbtiType];
  const { tension, ...motivation } = MOTIVATION_PARTS[enneagramType];
  return {
    coreMotivation: [motivation.drive, DECIDING[tf]],
    workApproach: [approach.start, has(tension.letter) ? tension.line : approach.habit],
    relationshipStyle: [CIRCLE[`${ei}${tf}`], motivation.trust],
    communicationStyle: [REACHING[`${ei}${sn}`], CONVINCING[tf]],
    collaborationPreference: [SHARING[`${ei}${jp}`], motivation.role],
    growthDirection: [motivation.growth, LOOSENING[jp]],
    conflictResponse: [motivation.firstMove, SETTLING[`${tf}${jp}`]],
    stressResponse: [motivation.strain, RESTORING[ei]],
    triggers: [...motivation.triggers, UNSETTLING[`${sn}${jp}`]],
  };
}
