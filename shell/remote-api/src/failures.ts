import { type ToastMessage } from './contract.ts';
import { isRequestError } from './request-error.ts';

/** Statuses from 400 to 499 that are transient. */
const TRANSIENT_STATUSES: readonly number[] = [408, 425, 429];

/**
 * Whether the same call may succeed a moment later: there is no network, the service is away, or there were
 * too many calls. The shell says so once per page and tries again by itself, so a part of a page need not.
 */
export function isTransient(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { status } = error;
  return status === null || status >= 500 || TRANSIENT_STATUSES.includes(status);
}

/** Whether the API has answered that there is no such contact (any more). */
export function isContactGone(error: unknown): boolean {
  return isRequestError(error) && error.status === 404 && error.code === 'CONTACT_NOT_FOUND';
}

/**
 * Whether the API is of an earlier release than this page and does not know the path. A part that is new
 * then does without, and offers no Retry.
 */
export function isOfOtherRelease(error: unknown): boolean {
  return isRequestError(error) && error.status === 404 && !isContactGone(error);
}

/** Whether the API has refused what leads to an estimate, because this person objected. */
export function isContactObjected(error: unknown): boolean {
  return isRequestError(error) && error.code === 'CONTACT_OBJECTED';
}

/** What happened to a failed call, as one sentence for people. */
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
 * Why a write that cannot wait was not stored, and when it's worth doing again. A page that is offline says
 * nothing of trying: no attempt helps until the network is back.
 * @param again what to do then, like "Choose Save again"
 */
export function writeFailure(error: unknown, again = 'Try again'): string {
  return `${failureReason(error)} ${whenAgain(again)}`;
}

/** When something is worth doing again that needs the network. */
export function whenAgain(again = 'Try again'): string {
  return isOffline() ? `${again} when you’re online.` : `${again} in a moment.`;
}

/** Says that code which is fetched when it's needed did not come. */
export function openFailure(): ToastMessage {
  return { title: "Couldn't open this", description: whenAgain(), variant: 'destructive' };
}

/** What helps, after `failureReason`, for what should have been shown. */
export function failureAdvice(error: unknown): string {
  if (!isRequestError(error)) return 'Please try again.';
  if (error.status === 429) return `This page tries again ${inSeconds(error)}.`;
  if (error.status === 401) return 'Sign in again to continue.';
  return isTransient(error)
    ? 'What you see may be out of date. It updates automatically.'
    : 'Please try again.';
}

/** Why a part of a page is missing and what to do; nothing where the shell says it for the whole page. */
export function partFailure(error: unknown): string {
  return isTransient(error) ? '' : `${failureReason(error)} ${failureAdvice(error)}`;
}

/** Why a page shows nothing and what to do. The shell says what happened where the error is transient. */
export function pageFailure(error: unknown): string {
  return isTransient(error)
    ? 'It appears here as soon as Rapport is reachable again.'
    : `${failureReason(error)} ${failureAdvice(error)}`;
}

/** Milliseconds that the API asked to be left alone; 0 where it did not say. */
export function askedPause(error: unknown): number {
  const asked = isRequestError(error) && 'retryAfter' in error ? error.retryAfter : null;
  return typeof asked === 'number' ? asked : 0;
}

function inSeconds(error: unknown): string {
  const seconds = Math.ceil(askedPause(error) / 1000);
  if (seconds <= 0) return 'in a moment';
  return seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`;
}

/** Browsers only know when there is no network at all; what they call online may lead nowhere. */
function isOffline(): boolean {
  return !navigator.onLine;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
