import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useNavigate } from '@rapport/remote-api/router';
import { ActionBar, theme } from '@rapport/shared-ui';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { failureReason } from '@rapport/remote-api/failures';
import { useDeletedContacts, type DeletedContact } from './deleted-contacts.ts';
import { clockTime, undoEnd } from './undo-time.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useRestoreContact } from './use-restore-contact.ts';

interface DeletedContactBarsProps {
  /** Whether no other contact is open that bringing one back would push aside. */
  opensRestored: boolean;
  className?: string | undefined;
}

/** The contacts that were deleted in the last minutes, each with the way to bring it back. */
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
      description: 'With everything that was saved.',
    });
    if (opensRestored) void navigate(contactsRoute({ selected: contactId }));
  });

  if (tooLate || (isOver && !pending)) {
    return (
      <div ref={bar} tabIndex={-1}>
        <ActionBar actionLabel="OK" onAction={onGone}>
          The time to undo is over. {name} was deleted for good.
        </ActionBar>
      </div>
    );
  }
  const until = clockTime(undoEnd(deletedAt));
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
          : `${name} could not be brought back. ${failureReason(error)} You can try until ${until}.`}
      </ActionBar>
    </div>
  );
}

/** The view with the focus in it is gone with the contact; the offer to undo that takes the focus. */
function useFocusAfterDeletion(bar: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    // The dialog that asked hands the focus back once it is gone, so this has to wait for it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [bar]);
}

const Bars = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  & > :focus-visible {
    outline-offset: 0;
  }
`;
