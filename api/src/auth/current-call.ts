import { AsyncScope } from '../async-scope.ts';
import { type User } from './user.ts';

const calls = new AsyncScope<User>();

/** Runs the work of a call with its caller available at any depth. */
export function inCall<T>(caller: User | null, work: () => Promise<T>): Promise<T> {
  return caller === null ? work() : calls.run(caller, work);
}

/** Returns the caller of the current call; null outside of a call and in calls that only read. */
export function currentCaller(): User | null {
  return calls.current() ?? null;
}
