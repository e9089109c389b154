import { api, type Meeting } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { saveFile } from '@rapport/remote-api/save-file';

/**
 * Saves a meeting as an .ics file, to send to its people or to open in a calendar program. It shows failures to the
 * user instead of throwing them.
 */
export async function saveMeeting(
  shell: ShellApi,
  { id, startsAt }: Pick<Meeting, 'id' | 'startsAt'>,
): Promise<void> {
  try {
    const text = await request(shell, api.get('/api/meetings/{id}/meeting.ics', { id }));
    const name = `meeting-${startsAt.slice(0, 'YYYY-MM-DD'.length)}.ics`;
    saveFile(name, 'text/calendar', text);
    shell.notify({ title: 'Meeting saved as a file', description: name });
  } catch (error) {
    shell.notify({
      title: "Couldn't save the meeting as a file",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}
