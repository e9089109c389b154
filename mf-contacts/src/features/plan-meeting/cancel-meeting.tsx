import { api, type Meeting } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { Button, ConfirmDialog } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { undoCancellation } from '../../meetings/restore-meeting.ts';
import { sendOrLetWait } from '../../meetings/send-or-let-wait.ts';

interface CancelMeetingProps {
  meeting: Pick<Meeting, 'id' | 'title' | 'people'>;
  /** Called when it's canceled, or when the cancellation waits for a network. */
  onCanceled: () => void;
}

/** Cancels a planned meeting for all attendees, after a confirmation. */
export function CancelMeeting({ meeting, onCanceled }: CancelMeetingProps) {
  const shell = useShellApi();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendOrLetWait(meeting, `Canceled: ${meeting.title}`, (offline) =>
        write(shell, api.delete('/api/meetings/{id}', { id: meeting.id }), {}, offline),
      ),
    onSuccess: (waits) => {
      if (!waits) {
        shell.notify({
          title: `Canceled: ${meeting.title}`,
          action: undoCancellation(shell, meeting),
        });
      }
      onCanceled();
    },
    onError: (error) => {
      setAsking(false);
      shell.notify({
        title: "Couldn't cancel the meeting",
        description: writeFailure(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <Cancel type="button" variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Cancel meeting
      </Cancel>
      <ConfirmDialog
        open={asking}
        title="Cancel this meeting?"
        confirmLabel="Cancel meeting"
        cancelLabel="Keep it"
        tone="danger"
        pending={isPending}
        pendingLabel="Canceling..."
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        <span dir="auto">{shownText(meeting.title)}</span> is removed for everyone in it. No one is
        told by email.
      </ConfirmDialog>
    </>
  );
}

const Cancel = styled(Button)`
  justify-self: start;
`;
