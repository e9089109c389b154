import { DIGEST_HOURS, endpoints, type Digest, type SaveDigest } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, write } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  Checkbox,
  media,
  RelativeTime,
  Select,
  Skeleton,
  SkeletonGroup,
  theme,
} from '@rapport/shared-ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Buttons, SettingsText } from './settings-section.tsx';
import { whatToDo } from './what-to-do.ts';

type Phase =
  { name: 'idle' | 'saving' | 'sending' | 'sent' } | { name: 'failed'; title: string; why: string };

/** Turns the daily email on and off, and says when it comes. Every change is stored at once. */
export function DigestSettings() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const query = apiQuery(shell, endpoints.digest.one());
  const { data, error, refetch, isFetching } = useQuery(query);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });

  if (data === undefined) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading the daily email">
          <Skeleton height={theme.size.control} />
        </SkeletonGroup>
      );
    }
    return (
      <>
        <Alert tone="negative" title="The daily email could not be loaded">
          {whatToDo(error)}
        </Alert>
        <Buttons>
          <Button pending={isFetching} pendingLabel="Retrying..." onClick={() => void refetch()}>
            Retry
          </Button>
        </Buttons>
      </>
    );
  }

  const chosen: SaveDigest = {
    enabled: data.enabled,
    hour: data.hour,
    timeZone: data.timeZone ?? browserTimeZone(),
  };

  async function save(change: Partial<SaveDigest>): Promise<void> {
    setPhase({ name: 'saving' });
    try {
      const body = { ...chosen, ...change };
      const saved = await request(shell, endpoints.digest.save(), { body });
      queries.setQueryData(query.queryKey, saved);
      setPhase({ name: 'idle' });
    } catch (failure) {
      setPhase({ name: 'failed', title: 'This was not saved', why: whatToDo(failure) });
    }
  }

  async function sendNow(): Promise<void> {
    setPhase({ name: 'sending' });
    try {
      await write(shell, endpoints.digest.sendNow());
      setPhase({ name: 'sent' });
    } catch (failure) {
      setPhase({ name: 'failed', title: 'No email was sent', why: whatToDo(failure) });
    }
  }

  const canTurnOn = data.available && data.email !== null;
  return (
    <>
      <Checkbox
        label="Send me a daily email"
        hint={whereTo(data)}
        checked={data.enabled}
        disabled={phase.name === 'saving' || (!data.enabled && !canTurnOn)}
        onCheckedChange={(enabled) => void save({ enabled })}
      />
      {data.enabled && (
        <>
          <Times>
            <Select
              label="Hour"
              value={String(chosen.hour)}
              options={HOURS}
              disabled={phase.name === 'saving'}
              onValueChange={(hour) => void save({ hour: Number(hour) })}
            />
            <Select
              label="Time zone"
              value={chosen.timeZone}
              options={timeZones(chosen.timeZone)}
              disabled={phase.name === 'saving'}
              onValueChange={(timeZone) => void save({ timeZone })}
            />
          </Times>
          <SettingsText>
            {data.lastSentAt === null ? (
              'None has been sent yet.'
            ) : (
              <>
                The last one was sent <RelativeTime value={data.lastSentAt} />.
              </>
            )}{' '}
            {data.nextAt !== null &&
              `The next one is due ${inWords(data.nextAt, chosen.timeZone)}.`}
          </SettingsText>
          <Buttons>
            <Button
              icon={<Mail aria-hidden />}
              pending={phase.name === 'sending'}
              pendingLabel="Sending..."
              onClick={() => void sendNow()}
            >
              Send me one now
            </Button>
          </Buttons>
        </>
      )}
      {phase.name === 'sent' && (
        <Alert tone="positive" role="status">
          On its way to {data.email}. It may take a minute.
        </Alert>
      )}
      {phase.name === 'failed' && (
        <Alert tone="negative" title={phase.title}>
          {phase.why}
        </Alert>
      )}
    </>
  );
}

function whereTo({ available, email }: Digest): string {
  if (!available) return 'This Rapport is not set up to send email.';
  if (email === null) return 'Your account has no email address.';
  return `To ${email}, the address of your account. Each email has a link to stop them.`;
}

const HOURS = Array.from({ length: DIGEST_HOURS.max + 1 }, (_, hour) => ({
  value: String(hour),
  label: new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' }).format(
    hour * 3_600_000,
  ),
}));

function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every time zone that the browser knows, with the chosen one. */
function timeZones(chosen: string): { value: string; label: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...known].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** Like 'Friday at 7:00 AM', on the clock of the time zone. */
function inWords(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));
}

const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${theme.space[4]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
