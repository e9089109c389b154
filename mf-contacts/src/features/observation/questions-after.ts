import { type Guidance, type Interaction, type WatchFor } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { type useQueryClient } from '@rapport/remote-api/query';
import { isPlanned } from '../../contacts/planned-words.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { takeShownTips } from '../../guidance/shown-tips.ts';
import { tipsToRate, type TipToRate } from './tips-to-rate.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** How long cached guidance counts as what the user has seen, in milliseconds. */
const FRESH_FOR = 60_000;

/**
 * The guidance before a change, from the cache or fetched.
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
 * The current guidance, which also updates the page.
 * @throws RequestError
 */
export async function guidanceNow(
  shell: ShellApi,
  queries: Queries,
  contactId: string,
): Promise<Guidance> {
  const query = guidanceQuery(shell, contactId);
  // A pending request may be from before the change.
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}

/** The question after an interaction was logged: one to watch for, or whether the tips for it helped. */
export interface Questions {
  watchFor: WatchFor | null;
  /** Empty if there's a question. */
  tips: TipToRate[];
  before: Guidance;
}

/** The question after `logged`; null if there's none, for example after a note or for a planned interaction. */
export function questionsAfter(logged: Interaction, before: Guidance): Questions | null {
  if (logged.type === 'note' || isPlanned(logged)) return null;
  if (before.observe !== null) return { watchFor: before.observe, tips: [], before };
  const tips = takeShownTips(logged) ? tipsToRate(before) : [];
  return tips.length === 0 ? null : { watchFor: null, tips, before };
}
