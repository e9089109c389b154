/** The kinds of relations, as seen from one of the two people. */
export const RELATION_KINDS = [
  'reports_to',
  'manages',
  'introduced_by',
  'introduced',
  'works_with',
  'partner',
  'other',
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

export const RELATION_LIMITS = { perContact: 100, words: 60 } as const;

/** The same relation, as seen from the other person. */
const REVERSE: Readonly<Record<RelationKind, RelationKind>> = {
  reports_to: 'manages',
  manages: 'reports_to',
  introduced_by: 'introduced',
  introduced: 'introduced_by',
  works_with: 'works_with',
  partner: 'partner',
  other: 'other',
};

/** The words between the two names: "Dana reports to Marta". */
export const RELATION_WORDS: Readonly<Record<Exclude<RelationKind, 'other'>, string>> = {
  reports_to: 'reports to',
  manages: 'manages',
  introduced_by: 'was introduced by',
  introduced: 'introduced',
  works_with: 'works with',
  partner: 'is the partner of',
};

/** What a person is to another one. `words` and `reverseWords` are the user's own; null unless the kind is `other`. */
export interface RelationSide {
  kind: RelationKind;
  words: string | null;
  reverseWords: string | null;
}

/** Returns a relation as seen from the other person. */
export function reverseRelation({ kind, words, reverseWords }: RelationSide): RelationSide {
  return { kind: REVERSE[kind], words: reverseWords, reverseWords: words };
}

/** Returns the words between the two names. */
export function relationWords({ kind, words }: Pick<RelationSide, 'kind' | 'words'>): string {
  return kind === 'other' ? (words ?? '') : RELATION_WORDS[kind];
}

/** Returns a relation as a line about the first person: "Reports to Marta Silva". */
export function relationText(side: Pick<RelationSide, 'kind' | 'words'>, other: string): string {
  const words = relationWords(side);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${other}`;
}
