/** The path of mailed links for choosing a new password. Hosted services have to allow it. */
export const RECOVERY_PATH = '/new-password';

/** The result of a mailed link. */
export type MailLink =
  /** The link signed the user in to choose a new password. */
  | { kind: 'recovery' }
  /** The link for a new password has been used or has expired. */
  | { kind: 'expiredRecovery' }
  /** Another link failed, with the service's message. */
  | { kind: 'failed'; message: string }
  /** The link worked, but something is still to be done. */
  | { kind: 'noticed'; message: string };

const RECOVERING = 'rapport.recovering';

/**
 * Reads the result from the fragment that the service added to the address of a mailed link; null without such a
 * link.
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
 * Removes the data of a mailed link from the address, so that it can't be read from the browser's history. The
 * service's client has its own copy by then.
 */
export function forgetMailLink(): void {
  const { hash, pathname, search } = window.location;
  const parameters = parametersOf(hash);
  const known = ['access_token', 'error', 'message'];
  if (!known.some((name) => parameters.has(name))) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Stores in this tab, across reloads, that the user still has to choose a new password. If the browser blocks
 * storage, a reload leads into the product without a new password.
 */
export function rememberRecovery(isRecovering: boolean): void {
  try {
    if (isRecovering) window.sessionStorage.setItem(RECOVERING, '1');
    else window.sessionStorage.removeItem(RECOVERING);
  } catch {
    return;
  }
}

/** Returns whether a recovery was started in this tab and isn't finished. */
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
