import { api, type NewCalendarFeed } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation, useQuery, useQueryClient } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  Checkbox,
  ConfirmDialog,
  ownZone,
  RelativeTime,
  Skeleton,
  TextField,
} from '@rapport/shared-ui';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { Buttons, SettingsText } from './settings-section.tsx';
import { callFailureText } from './call-failure-text.ts';

type Doing = 'making' | 'stopping' | null;

/** The URL at which calendar programs read who's due and what's planned. */
export function CalendarFeedSettings() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<NewCalendarFeed | null>) => work(),
    meta: UNTIL_SHOWN,
  });
  const query = apiQuery(shell, api.get('/api/calendar-feed'));
  const loaded = useQuery(query);
  const { data, isError } = loaded;
  const [made, setMade] = useState<NewCalendarFeed | null>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const [asking, setAsking] = useState<Doing>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [copied, setCopied] = useState<'' | 'Copied' | 'Copy it from the field above.'>('');

  async function run(what: Doing, work: () => Promise<NewCalendarFeed | null>): Promise<void> {
    setAsking(null);
    setDoing(what);
    setFailure(null);
    setCopied('');
    try {
      const feed = await mutateAsync(work);
      setMade(feed);
      shell.notify({ title: feed === null ? 'Calendar feed stopped' : 'Calendar address created' });
    } catch (error) {
      setFailure(callFailureText(error));
    }
    setDoing(null);
  }

  const make = () =>
    run('making', async () => {
      const body = { timeZone: ownZone() };
      return request(shell, api.post('/api/calendar-feed'), { body });
    });
  const stop = () =>
    run('stopping', async () => {
      await request(shell, api.delete('/api/calendar-feed'));
      return null;
    });

  async function wantBirthdays(birthdays: boolean): Promise<void> {
    setFailure(null);
    try {
      const changed = await request(shell, api.patch('/api/calendar-feed'), {
        body: { birthdays },
      });
      queries.setQueryData(query.queryKey, changed);
      shell.notify({ title: birthdays ? 'Birthdays are in the feed' : 'Birthdays left the feed' });
    } catch (error) {
      setFailure(callFailureText(error));
    }
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied');
    } catch {
      setCopied('Copy it from the field above.');
    }
  }

  if (data === undefined) {
    return isError ? (
      <NotLoaded what="the address" query={loaded} />
    ) : (
      <Skeleton shape="block" height="2.5rem" />
    );
  }
  const isOn = data.createdAt !== null;
  // Another tab may have stopped the feed since, or created another URL.
  const isCurrent =
    made !== null && Date.parse(made.createdAt) === Date.parse(data.createdAt ?? '');
  const address = isCurrent ? (shell.fileUrl?.(made.path) ?? made.path) : null;
  return (
    <>
      {address !== null && (
        <>
          <TextField
            readOnly
            label="Address for your calendar program"
            hint="Copy it now: Rapport won't show it again. Anyone who has it can see who's due."
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Buttons>
            <Button
              variant="primary"
              icon={<Copy aria-hidden />}
              onClick={() => void copy(address)}
            >
              Copy address
            </Button>
            <span role="status">{copied}</span>
          </Buttons>
        </>
      )}
      {isOn && address === null && data.createdAt !== null && (
        <SettingsText>
          Address made <RelativeTime value={data.createdAt} />.{' '}
          {data.lastReadAt === null ? (
            'No calendar program has read it yet.'
          ) : (
            <>
              Last read <RelativeTime value={data.lastReadAt} />.
            </>
          )}
        </SettingsText>
      )}
      {isOn && (
        <Checkbox
          label="Birthdays, every year"
          checked={data.birthdays}
          onCheckedChange={(birthdays) => void wantBirthdays(birthdays)}
        />
      )}
      <Buttons>
        <Button
          icon={<CalendarPlus aria-hidden />}
          pending={doing === 'making'}
          pendingLabel="Making..."
          onClick={() => (isOn ? setAsking('making') : void make())}
        >
          {isOn ? 'Make a new address' : 'Make an address'}
        </Button>
        {isOn && (
          <Button
            variant="ghost"
            pending={doing === 'stopping'}
            pendingLabel="Stopping..."
            onClick={() => setAsking('stopping')}
          >
            Stop the feed
          </Button>
        )}
      </Buttons>
      {failure !== null && (
        <Alert tone="negative" title="Nothing was changed">
          {failure}
        </Alert>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'stopping' ? 'Stop the feed?' : 'Make a new address?'}
        confirmLabel={asking === 'stopping' ? 'Stop the feed' : 'Make a new address'}
        cancelLabel="Cancel"
        tone="caution"
        onConfirm={() => void (asking === 'stopping' ? stop() : make())}
        onCancel={() => setAsking(null)}
      >
        Calendar programs that use the current address stop getting updates.
      </ConfirmDialog>
    </>
  );
}
