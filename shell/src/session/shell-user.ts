import { type ShellUser } from '@rapport/remote-api';
import { type User } from '@supabase/supabase-js';

/** Returns the account's fields that the rest of the page may use. */
export function toShellUser({ id, email, user_metadata }: User): ShellUser {
  const avatarUrl: unknown = user_metadata?.['avatar_url'];
  return { id, email: email ?? '', avatarUrl: isWebAddress(avatarUrl) ? avatarUrl : null };
}

/** Returns whether two snapshots are equal, so that a refreshed token causes no rendering. */
export function sameUser(a: ShellUser, b: ShellUser): boolean {
  return a.id === b.id && a.email === b.email && a.avatarUrl === b.avatarUrl;
}

function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}
