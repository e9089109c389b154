import { type QueryClient } from './query.ts';
import { isUnreadableAnswer } from './request-error.ts';
import { type RequestOptions, type ShellApi } from './shell-api.ts';

/** Where the API answers, and how the answer is read: the one place where JSON gets a type. */
export interface Endpoint<T> {
  /** Begins with `/api/`; it is the key of the answer in the cache, too. */
  path: string;
  /** @throws UnreadableAnswer (see `isUnreadableAnswer`) where the answer is none of this type */
  decode: (answer: unknown) => T;
}

/**
 * What `useQuery` takes to show the answer at `endpoint`. The cache holds the answer as it came, because
 * a remote of another release may have asked for it; it is read here. An answer that cannot be read is
 * an error of this query alone.
 */
export function asQuery<T>({ path, decode }: Endpoint<T>) {
  // A plain object: this file is bundled by whoever uses it, and the hook is the one that all share.
  return { queryKey: [path], select: decode };
}

/**
 * Asks the API and reads what it answers.
 * @throws RequestError, and UnreadableAnswer for an answer that is none of this type
 */
export async function ask<T>(
  shell: ShellApi,
  { path, decode }: Endpoint<T>,
  options?: RequestOptions,
): Promise<T> {
  return decode(await shell.request<unknown>(path, options));
}

/**
 * Writes to the API. What was stored is stored, whatever the answer looks like.
 * @returns the answer, or null where it cannot be read: the state has to be asked for anew
 * @throws RequestError when nothing, or perhaps nothing, was stored
 */
export async function write<T>(
  shell: ShellApi,
  { path, decode }: Endpoint<T>,
  options: RequestOptions,
): Promise<T | null> {
  return readOrNull(decode, await shell.request<unknown>(path, options));
}

/** Changes the answer in the cache, where one is there that can be read. */
export function changeAnswer<T>(
  queries: QueryClient,
  { path, decode }: Endpoint<T>,
  change: (answer: T) => T,
): void {
  queries.setQueryData<unknown>([path], (held: unknown) => {
    const answer = held === undefined ? null : readOrNull(decode, held);
    return answer === null ? held : change(answer);
  });
}

function readOrNull<T>(decode: Endpoint<T>['decode'], answer: unknown): T | null {
  try {
    return decode(answer);
  } catch (error) {
    if (isUnreadableAnswer(error)) return null;
    throw error;
  }
}
