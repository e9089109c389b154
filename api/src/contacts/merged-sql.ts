/** True unless the contact `alias` was merged into another one by a merge that can still be undone. */
export function isNotMerged(alias: string): string {
  return `NOT EXISTS (SELECT FROM rapport.contact_merges m
    WHERE m.user_profile_id = ${alias}.user_profile_id AND m.other_id = ${alias}.id)`;
}
