import { type AddressBook, api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  Collapsible,
  ConfirmDialog,
  ownZone,
  PasswordField,
  ProgressBar,
  RelativeTime,
  theme,
} from '@rapport/shared-ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { callFailureText } from '../call-failure-text.ts';
import { Buttons, SettingsText } from '../settings-section.tsx';
import { CalendarStates } from './calendar-states.tsx';
import { chosenCalendars, hasChoice, isSynced } from './chosen.ts';
import { count, FAILURE_WORDS, NEEDS_PASSWORD } from './address-book-words.ts';
import { ConnectionChoices } from './connection-choices.tsx';

interface ConnectionProps {
  book: AddressBook;
  /** What the user has to look at. */
  children: ReactNode;
}

/** One connected account: how far its sync is, its buttons, and what is synced. */
export function Connection({ book, children }: ConnectionProps) {
  const shell = useShellApi();
  const { id } = book;
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: UNTIL_SHOWN,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isChosen = hasChoice(book);
  const calendars = chosenCalendars(book);
  const failures = [book.failure, ...calendars.map((each) => each.failure)];

  async function run(what: string, work: () => Promise<unknown>, title: string): Promise<boolean> {
    setBusy(what);
    setFailure(null);
    let isDone = false;
    try {
      await mutateAsync(work);
      shell.notify({ title });
      isDone = true;
    } catch (thrown) {
      setFailure(callFailureText(thrown));
    }
    setBusy(null);
    return isDone;
  }

  const change = (body: object) =>
    request(shell, api.patch('/api/address-books/{id}', { id }), { body });
  const choose = (body: object) => change({ ...body, timeZone: ownZone() });

  const choices = (
    <ConnectionChoices
      book={book}
      isBusy={busy === 'choices'}
      onSave={(body) => run('choices', () => choose(body), 'Saved. The sync begins soon.')}
    />
  );

  return (
    <Stack>
      <State book={book} />
      <CalendarStates calendars={calendars} accountFailure={book.failure} />
      {failures.some((each) => each !== null && NEEDS_PASSWORD.has(each)) && (
        <NewPassword
          isBusy={busy === 'password'}
          onSave={(password) => run('password', () => change({ password }), 'Password saved')}
        />
      )}
      {!isChosen && choices}
      {failure !== null && (
        <Alert tone="negative" title="That didn't work">
          {failure}
        </Alert>
      )}
      <Buttons>
        <Button
          pending={busy === 'sync'}
          pendingLabel="Looking..."
          disabled={book.syncing}
          onClick={() =>
            void run(
              'sync',
              () => request(shell, api.post('/api/address-books/{id}/sync', { id })),
              isChosen ? 'The sync begins soon' : 'This is what the account has now',
            )
          }
        >
          {isChosen ? 'Sync now' : 'Look again'}
        </Button>
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          Disconnect
        </Button>
      </Buttons>
      {children}
      {isChosen && (
        <Collapsible label="What's synced" open={isOpen} onOpenChange={setIsOpen}>
          {choices}
        </Collapsible>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Disconnect ${book.userName}?`}
        confirmLabel="Disconnect"
        cancelLabel="Cancel"
        tone="caution"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void run(
            'remove',
            () => request(shell, api.delete('/api/address-books/{id}', { id })),
            'Disconnected',
          );
        }}
      >
        Contacts and cards stay as they are on both sides. Rapport forgets the password.
        {calendars.length > 0 && ' The planned meetings of its calendars go.'}
      </ConfirmDialog>
    </Stack>
  );
}

function State({ book }: { book: AddressBook }) {
  const { syncing, done, total, failure, failingSince, syncedAt, linked, movedTo } = book;
  if (syncing) {
    const isCounted = done !== null && total !== null && total > 0;
    const text = isCounted
      ? `${done.toLocaleString('en-US')} of ${count(total, 'card', 'cards')}`
      : '';
    return (
      <div role="status">
        <SettingsText>{isCounted ? `Syncing: ${text}` : 'Syncing...'}</SettingsText>
        {isCounted && (
          <Progress label="Progress of the sync" value={(done / total) * 100} valueText={text} />
        )}
      </div>
    );
  }
  if (failure !== null) {
    return (
      <Alert tone="negative" title="Can't sync">
        {FAILURE_WORDS[failure]}
        {movedTo !== null && ` It's ${movedTo}.`}
        {failingSince !== null && (
          <>
            {' '}
            First failed <RelativeTime value={failingSince} />.
          </>
        )}
      </Alert>
    );
  }
  if (!hasChoice(book)) {
    return <SettingsText>Not synced yet. Choose what to sync.</SettingsText>;
  }
  if (!isSynced(book) || syncedAt === null) return null;
  return (
    <SettingsText>
      {count(linked, 'contact', 'contacts')} in step. Synced <RelativeTime value={syncedAt} />.
    </SettingsText>
  );
}

interface NewPasswordProps {
  isBusy: boolean;
  onSave: (password: string) => Promise<boolean>;
}

function NewPassword({ isBusy, onSave }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (password === '') return setError('Enter your password there');
    if (await onSave(password)) setPassword('');
  }

  return (
    <Stack as="form" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <PasswordField
        label="New password"
        autoComplete="off"
        error={error}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(undefined);
        }}
      />
      <Buttons>
        <Button type="submit" pending={isBusy} pendingLabel="Checking...">
          Save password
        </Button>
      </Buttons>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Progress = styled(ProgressBar)`
  margin-top: ${theme.space[2]};
`;
