import { type Session } from '@supabase/supabase-js';

/**
 * Whether a value has the whole shape of a session. What comes from storage, from another tab or
 * from the service may have been written by anyone: a session of any other shape would open the
 * product for no one, with every call refused.
 */
export function isUsableSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    isText(value['access_token']) &&
    isText(value['refresh_token']) &&
    isOptional(value['token_type'], isText) &&
    isTime(value['expires_at']) &&
    isOptional(value['expires_in'], isTime) &&
    isUser(value['user'])
  );
}

function isUser(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value['id']) &&
    isOptional(value['email'], (email) => typeof email === 'string') &&
    isOptional(value['user_metadata'], isRecord)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Seconds, also of a session that has long expired: its refresh may still succeed. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isOptional(value: unknown, test: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || test(value);
}
