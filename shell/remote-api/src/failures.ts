import { type ToastMessage } from './contract.ts';
import { isRequestError } from './request-error.ts';

/** Transient statuses from 400 to 499. */
const TRANSIENT_STATUSES: readonly number[] = [408, 425, 429];

/**
 * Returns whether the same call may succeed a moment later: there's no network, the service is unavailable, or
 * there were too many calls. The shell shows that once per page and retries automatically, so parts of a page don't
 * need to.
 */
export function isTransient(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { status } = error;
  return status === null || status >= 500 || TRANSIENT_STATUSES.includes(status);
}

/** Returns whether the API has responded that the contact doesn't exist (anymore). */
export function isContactGone(error: unknown): boolean {
  return isRequestError(error) && error.status === 404 && error.code === 'CONTACT_NOT_FOUND';
}

/**
 * Returns whether the API is of an earlier release than this page and doesn't know the path. A new part then does
 * without it, and offers no Retry.
 */
export function isOfOtherRelease(error: unknown): boolean {
  return isRequestError(error) && error.status === 404 && !isContactGone(error);
}

/** Returns whether the API has refused an estimate because the contact objected. */
export function isContactObjected(error: unknown): boolean {
  return isRequestError(error) && error.code === 'CONTACT_OBJECTED';
}

/** Returns what happened to a failed call, as a sentence for users. */
export function failureReason(error: unknown): string {
  if (!isRequestError(error)) return 'Something went wrong on this page.';
  const { status, message } = error;
  if (status === null) return isOffline() ? "You're offline." : "Couldn't reach Rapport.";
  if (status === 429) return 'Too many requests in a short time.';
  if (status === 401) return 'Your session has ended.';
  if (status === 403) return 'This account has no access to this.';
  if (status >= 500) return "Rapport isn't available right now.";
  return sentence(message);
}

/**
 * Returns why a write that can't wait wasn't stored, and when to retry. An offline page doesn't suggest an attempt,
 * which wouldn't help until the network is back.
 * @param again what to do then, like "Choose Save again"
 */
export function writeFailure(error: unknown, again = 'Try again'): string {
  const reason = failureReason(error);
  // The same would be refused again.
  return isRequestError(error) && error.status === 400 ? reason : `${reason} ${whenAgain(again)}`;
}

/** Returns when to retry something that needs the network. */
export function whenAgain(again = 'Try again'): string {
  return isOffline() ? `${again} when you’re online.` : `${again} in a moment.`;
}

/** Returns the message for code that couldn't be fetched on demand. */
export function openFailure(): ToastMessage {
  return { title: "Couldn't open this", description: whenAgain(), variant: 'destructive' };
}

/** Returns what to do, following `failureReason`, if something can't be shown. */
export function failureAdvice(error: unknown): string {
  if (!isRequestError(error)) return 'Please try again.';
  if (error.status === 429) return `This page tries again ${inSeconds(error)}.`;
  if (error.status === 401) return 'Sign in again to continue.';
  return isTransient(error)
    ? 'What you see may be out of date. It updates automatically.'
    : 'Please try again.';
}

/** Returns why a part of a page is missing and what to do; empty if the shell shows that for the whole page. */
export function partFailure(error: unknown): string {
  return isTransient(error) ? '' : `${failureReason(error)} ${failureAdvice(error)}`;
}

/** Returns why a page is empty and what to do. The shell itself explains a transient error. */
export function pageFailure(error: unknown): string {
  return isTransient(error)
    ? 'It appears here as soon as Rapport is reachable again.'
    : `${failureReason(error)} ${failureAdvice(error)}`;
}

/** Returns the wait in milliseconds that the API asked for; 0 without one. */
export function askedPause(error: unknown): number {
  const asked = isRequestError(error) && 'retryAfter' in error ? error.retryAfter : null;
  return typeof asked === 'number' ? asked : 0;
}

function inSeconds(error: unknown): string {
  const seconds = Math.ceil(askedPause(error) / 1000);
  if (seconds <= 0) return 'in a moment';
  return seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`;
}

/** Browsers only detect that there's no network at all; what they call online may not be connected. */
function isOffline(): boolean {
  return !navigator.onLine;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
