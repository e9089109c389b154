import { type RequestOptions, type ShellApi } from './contract.ts';
import { isUnreadableAnswer } from './request-error.ts';

export { changeAnswer } from './api-query.ts';

/** Where the API answers, and how the answer is read: the one place where JSON gets a type. */
export interface Endpoint<T> {
  /** Begins with `/api/`; it is the key of the answer in the cache, too. */
  path: string;
  /** @throws UnreadableAnswer (see `isUnreadableAnswer`) where the answer is none of this type */
  decode: (answer: unknown) => T;
}

/** What `useQuery` takes to show the answer at `endpoint`. */
export function asQuery<T>({ path, decode }: Endpoint<T>) {
  return { queryKey: [path], select: decode };
}

/** Asks the API and reads what it answers. */
export async function ask<T>(
  shell: ShellApi,
  { path, decode }: Endpoint<T>,
  options?: RequestOptions,
): Promise<T> {
  return decode(await shell.request<unknown>(path, options));
}

/** Writes to the API; null where the answer cannot be read. */
export async function write<T>(
  shell: ShellApi,
  { path, decode }: Endpoint<T>,
  options: RequestOptions,
): Promise<T | null> {
  const answer = await shell.request<unknown>(path, options);
  try {
    return decode(answer);
  } catch (error) {
    if (isUnreadableAnswer(error)) return null;
    throw error;
  }
}
