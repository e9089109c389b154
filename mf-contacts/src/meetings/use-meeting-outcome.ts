import { api, type Meeting, type NewCommitment, type SetMeetingOutcome } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, type WaitOptions, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useRef, useState } from 'react';
import { useIdempotencyKey } from '../form-dialog/use-idempotency-key.ts';

/** The meeting whose outcome is asked for. */
export type AskedMeeting = Pick<Meeting, 'id' | 'title' | 'people'>;

/** What was typed about a meeting that didn't take place, which stays as a note with one of its people. */
export interface LeftNote {
  contactId: string;
  notes: string;
  commitments: readonly NewCommitment[];
}

/** That a meeting didn't take place, and the note that stays of it, if any. */
interface NotHeld {
  note: LeftNote | null;
}

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
 * Logs how a meeting went, or takes it away if it didn't take place. What shows it is fetched again.
 * `waits` is true once that was done without a network.
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
  const keyOf = useIdempotencyKey();
  // A note that is sent again after a failure has the time of the first attempt, and so is stored once.
  const notedAt = useRef<string>(null);
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
    // The note goes first: if it fails, the meeting and what was typed about it stay.
    if (note !== null) await leaveNote(note);
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
    /** Takes back how it went. */
    clear: () => clear(),
    save: (body: SetMeetingOutcome) => mutate(body),
    /** Takes the meeting away, and keeps what was typed about it as a note. */
    cancel: (note: LeftNote | null) => mutate({ note }),
    pending: isPending,
    waits,
  };
}
