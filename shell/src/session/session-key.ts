const PREFIX = 'rapport.session.';

/**
 * Returns the key of the session in local storage. Each service has its own, so that two deployments on one host
 * don't share a session.
 */
export function sessionKey(supabaseUrl: string): string {
  return `${PREFIX}${new URL(supabaseUrl).host}`;
}

export function isSessionKey(key: string): boolean {
  return key.startsWith(PREFIX);
}
