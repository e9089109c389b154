import { knownNameParts, type NameParts } from '@rapport/contracts';
import { fold } from './search-text.ts';

/** Doesn't occur in folded text and sorts before a space, so that "Berg" comes before "Berg Hansen". */
const BETWEEN = '\t';

/**
 * Returns the key for sorting by last name: the stored last name including particles ("van den Berg" is under V),
 * or one guessed from the full name; then the first name, then the full name. Someone without a last name is sorted
 * by the full name.
 * @param sortName the folded full name; a key that doesn't end with it is stale
 */
export function familySortKey(
  contact: Partial<NameParts> & { displayName: string },
  sortName: string,
): string {
  const { familyName, givenName } = knownNameParts(contact);
  return [familyName === null ? sortName : fold(familyName), fold(givenName ?? ''), sortName].join(
    BETWEEN,
  );
}
