import { type RelationKind } from '@rapport/contracts';

/** Words for each kind; the first kind that has one of the words typed is it. */
const WORDS: readonly (readonly [RelationKind, RegExp])[] = [
  ['reports_to', /\b(?:reports?|reporting)\s+to\b|\bworks?\s+(?:for|under)\b|\bboss\s+is\b/iu],
  ['manages', /\b(?:manages?|leads?|supervises?)\b|\bboss\s+of\b/iu],
  ['introduced_by', /\b(?:introduced|referred|recommended)\s+(?:to\s+me\s+)?by\b/iu],
  ['introduced', /\b(?:introduced|referred|recommended)\b/iu],
  ['works_with', /\bworks?\s+with\b|\bcolleagues?\b/iu],
  ['partner', /\b(?:partner|married|spouse|husband|wife)\b/iu],
];

/** Returns the kind of relation that words name, like "reports to Marta"; null if they name none. */
export function readRelation(said: string): RelationKind | null {
  return WORDS.find(([, words]) => words.test(said))?.[0] ?? null;
}
