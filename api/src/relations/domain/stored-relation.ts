import { type RelationKind, type RelationSide, reverseRelation } from '@rapport/contracts';

/** The two contacts of a relation and its words, in the direction in which it's stored. */
interface StoredRelation {
  contactId: string;
  otherId: string;
  kind: RelationKind;
  words: string;
  reverseWords: string;
}

/** The kinds that are stored as their reverse. */
const REVERSED: readonly RelationKind[] = ['manages', 'introduced'];
const ONE_WAY: readonly RelationKind[] = ['reports_to', 'introduced_by'];

/**
 * Returns how a relation is stored, which is the same from both sides.
 * @param side what `contactId` is to `otherId`
 */
export function storedRelation(
  contactId: string,
  otherId: string,
  side: RelationSide,
): StoredRelation {
  const turns = ONE_WAY.includes(side.kind)
    ? false
    : REVERSED.includes(side.kind) || otherId < contactId;
  const { kind, words, reverseWords } = turns ? reverseRelation(side) : side;
  return {
    contactId: turns ? otherId : contactId,
    otherId: turns ? contactId : otherId,
    kind,
    words: words ?? '',
    reverseWords: reverseWords ?? '',
  };
}
