import { type Session } from '@supabase/supabase-js';

/**
 * Returns whether a value is a complete session. Values from storage, from another tab, or from the service may be
 * malformed: an invalid session would open the product without a user, and all calls would be refused.
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

/** In seconds, even if it has long expired, because a refresh may still succeed. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isOptional(value: unknown, test: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || test(value);
}
