const PREFIX = 'rapport.session.';

/** Where local storage keeps the session. Each service has a key, so that two deployments on one host do not take each other's session. */
export function sessionKey(supabaseUrl: string): string {
  return `${PREFIX}${new URL(supabaseUrl).host}`;
}

export function isSessionKey(key: string): boolean {
  return key.startsWith(PREFIX);
}
