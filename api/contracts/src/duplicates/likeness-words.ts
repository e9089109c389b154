// By itself, because every answer that has these words is decoded where nothing is compared.

/** What two people have in common, the most certain reason first. */
export const DUPLICATE_REASONS = [
  'profile',
  'email',
  'phone',
  'name',
  'similarName',
  'organization',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** `same` is proposed to be merged; `maybe` is a hint, and a person decides. */
export const LIKENESS_GRADES = ['same', 'maybe'] as const;
export type LikenessGrade = (typeof LIKENESS_GRADES)[number];
