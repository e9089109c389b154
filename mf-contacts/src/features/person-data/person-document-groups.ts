import { DETAIL_TEXTS } from '@rapport/contracts';

/** The person's fields by section. Fields in no section come last, so nothing is omitted. */
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

/** Lists with a separate section, in the order of the page. */
export const LISTS = [
  'interactions',
  'commitments',
  'statedPreferences',
  'relations',
  'assessments',
  'answers',
  'observations',
  'tipFeedback',
  'actions',
] as const;

/** Values that only the product uses, and the photo, which is in the page's header. The JSON file has them. */
export const INTERNAL = ['id', 'otherId', 'photoPath', 'photoData'];
