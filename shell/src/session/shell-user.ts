import { type ShellUser } from '@rapport/remote-api';
import { type User } from '@supabase/supabase-js';

/** What the rest of the page may know about a signed-in account. */
export function toShellUser({ id, email, user_metadata }: User): ShellUser {
  const avatarUrl: unknown = user_metadata?.['avatar_url'];
  return { id, email: email ?? '', avatarUrl: isWebAddress(avatarUrl) ? avatarUrl : null };
}

/** Whether two snapshots show the same, so that a refreshed token renders nothing again. */
export function sameUser(a: ShellUser, b: ShellUser): boolean {
  return a.id === b.id && a.email === b.email && a.avatarUrl === b.avatarUrl;
}

function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}
