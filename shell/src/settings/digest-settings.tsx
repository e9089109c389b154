import { api, type Digest, type DigestFailure, type SaveDigest } from '@rapport/api-client';
import { DIGEST_HOURS, MOST_REFUSALS } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, write } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  clockTimeIn,
  hourCycle,
  Alert,
  Button,
  Checkbox,
  media,
  RelativeTime,
  Select,
  Skeleton,
  SkeletonGroup,
  TextLink,
  theme,
} from '@rapport/shared-ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { NotLoaded } from './not-loaded.tsx';
import { Buttons, SettingsText } from './settings-section.tsx';
import { browserTimeZone, zoneName } from './time-zones.ts';
import { callFailureText } from './call-failure-text.ts';

type Phase =
  | { name: 'idle' | 'saving' | 'sending' | 'accepted' }
  /** `before` is the time of the previous email when this one was requested. */
  | { name: 'sent'; before: string | null }
  | { name: 'failed'; title: string; why: string };

/** How often the page checks whether the mail server has accepted an email. */
const LOOK_EVERY_MS = 2_000;

/** Toggles the daily email, and shows when it arrives. Every change is saved immediately. */
export function DigestSettings() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const query = apiQuery(shell, api.get('/api/user/digest'));
  const loaded = useQuery({
    ...query,
    // Another tab may have requested one.
    refetchInterval: ({ state }) =>
      (phase.name === 'sent' || state.data?.sending === true) && LOOK_EVERY_MS,
  });
  const { data, error } = loaded;

  if (phase.name === 'sent' && data !== undefined) {
    if (data.lastSentAt !== phase.before) setPhase({ name: 'accepted' });
    else if (data.failure !== null) setPhase({ name: 'idle' });
  }

  if (data === undefined) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading the daily email">
          <Skeleton height={theme.size.control} />
        </SkeletonGroup>
      );
    }
    return <NotLoaded what="the daily email" query={loaded} />;
  }

  const chosen: SaveDigest = {
    enabled: data.enabled,
    hour: data.hour,
    // Generally chosen values take precedence over this browser's.
    timeZone: browserTimeZone(),
    hourCycle: hourCycle(),
  };
  const zone = data.timeZone ?? chosen.timeZone;

  async function save(change: Partial<SaveDigest>): Promise<void> {
    setPhase({ name: 'saving' });
    try {
      const body = { ...chosen, ...change };
      const saved = await request(shell, api.put('/api/user/digest'), { body });
      queries.setQueryData(query.queryKey, saved);
      setPhase({ name: 'idle' });
      shell.notify({ title: 'Daily email: saved' });
    } catch (failure) {
      setPhase({ name: 'failed', title: "Couldn't save this", why: callFailureText(failure) });
    }
  }

  async function sendNow(): Promise<void> {
    setPhase({ name: 'sending' });
    try {
      // Emails use this browser's hour cycle, even if another browser has saved the other settings.
      if (data?.hourCycle !== hourCycle())
        await request(shell, api.put('/api/user/digest'), { body: chosen });
      await write(shell, api.post('/api/user/digest/now'));
      setPhase({ name: 'sent', before: data?.lastSentAt ?? null });
    } catch (failure) {
      setPhase({ name: 'failed', title: "Couldn't send the email", why: callFailureText(failure) });
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
              options={hourOptions()}
              disabled={phase.name === 'saving'}
              onValueChange={(hour) => void save({ hour: Number(hour) })}
            />
            <Zone>
              On the clock of {zoneName(zone)}.{' '}
              <TextLink asChild>
                <Link to="/settings/profile">Change your time zone</Link>
              </TextLink>
            </Zone>
          </Times>
          <SettingsText>
            {data.lastSentAt === null ? (
              'None has been sent yet.'
            ) : (
              <>
                The last one was sent <RelativeTime value={data.lastSentAt} />.
              </>
            )}{' '}
            {data.nextAt !== null && `The next one is due ${inWords(data.nextAt, zone)}.`}
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
      {(phase.name === 'sent' || phase.name === 'accepted') && (
        <Alert tone="positive" role="status">
          {phase.name === 'sent'
            ? `On its way to ${data.email}. It may take a minute.`
            : `Sent to ${data.email}.`}
        </Alert>
      )}
      {data.failure !== null && (
        <Alert tone="warning" role="status" title={titleOf(data)}>
          {whatFollows(data.failure, data)}
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
  if (!available) return "This Rapport isn't set up to send email.";
  if (email === null) return 'Your account has no email address.';
  return `To ${email}, the address of your account. Each email has a link to stop them.`;
}

const isTurnedOff = ({ enabled, failure }: Digest) =>
  !enabled && (failure?.refusals ?? 0) >= MOST_REFUSALS;

function titleOf(digest: Digest): string {
  if (isTurnedOff(digest)) return 'The daily email was turned off';
  return digest.failure?.kind === 'waiting'
    ? 'The last email is still waiting'
    : "The last email didn't arrive";
}

function whatFollows({ kind, dueAt, nextTryAt }: DigestFailure, digest: Digest): string {
  const timeZone = digest.timeZone ?? browserTimeZone();
  if (isTurnedOff(digest)) {
    return `The mail server refused ${digest.email ?? 'your address'} ${MOST_REFUSALS} days in a row. Check the address of your account before you turn it on again.`;
  }
  const which = `The mail server didn't accept the one of ${inWords(dueAt, timeZone)}`;
  if (kind === 'waiting') {
    const next =
      nextTryAt === null
        ? ''
        : ` The next attempt is at ${clockTimeIn(timeZone, new Date(nextTryAt))}.`;
    return `${which} yet. Rapport tries for twelve hours.${next}`;
  }
  if (kind === 'late') return `${which} within twelve hours. The next one is sent as usual.`;
  return `${which} and won't. Check the address of your account. The next one is sent as usual.`;
}

const hourOptions = () =>
  Array.from({ length: DIGEST_HOURS.max + 1 }, (_, hour) => ({
    value: String(hour),
    label: clockTimeIn('UTC', new Date(hour * 3_600_000)),
  }));

/** Returns text like 'Friday at 7:00 AM' or 'Friday at 07:00', in the time zone. */
function inWords(moment: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });
  return `${day.format(new Date(moment))} at ${clockTimeIn(timeZone, new Date(moment))}`;
}

const Zone = styled.p`
  color: ${theme.color.textMuted};
`;

const Times = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${theme.space[4]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
