import { AuthClient } from '@supabase/supabase-js';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { type AuthService } from './auth-service.ts';

/** Milliseconds after which a silent authentication service counts as unreachable. */
const TIMEOUT = 15_000;

/**
 * The authentication client of this deployment. It keeps the session in local storage, refreshes it
 * when it is close to expiry and when the tab becomes visible, and tells other tabs.
 * Only the authentication part of supabase-js is imported: the shell talks to its own API for data.
 */
export function createAuthClient(config: RuntimeConfig): AuthService {
  const { supabaseUrl, publishableKey } = config;
  return new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    // Spelled like the client spells it, so that a session's token takes the key's place instead of joining it.
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    // One key per service, so that two deployments on one host do not take each other's session.
    storageKey: `rapport.session.${new URL(supabaseUrl).host}`,
    autoRefreshToken: true,
    persistSession: true,
    // A confirmation link comes back with the session in the fragment.
    detectSessionInUrl: true,
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT) }),
  });
}
