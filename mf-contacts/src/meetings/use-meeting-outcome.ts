import { api, type Meeting, type SetMeetingOutcome } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, type WaitOptions, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useState } from 'react';

/** The meeting whose outcome is asked for. */
export type AskedMeeting = Pick<Meeting, 'id' | 'title' | 'people'>;

/**
 * Sends a write about a meeting, which may wait for a network behind others about its first person.
 * @param says what it does, as a heading
 * @returns whether it waits; the shell has said so then
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

/**
 * Logs how a meeting went, or takes it away where it did not take place. What shows it is fetched again.
 * `waits` once that was done without a network.
 */
export function useMeetingOutcome(meeting: AskedMeeting) {
  const { id, title } = meeting;
  const shell = useShellApi();
  const [waits, setWaits] = useState(false);
  const failed = (error: Error) =>
    shell.notify({
      title: "Couldn't save this",
      description: writeFailure(error),
      variant: 'destructive',
    });
  // The row that asked may be gone by then, so this is no mutation of a component.
  const clear = () => {
    sendOrLetWait(meeting, `Removed the outcome: ${title}`, (offline) =>
      write(shell, api.delete('/api/meetings/{id}/outcome', { id }), {}, offline),
    )
      .then((isWaiting) => {
        if (!isWaiting) shell.notify({ title: `Undone: ${title}` });
      })
      .catch(failed);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: SetMeetingOutcome | null) =>
      body === null
        ? sendOrLetWait(meeting, `Didn't take place: ${title}`, (offline) =>
            write(shell, api.delete('/api/meetings/{id}', { id }), {}, offline),
          )
        : sendOrLetWait(meeting, `Outcome of ${title}`, (offline) =>
            write(shell, api.put('/api/meetings/{id}/outcome', { id }), { body }, offline),
          ),
    meta: UNTIL_SHOWN,
    onSuccess: (isWaiting, body) => {
      setWaits(isWaiting);
      if (isWaiting) return;
      shell.notify(
        body === null
          ? { title: `Removed: ${title}`, description: "It didn't take place." }
          : {
              title: `Logged: ${title}`,
              ...(meeting.people.length > 1 && { description: 'For everyone who was there.' }),
              action: { label: 'Undo', onSelect: () => clear() },
            },
      );
    },
    onError: failed,
  });
  return {
    /** Takes back how it went. */
    clear: () => clear(),
    save: (body: SetMeetingOutcome) => mutate(body),
    cancel: () => mutate(null),
    pending: isPending,
    waits,
  };
}
