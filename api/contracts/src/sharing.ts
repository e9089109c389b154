/** The path that other apps share to, which the app's manifest names. The service worker takes what's sent there. */
export const SHARE_PATH = '/share';

/** The most that's taken from another app at once, in bytes. */
export const MOST_SHARED_BYTES = 5_000_000;

/**
 * Why what was shared isn't there: it's too large, the browser couldn't keep it, or it reached the web server because
 * the browser had removed the service worker.
 */
export type ShareProblem = 'too-large' | 'not-kept' | 'not-received';

/** Returns the path of the page with what another app has shared, or with the problem. */
export function sharedPage(problem: ShareProblem | null = null): string {
  return problem === null ? '/contacts/share' : `/contacts/share?problem=${problem}`;
}
