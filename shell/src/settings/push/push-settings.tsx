import { api, type PushDevice, type PushTest, type SavePush } from '@rapport/api-client';
import { useShellApi, useShellUser } from '@rapport/remote-api';
import { apiQuery, request, write } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { Alert, Checkbox, hourCycle, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { PushDenied, pushSupport, unsubscribeDevice } from '../../push/push-device.ts';
import { callFailureText } from '../call-failure-text.ts';
import { deviceName } from '../device-name.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { SettingsText } from '../settings-section.tsx';
import { browserTimeZone } from '../time-zones.ts';
import { addOwnDevice, forgetOwnDevice, ownDeviceId, renewOwnDevice } from './own-device.ts';
import { PushChoices } from './push-choices.tsx';
import { PushDevices } from './push-devices.tsx';
import { obstacleWords, TEST_WORDS } from './push-words.ts';

/** A device that is changed right now, or all choices. */
type Busy = 'this' | 'choices' | PushDevice['id'] | null;

/** Turns reminders on in this browser, and chooses what reaches all devices. */
export function PushSettings() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const query = apiQuery(shell, api.get('/api/push'));
  const loaded = useQuery(query);
  const { data, error, refetch } = loaded;
  const [endpointId, setEndpointId] = useState<string | null>(null);
  const [permission, setPermission] = useState(currentPermission);
  const [busy, setBusy] = useState<Busy>(null);
  const [tested, setTested] = useState<PushTest['answer'] | null>(null);
  const [failure, setFailure] = useState<{ title: string; why: string } | null>(null);
  const support = pushSupport();
  const userId = useShellUser()?.id ?? '';
  const isLooking = useRef(false);

  // The subscription is the browser's, outside of React.
  useEffect(() => {
    if (support !== 'supported' || data === undefined || isLooking.current) return;
    isLooking.current = true;
    // What can't be renewed now is shown as turned off, or renewed the next time.
    renewOwnDevice(shell, userId, data)
      .catch(() => false)
      .then(async (isRenewed) => {
        if (isRenewed) await refetch();
        setEndpointId(await ownDeviceId());
      })
      .catch(() => undefined)
      .finally(() => {
        isLooking.current = false;
      });
  }, [support, data, shell, userId, refetch]);

  if (data === undefined) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading the reminders">
          <Skeleton height={theme.size.control} />
        </SkeletonGroup>
      );
    }
    return <NotLoaded what="the reminders" query={loaded} />;
  }

  const { publicKey, devices } = data;
  const clock = { timeZone: browserTimeZone(), hourCycle: hourCycle() };
  const ownId = devices.some(({ id }) => id === endpointId) ? endpointId : null;

  async function run(what: Busy, title: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFailure(null);
    setTested(null);
    try {
      await work();
    } catch (thrown) {
      if (!(thrown instanceof PushDenied)) setFailure({ title, why: failureText(thrown) });
    }
    setPermission(currentPermission());
    setBusy(null);
  }

  const turnOn = (key: string) =>
    run('this', "Couldn't turn reminders on", async () => {
      setEndpointId(await addOwnDevice(shell, userId, key));
      await queries.refetchQueries({ queryKey: query.queryKey });
      shell.notify({ title: 'Reminders on this device: on' });
    });

  const turnOff = (id: string) =>
    run('this', "Couldn't turn reminders off", async () => {
      await remove(id);
      forgetOwnDevice(userId);
      await unsubscribeDevice();
      shell.notify({ title: 'Reminders on this device: off' });
    });

  async function remove(id: string): Promise<void> {
    await write(shell, api.delete('/api/push/devices/{id}', { id }));
    await queries.refetchQueries({ queryKey: query.queryKey });
  }

  const save = (change: Partial<SavePush>) =>
    run('choices', "Couldn't save this", async () => {
      const { meetingMinutes, promises, summary, hour, quiet, quietFrom, quietTo, hideNames } =
        data;
      const kinds = { meetingMinutes, promises, summary, hour };
      const body = { ...kinds, quiet, quietFrom, quietTo, hideNames, ...clock, ...change };
      const saved = await request(shell, api.put('/api/push'), { body });
      queries.setQueryData(query.queryKey, saved);
      shell.notify({ title: 'Reminders: saved' });
    });

  const test = (id: string) =>
    run(id, "Couldn't send the test", async () => {
      const { answer } = await request(shell, api.post('/api/push/devices/{id}/test', { id }));
      setTested(answer);
      await queries.refetchQueries({ queryKey: query.queryKey });
    });

  const obstacle = obstacleWords(support, permission);
  const isBlocked = ownId === null && (publicKey === null || obstacle !== null);
  return (
    <>
      <Checkbox
        label="Remind me on this device"
        hint={
          publicKey === null
            ? "This Rapport isn't set up to send reminders to devices."
            : deviceName(navigator.userAgent)
        }
        checked={ownId !== null}
        disabled={busy === 'this' || isBlocked}
        onCheckedChange={() => {
          if (ownId !== null) void turnOff(ownId);
          else if (publicKey !== null) void turnOn(publicKey);
        }}
      />
      {publicKey !== null && obstacle !== null && ownId === null && (
        <Alert tone="warning" role="status">
          {obstacle}
        </Alert>
      )}
      {devices.length > 0 && (
        <>
          <PushDevices
            devices={devices}
            ownId={ownId}
            busy={busy}
            onTest={({ id }) => void test(id)}
            onRemove={({ id, name }) =>
              void run(id, "Couldn't remove the device", async () => {
                await remove(id);
                shell.notify({ title: `${name} gets no reminders anymore` });
              })
            }
          />
          {tested !== null && (
            <Alert tone={TEST_WORDS[tested][0]} role="status">
              {TEST_WORDS[tested][1]}
            </Alert>
          )}
          <PushChoices push={data} disabled={busy === 'choices'} onChange={(c) => void save(c)} />
        </>
      )}
      {devices.length === 0 && publicKey !== null && obstacle === null && (
        <SettingsText>Your browser asks whether Rapport may show notifications.</SettingsText>
      )}
      {failure !== null && (
        <Alert tone="negative" title={failure.title}>
          {failure.why}
        </Alert>
      )}
    </>
  );
}

const currentPermission = () => ('Notification' in window ? Notification.permission : null);

/** Browsers throw an AbortError if they can't reach their push service. */
function failureText(thrown: unknown): string {
  if (thrown instanceof DOMException) {
    return "The browser couldn't reach its push service. Check the connection and try again; some browsers have push messages turned off in their settings.";
  }
  return callFailureText(thrown);
}
