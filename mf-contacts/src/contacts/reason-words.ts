import { type DuplicateReason } from '@rapport/contracts';

/** What two entries have in common, as texts for badges. */
export function reasonWords(reasons: readonly DuplicateReason[]): string[] {
  const has = (reason: DuplicateReason) => reasons.includes(reason);
  const name = has('name') ? 'Same name' : has('similarName') ? 'Similar name' : null;
  return [
    has('profile') ? 'Same profile' : null,
    has('email') ? 'Same email' : null,
    has('phone') ? 'Same phone' : null,
    name,
    has('organization') ? 'Same organization' : null,
  ].filter((words) => words !== null);
}
