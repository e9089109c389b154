import { type RequestHandler } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type User } from './user.ts';

const calls = new AsyncLocalStorage<{ caller: User | null }>();

/** Lets what runs deep inside a request ask for its caller. */
export const openCall: RequestHandler = (_request, _response, next) =>
  calls.run({ caller: null }, next);

/** Says who is calling, once the token was checked. */
export function setCaller(caller: User): void {
  const call = calls.getStore();
  if (call) call.caller = caller;
}

/** Whose request this is; null outside of one. */
export function currentCaller(): User | null {
  return calls.getStore()?.caller ?? null;
}
