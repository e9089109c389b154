import { type Interaction } from '@rapport/api-client';
import { type InteractionType } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { interactionsQuery } from '../../contacts/interactions-query.ts';

/** How many of the last interactions the guess looks at. */
const LOOKED_AT = 5;

/**
 * The type that a new interaction most likely has: the most frequent one among the last interactions
 * of the past, and of two that are equally frequent the one used last. A call if there are none.
 * @param interactions in any order
 */
export function guessType(
  interactions: readonly Pick<Interaction, 'type' | 'interactionDate'>[],
  now: Date,
): InteractionType {
  const last = interactions
    .map(({ type, interactionDate }) => ({ type, time: Date.parse(interactionDate) }))
    .filter(({ time }) => time <= now.getTime())
    .toSorted((a, b) => b.time - a.time)
    .slice(0, LOOKED_AT);
  const timesUsed = (type: InteractionType) => last.filter((each) => each.type === type).length;
  // Sorting is stable, so that among equals the newest stays first.
  return last.toSorted((a, b) => timesUsed(b.type) - timesUsed(a.type))[0]?.type ?? 'call';
}

/** The guess for a contact; a call until the interactions are there, and if they cannot be read. */
export function useGuessedType(contactId: string, now: Date, enabled: boolean): InteractionType {
  const shell = useShellApi();
  const { data } = useInfiniteQuery({ ...interactionsQuery(shell, contactId), enabled });
  return guessType(data?.pages[0]?.interactions ?? [], now);
}
