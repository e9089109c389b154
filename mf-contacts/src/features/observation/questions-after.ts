import { type Guidance, type Interaction, type WatchFor } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { type useQueryClient } from '@rapport/remote-api/query';
import { isPlanned } from '../../contacts/planned-words.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { tipsToRate, type TipToRate } from './tips-to-rate.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** How long the guidance counts as what the user has seen, in milliseconds. */
const FRESH_FOR = 60_000;

/**
 * The guidance as it is before something changes it: from the cache, or asked for.
 * @throws RequestError, UnreadableAnswer
 */
export async function guidanceBefore(
  shell: ShellApi,
  queries: Queries,
  contactId: string,
): Promise<Guidance> {
  const { queryKey, queryFn, select } = guidanceQuery(shell, contactId);
  return select(await queries.fetchQuery({ queryKey, queryFn, staleTime: FRESH_FOR }));
}

/**
 * The guidance as it is now, and the page shows the same.
 * @throws RequestError, UnreadableAnswer
 */
export async function guidanceNow(
  shell: ShellApi,
  queries: Queries,
  contactId: string,
): Promise<Guidance> {
  const { queryKey, queryFn, select } = guidanceQuery(shell, contactId);
  return select(await queries.fetchQuery({ queryKey, queryFn, staleTime: 0 }));
}

/** What is asked after an interaction was logged. */
export interface Questions {
  watchFor: WatchFor | null;
  tips: TipToRate[];
  before: Guidance;
}

/** What to ask after `logged`; null where there is nothing, as after a note and for what is only planned. */
export function questionsAfter(logged: Interaction, before: Guidance): Questions | null {
  if (logged.type === 'note' || isPlanned(logged)) return null;
  const tips = tipsToRate(before);
  return before.observe === null && tips.length === 0
    ? null
    : { watchFor: before.observe, tips, before };
}
