import { DETAIL_TEXTS } from '@rapport/contracts';

/** Facts of the person by where they stand; what is in none of these lists comes last, so nothing is left out. */
export const GROUPS = {
  'Who they are': [
    'name',
    'namePrefix',
    'givenName',
    'additionalNames',
    'familyName',
    'nameSuffix',
    'email',
    'phone',
    'organization',
    'title',
    'profileLink',
    'emails',
    'phones',
    'links',
    'birthday',
    'howWeMet',
    'addresses',
    ...DETAIL_TEXTS,
    'languages',
    'handles',
    'dates',
    'kept',
    'pinnedNote',
    'labels',
    'photoUrl',
    'profilePicture',
    'createdAt',
    'updatedAt',
  ],
  'Why notes are kept': ['legalBasisNote', 'informedAt', 'objectedAt', 'reviewedAt'],
  'Estimate of how they work': [
    'assessmentComplete',
    'workStyle',
    'workStyleConfidence',
    'openLetters',
    'openLetterReasons',
    'motivationType',
    'motivationConfidence',
    'secondaryMotivationTypes',
    'tiedMotivationTypes',
    'openMotivationReason',
    'openness',
    'topStrength',
  ],
  'How often to be in touch': ['cadenceDays', 'cadenceChanges'],
} as const;

/** Lists that have a section of their own, in the order of the page. */
export const LISTS = [
  'interactions',
  'commitments',
  'statedPreferences',
  'assessments',
  'answers',
  'observations',
  'tipFeedback',
  'actions',
] as const;

/** Numbers that only the product uses, and the picture that the head of the page shows. They are in the JSON file. */
export const INTERNAL = ['id', 'photoPath', 'photoData'];
