import { api, type UndoableMerge } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { ActionBar, clockTime, theme } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMergeOffers } from './merge-offers.ts';

/** The merges of the last minutes, each with an undo button: all of them, or those of one contact. */
export function MergedBars({ contactId }: { contactId?: string }) {
  const { offers, dismiss } = useMergeOffers(true);
  const shown = offers.filter((offer) => contactId === undefined || offer.contactId === contactId);
  if (shown.length === 0) return null;
  return (
    <Bars>
      {shown.map((offer) => (
        <MergedBar key={offer.otherId} offer={offer} onGone={() => dismiss(offer)} />
      ))}
    </Bars>
  );
}

function MergedBar({ offer, onGone }: { offer: UndoableMerge; onGone: () => void }) {
  const shell = useShellApi();
  const { contactId } = offer;
  const end = Date.parse(offer.undoableUntil);
  const name = nameInSentence(offer.displayName);
  const otherName = nameInSentence(offer.otherName);
  const mutation = useMutation({
    mutationFn: () => write(shell, api.post('/api/contacts/{id}/unmerge', { id: contactId })),
    meta: UNTIL_SHOWN,
    onSuccess: () => {
      shell.notify({
        title: 'The merge is undone',
        description: `${otherName} has an entry of its own again.`,
      });
    },
  });
  const isOver = useHasPassed(end);
  if (isOver && !mutation.isPending) return null;
  const { error } = mutation;
  if (isRequestError(error) && (error.status === 404 || error.status === 409)) {
    return (
      <ActionBar actionLabel="OK" onAction={onGone} tone="negative">
        {error.status === 409
          ? `${name} was changed after the merge, so it can't be undone.`
          : "It's too late to undo the merge."}
      </ActionBar>
    );
  }
  const until = clockTime(new Date(end));
  return (
    <ActionBar
      actionLabel={error === null ? 'Undo' : 'Try again'}
      tone={error === null ? 'neutral' : 'negative'}
      pending={mutation.isPending}
      onAction={() => mutation.mutate()}
      onDismiss={mutation.isPending ? undefined : onGone}
    >
      {error === null
        ? `${otherName} is part of ${name} now. You can undo this until ${until}.`
        : `Couldn't undo the merge. ${failureReason(error)} You can try until ${until}.`}
    </ActionBar>
  );
}

/** Whether a moment, in milliseconds since 1970, has passed; renders again when it does. */
function useHasPassed(moment: number): boolean {
  const [passed, setPassed] = useState(() => Date.now() >= moment);
  // The clock is outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return passed;
}

const Bars = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-block: ${theme.space[2]};
`;
