import { api, type DeletedUser } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { forgetUser } from '@rapport/remote-api/user-storage';
import { Alert, ConfirmDialog, TextField, theme } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { AccountDeletionNote } from './account-deletion-note.tsx';
import { callFailureText } from './call-failure-text.ts';

interface DeletionQuestionProps {
  email: string;
  open: boolean;
  onCancel: () => void;
  onDeleted: (answer: DeletedUser) => void;
}

type Phase = { name: 'typing' | 'mistyped' | 'asking' } | { name: 'failed'; error: unknown };

/** Lists what will be deleted, and requires typing something that isn't typed by accident. */
export function DeletionQuestion({ email, open, onCancel, onDeleted }: DeletionQuestionProps) {
  const shell = useShellApi();
  const [typed, setTyped] = useState('');
  const [phase, setPhase] = useState<Phase>({ name: 'typing' });
  const field = useRef<HTMLInputElement>(null);
  // An account of a provider may have no address.
  const phrase = email || 'delete';

  async function confirm(): Promise<void> {
    if (typed.trim().toLowerCase() !== phrase.toLowerCase()) {
      setPhase({ name: 'mistyped' });
      field.current?.focus();
      return;
    }
    setPhase({ name: 'asking' });
    const userId = shell.user.get()?.id;
    try {
      const deleted = await write(shell, api.delete('/api/user'));
      onDeleted(deleted ?? { accountDeleted: false });
      if (userId !== undefined) forgetUser(userId);
    } catch (error) {
      setPhase({ name: 'failed', error });
    }
  }

  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title="Delete everything?"
      confirmLabel="Delete my data"
      cancelLabel="Keep my data"
      pending={phase.name === 'asking'}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Text>
        <p>This can't be undone. It deletes:</p>
        <Losses>
          <li>all your contacts, with their interactions and next steps</li>
          <li>every assessment of a contact and its result</li>
          <li>your own assessment and scores</li>
        </Losses>
        <AccountDeletionNote email={email} asked={open} />
        <TextField
          ref={field}
          label={`Type ${phrase} to confirm`}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={phase.name === 'asking'}
          error={phase.name === 'mistyped' ? `Type ${phrase} exactly as shown here` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setPhase({ name: 'typing' });
          }}
        />
        {phase.name === 'failed' && (
          <Alert tone="negative" title={verdict(phase.error)}>
            {callFailureText(phase.error)}
          </Alert>
        )}
      </Text>
    </ConfirmDialog>
  );
}

/** Without a response, the data may have been deleted anyway. A second attempt does no harm. */
function verdict(error: unknown): string {
  const wasRefused = isRequestError(error) && error.status !== null && error.status < 500;
  return wasRefused ? "Couldn't delete your data" : 'Your data may not be deleted yet';
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Losses = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: calc(-1 * ${theme.space[2]});
  padding-left: ${theme.space[4]};
  list-style: disc;
`;
