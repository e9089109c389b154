// A separate file, because code that only decodes these words must not load the comparison.

/** What two people have in common, most certain reason first. */
export const DUPLICATE_REASONS = [
  'profile',
  'email',
  'phone',
  'name',
  'similarName',
  'organization',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** `same` is suggested for merging; `maybe` is a hint for the user to decide. */
export const LIKENESS_GRADES = ['same', 'maybe'] as const;
export type LikenessGrade = (typeof LIKENESS_GRADES)[number];
