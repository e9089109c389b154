import { api, type Contact } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { type PhotoChange } from '@rapport/shared-ui/photo';

/**
 * Sends a change of a photo; the shell refreshes its queries. It doesn't wait for a network.
 * @throws {RequestError}
 */
export async function sendPhoto(
  shell: ShellApi,
  id: string,
  change: PhotoChange,
): Promise<Contact | null> {
  if (change.kind === 'none') return null;
  if (change.kind === 'remove') {
    const { path, method } = api.delete('/api/contacts/{id}/photo', { id });
    return shell.request<Contact>(path, { method });
  }
  const { path, method } = api.put('/api/contacts/{id}/photo', { id });
  const body = new FormData();
  body.append('photo', change.photo, 'photo.jpg');
  return shell.request<Contact>(path, { method, body });
}
