import {
  api,
  type Interaction,
  type Meeting,
  type NewCommitment,
  type SetMeetingOutcome,
} from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useRef, useState } from 'react';
import { useIdempotencyKey } from '../form-dialog/use-idempotency-key.ts';
import { undoCancellation } from './restore-meeting.ts';
import { sendOrLetWait } from './send-or-let-wait.ts';

/** The meeting that needs an outcome. */
export type AskedMeeting = Pick<Meeting, 'id' | 'title' | 'people'>;

/** Text about a meeting that didn't take place, which is kept as a note about one of its people. */
export interface LeftNote {
  contactId: string;
  notes: string;
  commitments: readonly NewCommitment[];
}

/** The result that a meeting didn't take place, with an optional note. */
interface NotHeld {
  note: LeftNote | null;
}

/**
 * Logs the outcome of a meeting, or removes the meeting if it didn't take place, and refetches what depends on it.
 * `waits` is true if that was done without a network.
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
  // Not a mutation of the component, which may be unmounted by then.
  const clear = () => {
    sendOrLetWait(meeting, `Removed the outcome: ${title}`, (offline) =>
      write(shell, api.delete('/api/meetings/{id}/outcome', { id }), {}, offline),
    )
      .then((isWaiting) => {
        if (!isWaiting) shell.notify({ title: `Undone: ${title}` });
      })
      .catch(failed);
  };
  const keyOf = useIdempotencyKey();
  // A retried note keeps the time of the first attempt, so that it's stored only once.
  const notedAt = useRef<string>(null);
  const noted = useRef<Interaction>(null);
  const leaveNote = ({ contactId, ...note }: LeftNote) => {
    notedAt.current ??= new Date().toISOString();
    const body = {
      type: 'note',
      interactionDate: notedAt.current,
      notes: note.notes,
      ...(note.commitments.length > 0 && { commitments: [...note.commitments] }),
    } as const;
    return write(
      shell,
      api.post('/api/interactions/{contactId}', { contactId }),
      { body, headers: { 'Idempotency-Key': keyOf(body) } },
      { says: `Note about ${title}`, contactId },
    );
  };
  const cancel = async ({ note }: NotHeld) => {
    // The note is sent first: if it fails, the meeting and the typed text stay.
    noted.current = note === null ? null : await leaveNote(note);
    return sendOrLetWait(meeting, `Didn't take place: ${title}`, (offline) =>
      write(shell, api.delete('/api/meetings/{id}', { id }), {}, offline),
    );
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: SetMeetingOutcome | NotHeld) =>
      'note' in answer
        ? cancel(answer)
        : sendOrLetWait(meeting, `Outcome of ${title}`, (offline) =>
            write(shell, api.put('/api/meetings/{id}/outcome', { id }), { body: answer }, offline),
          ),
    meta: UNTIL_SHOWN,
    onSuccess: (isWaiting, answer) => {
      setWaits(isWaiting);
      if (isWaiting) return;
      shell.notify(
        'note' in answer
          ? {
              title: `Removed: ${title}`,
              description: answer.note
                ? "It didn't take place. Your note is kept."
                : "It didn't take place.",
              action: undoCancellation(shell, meeting, noted.current),
            }
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
    /** Removes the outcome. */
    clear: () => clear(),
    save: (body: SetMeetingOutcome) => mutate(body),
    /** Removes the meeting, and keeps the typed text as a note. */
    cancel: (note: LeftNote | null) => mutate({ note }),
    pending: isPending,
    waits,
  };
}
