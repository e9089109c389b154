import { api, type Interaction } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { request, write } from '@rapport/remote-api/api-query';

/** Removes an interaction that was just logged, with its promises; a planned one for all its people. */
export async function removeLogged(
  shell: ShellApi,
  { id, contactId, meeting }: Pick<Interaction, 'id' | 'contactId' | 'meeting'>,
): Promise<void> {
  const call = { contactId, id };
  const all = await request(shell, api.get('/api/commitments/{contactId}', { contactId }));
  const promised = all.filter(({ interactionId }) => interactionId === id);
  if (promised.length > 0) {
    const body = { forgetCommitments: promised.map((each) => each.id) };
    await write(shell, api.patch('/api/interactions/{contactId}/{id}', call), { body });
  }
  if (meeting?.state === 'planned')
    await write(shell, api.delete('/api/meetings/{id}', { id: meeting.id }));
  else await write(shell, api.delete('/api/interactions/{contactId}/{id}', call));
}
