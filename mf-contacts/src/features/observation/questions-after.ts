import { type Guidance, type Interaction, type WatchFor } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { type useQueryClient } from '@rapport/remote-api/query';
import { isPlanned } from '../../contacts/planned-words.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { takeShownTips } from '../../guidance/shown-tips.ts';
import { tipsToRate, type TipToRate } from './tips-to-rate.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** How long the guidance counts as what the user has seen, in milliseconds. */
const FRESH_FOR = 60_000;

/**
 * The guidance as it is before something changes it: from the cache, or asked for.
 * @throws RequestError
 */
export function guidanceBefore(
  shell: ShellApi,
  queries: Queries,
  contactId: string,
): Promise<Guidance> {
  return queries.fetchQuery({ ...guidanceQuery(shell, contactId), staleTime: FRESH_FOR });
}

/**
 * The guidance as it is now, and the page shows the same.
 * @throws RequestError
 */
export async function guidanceNow(
  shell: ShellApi,
  queries: Queries,
  contactId: string,
): Promise<Guidance> {
  const query = guidanceQuery(shell, contactId);
  // What is under way may be from before the change.
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}

/** What is asked after an interaction was logged: one question, or whether the tips that were shown for it helped. */
export interface Questions {
  watchFor: WatchFor | null;
  /** Empty where there is a question. */
  tips: TipToRate[];
  before: Guidance;
}

/** What to ask after `logged`; null where there is nothing, as after a note and for what is only planned. */
export function questionsAfter(logged: Interaction, before: Guidance): Questions | null {
  if (logged.type === 'note' || isPlanned(logged)) return null;
  if (before.observe !== null) return { watchFor: before.observe, tips: [], before };
  const tips = takeShownTips(logged) ? tipsToRate(before) : [];
  return tips.length === 0 ? null : { watchFor: null, tips, before };
}
