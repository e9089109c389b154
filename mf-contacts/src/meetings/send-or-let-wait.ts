import { type Meeting } from '@rapport/api-client';
import { type WaitOptions } from '@rapport/remote-api/api-query';

/**
 * Sends a write about a meeting. It may wait for a network, after other writes about the meeting's first person.
 * @param says what it does, as a heading
 * @returns true if it waits, in which case the shell has notified the user
 */
export async function sendOrLetWait(
  { people: [first] }: Pick<Meeting, 'people'>,
  says: string,
  send: (offline: WaitOptions) => Promise<unknown>,
): Promise<boolean> {
  let waits = false;
  await send({ says, ...(first && { contactId: first.id }), onWaiting: () => (waits = true) });
  return waits;
}
