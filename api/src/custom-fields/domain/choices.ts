import { type CustomFieldChoice } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { fold } from '../../contacts/domain/search-text.ts';
import { CustomFieldChoiceExists } from '../custom-field-errors.ts';

/** A choice in a body; one without an ID is new. */
interface GivenChoice {
  id?: string;
  name: string;
}

/**
 * Returns choices as they're stored, each with an ID of its own.
 * @throws {CustomFieldChoiceExists}
 */
export function choicesOf(given: readonly GivenChoice[]): CustomFieldChoice[] {
  const [names, ids] = [new Set<string>(), new Set<string>()];
  return given.map(({ id, name }, index) => {
    const folded = fold(name);
    if (names.has(folded)) throw new CustomFieldChoiceExists(index);
    names.add(folded);
    const known = id?.toLowerCase() ?? '';
    const own = known === '' || ids.has(known) ? uuidV7() : known;
    ids.add(own);
    return { id: own, name };
  });
}

/** Returns the IDs of the choices in `before` that `after` doesn't have. */
export function removedChoices(
  before: readonly CustomFieldChoice[],
  after: readonly CustomFieldChoice[],
): string[] {
  return before.map(({ id }) => id).filter((id) => !after.some((choice) => choice.id === id));
}
