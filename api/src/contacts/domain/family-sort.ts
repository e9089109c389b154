import { knownNameParts, type NameParts } from '@rapport/contracts';
import { fold } from './search-text.ts';

/** No folded text has it, and it comes before a space: "Berg" is listed before "Berg Hansen". */
const BETWEEN = '\t';

/**
 * The key that a list sorted by last name goes by: the last name as it's stored, its particles included ("van den Berg"
 * is under V), or the one that the written name seems to have; then the first name, then the whole name. Someone without
 * a last name is listed by the whole name.
 * @param sortName the whole name, folded; a key that doesn't end with it is stale
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
