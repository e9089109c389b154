import { type Interaction } from '@rapport/api-client';
import { type InteractionType } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { interactionsQuery } from '../../contacts/interactions-query.ts';

/** The number of recent interactions used for the guess. */
const LOOKED_AT = 5;

/**
 * The most likely type of a new interaction: the most frequent one among the last past interactions, or the latest
 * one in case of a tie. A call if there are none.
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
  // Sorting is stable, so the newest stays first among equals.
  return last.toSorted((a, b) => timesUsed(b.type) - timesUsed(a.type))[0]?.type ?? 'call';
}

/** The guess for a contact; a call while the interactions are loading or if that fails. */
export function useGuessedType(contactId: string, now: Date, enabled: boolean): InteractionType {
  const shell = useShellApi();
  const { data } = useInfiniteQuery({ ...interactionsQuery(shell, contactId), enabled });
  return guessType(data?.pages[0]?.interactions ?? [], now);
}
