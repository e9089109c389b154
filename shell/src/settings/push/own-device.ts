import { api, type Push } from '@rapport/api-client';
import { pushDeviceId } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { userStorage } from '@rapport/remote-api/user-storage';
import { hourCycle } from '@rapport/shared-ui';
import { currentEndpoint, isSubscribedWith, subscribeDevice } from '../../push/push-device.ts';
import { deviceName } from '../device-name.ts';
import { browserTimeZone } from '../time-zones.ts';

/** Returns the ID of this browser's device; null if it has no subscription. */
export async function ownDeviceId(): Promise<string | null> {
  const endpoint = await currentEndpoint();
  return endpoint === null ? null : pushDeviceId(endpoint);
}

/** Subscribes this browser and adds it to the user's devices. Returns its ID. */
export async function addOwnDevice(shell: ShellApi, userId: string, key: string): Promise<string> {
  const keys = await subscribeDevice(key);
  const clock = { timeZone: browserTimeZone(), hourCycle: hourCycle() };
  const body = { ...keys, ...clock, name: deviceName(navigator.userAgent) };
  const { id } = await request(shell, api.post('/api/push/devices'), { body });
  turnedOn(userId).write(id);
  return id;
}

/** Forgets that the user wants reminders in this browser. */
export function forgetOwnDevice(userId: string): void {
  turnedOn(userId).remove();
}

/**
 * Renews a subscription that no reminder reaches anymore, because the API has another key now or the browser has
 * replaced it. Returns whether it did; a device that was removed elsewhere stays removed.
 */
export async function renewOwnDevice(
  shell: ShellApi,
  userId: string,
  push: Push,
): Promise<boolean> {
  if (Notification.permission !== 'granted' || !(await outdatedId(userId, push))) return false;
  // The first response may be a stored one, with a key that is older than the subscription.
  const fresh = await request(shell, api.get('/api/push'));
  const outdated = await outdatedId(userId, fresh);
  if (outdated === null || fresh.publicKey === null) return false;
  // Its place may be the last of the ten.
  if (fresh.devices.some(({ id }) => id === outdated))
    await request(shell, api.delete('/api/push/devices/{id}', { id: outdated }));
  await addOwnDevice(shell, userId, fresh.publicKey);
  return true;
}

async function outdatedId(userId: string, { publicKey, devices }: Push): Promise<string | null> {
  const id = await ownDeviceId();
  if (id === null || publicKey === null) return null;
  const earlier = turnedOn(userId).read();
  if (earlier !== null && earlier !== id) return earlier;
  const isListed = devices.some((device) => device.id === id);
  return isListed && !(await isSubscribedWith(publicKey)) ? id : null;
}

/** The ID under which the user turned this browser's reminders on. */
function turnedOn(userId: string) {
  return userStorage(userId).item<string>('push-device', {
    parse: (value) => (typeof value === 'string' ? value : null),
  });
}
