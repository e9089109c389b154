import { endpoints, type Meeting, type SetMeetingOutcome } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { type WaitOptions, write } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useState } from 'react';
import { refreshContact } from '../contacts/refresh-contacts.ts';

/** The meeting whose outcome is asked for. */
export type AskedMeeting = Pick<Meeting, 'id' | 'title' | 'people'>;

/**
 * Logs how a meeting went, or takes it away where it did not take place. What shows it is fetched again.
 * `waits` once that was done without a network.
 */
export function useMeetingOutcome({ id, title, people }: AskedMeeting) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [waits, setWaits] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: SetMeetingOutcome | null) => {
      const [first] = people;
      let isWaiting = false;
      const offline: WaitOptions = {
        says: body === null ? `Did not take place: ${title}` : `Outcome of ${title}`,
        ...(first && { contactId: first.id }),
        onWaiting: () => (isWaiting = true),
      };
      if (body === null) await write(shell, endpoints.meetings.cancel(id), {}, offline);
      else await write(shell, endpoints.meetings.setOutcome(id), { body }, offline);
      return isWaiting;
    },
    onSuccess: async (isWaiting, body) => {
      setWaits(isWaiting);
      // The shell has said that it waits.
      if (isWaiting) return;
      shell.notify(
        body === null
          ? { title: `Removed: ${title}`, description: 'It did not take place.' }
          : { title: `Logged: ${title}` },
      );
      await Promise.all(people.map((person) => refreshContact(queries, person.id)));
    },
    onError: (error) =>
      shell.notify({
        title: 'This was not saved',
        description: `${failureReason(error)} Try again in a moment.`,
        variant: 'destructive',
      }),
  });
  return {
    save: (body: SetMeetingOutcome) => mutate(body),
    cancel: () => mutate(null),
    pending: isPending,
    waits,
  };
}
