import { type Calendar, api } from '@rapport/api-client';
import { type CalendarFailure } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  ConfirmDialog,
  ownZone,
  RelativeTime,
  Skeleton,
  TextField,
  theme,
} from '@rapport/shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ACCOUNT_CALENDAR_WORDS } from './account-calendar-words.ts';
import { CalendarProblems } from './calendar-problems.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Buttons, SettingsText } from './settings-section.tsx';
import { callFailureText } from './call-failure-text.ts';

/** Why a subscribed calendar can't be read, and what to do about it. */
const WHY: Readonly<Partial<Record<CalendarFailure, readonly string[]>>> = {
  refused: [
    "This address doesn't lead to a calendar on the public internet.",
    'Ask the person who gave it to you for a public or secret address, and subscribe to that one.',
  ],
  notFound: [
    "There's no calendar at this address, or it isn't shared.",
    'Copy the address again from your calendar program, subscribe to it, and remove this one.',
  ],
  unreachable: ["Its server doesn't answer.", 'Rapport will try again automatically.'],
  tooSlow: ['Its server takes too long to answer.', 'Rapport will try again automatically.'],
  tooLarge: [
    "It's larger than 5 MB.",
    'Subscribe to a calendar without the events of earlier years.',
  ],
  notCalendar: [
    "The page at this address isn't a calendar.",
    'Copy the address in iCal format, which often ends in .ics, not the one of the web page.',
  ],
};

/** Subscribed calendars, whose events with contacts become meetings. */
export function CalendarSubscriptions() {
  const shell = useShellApi();
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: UNTIL_SHOWN,
  });
  const { queryKey, ...query } = apiQuery(shell, api.get('/api/calendars'));
  const loaded = useQuery({ queryKey, ...query });
  const { data, isError } = loaded;
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Calendar | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** @param title the message on success */
  async function run(what: string, work: () => Promise<unknown>, title?: string): Promise<boolean> {
    setBusy(what);
    setFailure(null);
    let showFailure: (() => void) | null = null;
    try {
      await mutateAsync(work);
    } catch (thrown) {
      const isOfField = isRequestError(thrown) && (thrown.status === 400 || thrown.status === 409);
      showFailure = () =>
        what === 'add' && isOfField
          ? setError(thrown.message)
          : setFailure(callFailureText(thrown));
    }
    setBusy(null);
    // The failure is shown once the form can be submitted again; until then, Enter does nothing.
    showFailure?.();
    const isDone = showFailure === null;
    if (isDone && title !== undefined) shell.notify({ title });
    return isDone;
  }

  const refresh = (id: string) => request(shell, api.post('/api/calendars/{id}/refresh', { id }));

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setError(undefined);
    if (url.trim() === '') {
      setError('Enter the address of a calendar');
      return;
    }
    const isAdded = await run('add', async () => {
      const body = { url: url.trim(), timeZone: ownZone() };
      const { id } = await request(shell, api.post('/api/calendars'), { body });
      await refresh(id);
    });
    if (!isAdded) return;
    setUrl('');
    shell.notify({ title: 'Calendar added' });
  }

  return (
    <>
      {isError && <NotLoaded what="your calendars" query={loaded} />}
      {!isError && data === undefined && <Skeleton shape="block" height="4rem" />}
      {data?.length === 0 && <SettingsText>No calendar yet.</SettingsText>}
      {data !== undefined && data.length > 0 && (
        <List aria-label="Subscribed calendars">
          {data.map((calendar) => (
            <li key={calendar.id}>
              <div>
                <b>{calendar.name}</b>
                <SettingsText>
                  {calendar.account != null && `In the account of ${calendar.account.userName}. `}
                  <State calendar={calendar} />
                </SettingsText>
                <CalendarProblems problems={calendar.problems} />
              </div>
              <Buttons>
                <Button
                  aria-label={`Refresh ${calendar.name}`}
                  pending={busy === calendar.id}
                  pendingLabel="Refreshing..."
                  onClick={() =>
                    void run(calendar.id, () => refresh(calendar.id), `${calendar.name} was read`)
                  }
                >
                  Refresh
                </Button>
                <Button
                  variant="ghost"
                  aria-label={`Remove ${calendar.name}`}
                  onClick={() => setRemoving(calendar)}
                >
                  Remove
                </Button>
              </Buttons>
            </li>
          ))}
        </List>
      )}
      <Form noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label="Address of a calendar"
          hint="Begins with https:// or webcal://. Google, Outlook, and iCloud call it the secret or public address in iCal format."
          inputMode="url"
          autoComplete="off"
          error={error}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Buttons>
          <Button type="submit" pending={busy === 'add'} pendingLabel="Subscribing...">
            Subscribe
          </Button>
        </Buttons>
      </Form>
      {failure !== null && (
        <Alert tone="negative" title="That didn't work">
          {failure}
        </Alert>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={`Remove ${removing?.name ?? 'this calendar'}?`}
        confirmLabel="Remove calendar"
        cancelLabel="Cancel"
        tone="caution"
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          const id = removing?.id ?? '';
          setRemoving(null);
          void run(
            id,
            () => request(shell, api.delete('/api/calendars/{id}', { id })),
            'Calendar removed',
          );
        }}
      >
        Its planned meetings go with it. Meetings whose outcome you logged stay.
      </ConfirmDialog>
    </>
  );
}

function State({ calendar }: { calendar: Calendar }) {
  const { failure, failingSince, readAt, meetings } = calendar;
  if (failure !== null) {
    const own = calendar.account == null ? WHY[failure]?.join(' ') : undefined;
    const why = own ?? ACCOUNT_CALENDAR_WORDS[failure];
    return (
      <>
        Can't read it
        {failingSince !== null && (
          <>
            ; first failed <RelativeTime value={failingSince} />
          </>
        )}
        . {why} {readAt !== null && 'Its meetings stay as they were.'}
      </>
    );
  }
  if (readAt === null) return <>Not read yet.</>;
  return (
    <>
      {meetings === 1 ? '1 meeting' : `${meetings} meetings`} with contacts ahead. Read{' '}
      <RelativeTime value={readAt} />.
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    align-items: center;
    justify-content: space-between;
  }

  & > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: ${theme.font.bodyStrong};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`;
