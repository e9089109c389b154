import { api } from '@rapport/api-client';
import { nameInSentence, RESTORE_DAYS } from '@rapport/contracts';
import { useShellApi, isRequestError } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { ActionBar, clockTime, theme } from '@rapport/shared-ui';
import { useEffect, useRef, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { useDeletedContacts, type DeletedContact, undoEnd } from './deleted-contacts.ts';

interface DeletedContactBarsProps {
  /** True if no other contact is open that a restored one would replace. */
  opensRestored: boolean;
  className?: string | undefined;
}

/** The contacts deleted in the last minutes, each with a way to restore it. */
export function DeletedContactBars({ opensRestored, className }: DeletedContactBarsProps) {
  const { entries, forget } = useDeletedContacts();
  if (entries.length === 0) return null;
  return (
    <Bars className={className}>
      {entries.map((entry) => (
        <DeletedBar
          key={entry.contactId}
          entry={entry}
          opensRestored={opensRestored}
          onGone={() => forget(entry.contactId)}
        />
      ))}
    </Bars>
  );
}

interface DeletedBarProps {
  entry: DeletedContact;
  opensRestored: boolean;
  onGone: () => void;
}

function DeletedBar({ entry, opensRestored, onGone }: DeletedBarProps) {
  const shell = useShellApi();
  const navigate = useNavigate();
  const { contactId, deletedAt } = entry;
  const name = nameInSentence(entry.displayName);
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterDeletion(bar);
  const isOver = useHasPassed(undoEnd(deletedAt));
  const { restore, pending, error, tooLate } = useRestoreContact(contactId, () => {
    onGone();
    shell.notify({
      title: `${name} is back`,
      description: 'Everything that was saved is back.',
    });
    if (opensRestored) void navigate(contactsRoute({ selected: contactId }));
  });

  if (tooLate || (isOver && !pending)) {
    return (
      <div ref={bar} tabIndex={-1}>
        <ActionBar actionLabel="OK" onAction={onGone}>
          {tooLate
            ? `${name} is removed for good.`
            : `${name} stays in Recently deleted for ${RESTORE_DAYS} days.`}
        </ActionBar>
      </div>
    );
  }
  const until = clockTime(new Date(undoEnd(deletedAt)));
  return (
    <div ref={bar} tabIndex={-1}>
      <ActionBar
        actionLabel={error === null ? 'Undo' : 'Try again'}
        tone={error === null ? 'neutral' : 'negative'}
        pending={pending}
        onAction={restore}
        onDismiss={pending ? undefined : onGone}
      >
        {error === null
          ? `${name} was deleted. You can undo this until ${until}.`
          : `Couldn't bring ${name} back. ${failureReason(error)} You can try until ${until}.`}
      </ActionBar>
    </div>
  );
}

/** The focused view was removed with the contact, so the undo bar takes the focus. */
function useFocusAfterDeletion(bar: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    // The confirmation dialog returns the focus when it has closed, so this waits for it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [bar]);
}

/** Restores a deleted contact with all of its data. */
function useRestoreContact(contactId: string, onRestored: () => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => write(shell, api.post('/api/contacts/{id}/restore', { id: contactId })),
    onSuccess: (contact) => {
      if (contact !== null)
        queries.setQueryData([api.get('/api/contacts/{id}', { id: contactId }).path], contact);
    },
  });
  return {
    restore: () => {
      if (!mutation.isPending) mutation.mutate(undefined, { onSuccess: onRestored });
    },
    pending: mutation.isPending,
    error: mutation.error,
    /** The API has nothing to restore: the time is over. */
    tooLate: isRequestError(mutation.error) && mutation.error.status === 404,
  };
}

/** Whether a moment, in milliseconds since 1970, has passed; renders again when it does. */
function useHasPassed(moment: number): boolean {
  const [passed, setPassed] = useState(() => Date.now() >= moment);
  // The clock is outside of React.
  useEffect(() => {
    const look = () => setPassed(Date.now() >= moment);
    const timer = setTimeout(look, Math.max(0, moment - Date.now()));
    // Timers stop while the computer sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment]);
  return passed;
}

const Bars = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  & > :focus-visible {
    outline-offset: 0;
  }
`;
