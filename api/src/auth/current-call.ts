import { AsyncScope } from '../async-scope.ts';
import { type User } from './user.ts';

const calls = new AsyncScope<User>();

/** Does the work of a call, so that whatever runs deep inside can ask for its caller. */
export function inCall<T>(caller: User | null, work: () => Promise<T>): Promise<T> {
  return caller === null ? work() : calls.run(caller, work);
}

/** Whose call this is; null outside of one, and in calls that only read. */
export function currentCaller(): User | null {
  return calls.current() ?? null;
}
