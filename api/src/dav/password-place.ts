/** Returns what a stored password belongs to; it can't be read in another place. */
export function passwordPlace({ owner, id }: { owner: string; id: string }): string {
  return `address-book:${owner}:${id}`;
}
