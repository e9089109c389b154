import { api, type Interaction, type Meeting } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { removeLogged } from '../contacts/remove-logged.ts';
import { sendOrLetWait } from './send-or-let-wait.ts';

type CanceledMeeting = Pick<Meeting, 'id' | 'title' | 'people'>;

/**
 * Returns the button that restores a meeting after it was canceled or didn't take place.
 * @param note the note that was kept instead, which goes again
 */
export function undoCancellation(
  shell: ShellApi,
  meeting: CanceledMeeting,
  note: Interaction | null = null,
): { label: string; onSelect: () => void } {
  return { label: 'Undo', onSelect: () => void restore(shell, meeting, note) };
}

async function restore(
  shell: ShellApi,
  meeting: CanceledMeeting,
  note: Interaction | null,
): Promise<void> {
  const { id, title } = meeting;
  try {
    const waits = await sendOrLetWait(meeting, `Restored: ${title}`, (offline) =>
      write(shell, api.post('/api/meetings/{id}/restore', { id }), {}, offline),
    );
    if (waits) return;
    if (note !== null) await removeLogged(shell, note);
    shell.notify({ title: `Undone: ${title}` });
  } catch (error) {
    shell.notify({
      title: "Couldn't undo this",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}
