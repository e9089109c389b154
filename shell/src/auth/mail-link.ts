/** Where a mailed link leads that lets a person choose a new password. Hosted services have to allow it. */
export const RECOVERY_PATH = '/new-password';

/** What a link from a mail came to. */
export type MailLink =
  /** The person may choose a new password: the link has signed them in. */
  | { kind: 'recovery' }
  /** The link for a new password was used before, or is too old. */
  | { kind: 'expiredRecovery' }
  /** Another link did not work, in the service's words. */
  | { kind: 'failed'; message: string }
  /** The link did what it was for, and something is still to be done. */
  | { kind: 'noticed'; message: string };

const RECOVERING = 'rapport.recovering';

/**
 * Reads what the service put into the fragment of the address that a mailed link led back to; null
 * without such a link.
 */
export function mailLinkAt({
  hash,
  pathname,
}: Pick<Location, 'hash' | 'pathname'>): MailLink | null {
  const parameters = parametersOf(hash);
  if (parameters.has('error')) {
    if (pathname === RECOVERY_PATH) return { kind: 'expiredRecovery' };
    const words = parameters.get('error_description') ?? "This link didn't work";
    return { kind: 'failed', message: `${words.replace(/\.$/, '')}.` };
  }
  if (parameters.has('access_token') && parameters.get('type') === 'recovery') {
    return { kind: 'recovery' };
  }
  const message = parameters.get('message');
  return message === null ? null : { kind: 'noticed', message };
}

/**
 * Takes what a link from a mail brought along out of the address, where it would be read by who
 * looks at the history of the browser. The client of the service has its own copy by then.
 */
export function forgetMailLink(): void {
  const { hash, pathname, search } = window.location;
  const parameters = parametersOf(hash);
  const known = ['access_token', 'error', 'message'];
  if (!known.some((name) => parameters.has(name))) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Remembers in this tab, over a reload, that the person still has to choose a new password. A browser
 * may close its storage to a page: then a reload leads into the product without one.
 */
export function rememberRecovery(isRecovering: boolean): void {
  try {
    if (isRecovering) window.sessionStorage.setItem(RECOVERING, '1');
    else window.sessionStorage.removeItem(RECOVERING);
  } catch {
    return;
  }
}

/** Whether a recovery was begun in this tab and is not finished. */
export function isRecoveryRemembered(): boolean {
  try {
    return window.sessionStorage.getItem(RECOVERING) !== null;
  } catch {
    return false;
  }
}

function parametersOf(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''));
}
