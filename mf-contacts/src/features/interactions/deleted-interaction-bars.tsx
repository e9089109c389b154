import { api, type Interaction } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { ActionBar, RelativeTime, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { useDeletedInteractions } from './deleted-interactions.ts';
import { INTERACTION_WORDS } from './interaction-words.ts';

/** The recently deleted interactions with a contact, each with an Undo button. */
export function DeletedInteractionBars({ contactId }: { contactId: string }) {
  const { entries, forget } = useDeletedInteractions(contactId);
  if (entries.length === 0) return null;
  return (
    <Bars>
      {entries.map(({ interaction, undoKey }) => (
        <DeletedBar
          key={interaction.id}
          interaction={interaction}
          undoKey={undoKey}
          onGone={() => forget(interaction)}
        />
      ))}
    </Bars>
  );
}

interface DeletedBarProps {
  interaction: Interaction;
  undoKey: string;
  onGone: () => void;
}

function DeletedBar({ interaction, undoKey, onGone }: DeletedBarProps) {
  const shell = useShellApi();
  const { contactId, type, interactionDate, description, notes, duration, outcome } = interaction;
  const { followUpAt, followUpText } = interaction;
  const what = INTERACTION_WORDS[type].label.toLowerCase();
  const undo = useMutation({
    mutationFn: () =>
      write(shell, api.post('/api/interactions/{contactId}', { contactId }), {
        body: {
          type,
          interactionDate,
          description,
          notes,
          duration,
          outcome,
          ...(followUpAt !== null && { followUpAt }),
          ...(followUpText !== null && { followUpText }),
        },
        headers: { 'Idempotency-Key': undoKey },
      }),
    onSuccess: () => {
      shell.notify({ title: `The ${what} is back` });
      onGone();
    },
  });
  return (
    <ActionBar
      actionLabel={undo.isError ? 'Try again' : 'Undo'}
      tone={undo.isError ? 'negative' : 'neutral'}
      pending={undo.isPending}
      onAction={() => {
        if (!undo.isPending) undo.mutate();
      }}
      onDismiss={undo.isPending ? undefined : onGone}
    >
      {undo.isError ? (
        `Couldn't restore the ${what}. ${failureReason(undo.error)}`
      ) : (
        <>
          Deleted: {what}, <RelativeTime value={interactionDate} />
        </>
      )}
    </ActionBar>
  );
}

const Bars = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
