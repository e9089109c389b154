/** History state of a contact that was opened from the list: Back can then go back instead of ahead. */
export const FROM_LIST = { fromList: true } as const;

/** Whether `state`, of a router location, is that of a contact opened from the list. */
export function cameFromList(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
  );
}
