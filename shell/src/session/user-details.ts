import { api, type OwnDetails } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { versionedQuery } from '@rapport/remote-api/api-query';
import { userStorage } from '@rapport/remote-api/user-storage';
import { type Formats, ownHours } from '@rapport/shared-ui';

/** The signed-in user's details and formats; `etagOf` returns their version. */
export function userDetailsQuery(
  shell: Pick<ShellApi, 'request' | 'requestWithHeaders'>,
): ReturnType<typeof versionedQuery<OwnDetails>> {
  return versionedQuery(shell, api.get('/api/user/details'));
}

/** Returns the user's formats of times and dates, for the attributes of the page. */
export function formatsOf({ hourCycle, firstWeekday, dateOrder, timeZone }: OwnDetails): Formats {
  return {
    ...(hourCycle !== null && { hours: hourCycle }),
    ...(firstWeekday !== null && { week: firstWeekday }),
    ...(dateOrder !== null && { dates: dateOrder }),
    ...(timeZone !== null && { zone: timeZone }),
    ownHours: ownHours(),
  };
}

/** The details shown in the header. */
export interface OwnFace {
  name: string | null;
  photoPath: string | null;
}

/** The details that this browser has stored, for the header before the API responds. */
export function storedFace(userId: string) {
  return userStorage(userId).item<OwnFace>('own-face', {
    parse: (value) => {
      const { name, photoPath }: { name?: unknown; photoPath?: unknown } = Object(value);
      const text = (each: unknown) => (typeof each === 'string' ? each : null);
      return { name: text(name), photoPath: text(photoPath) };
    },
  });
}

/** The formats that this browser has stored. `index.html` applies them before any script runs. */
export function storedFormats(userId: string) {
  return userStorage(userId).item<Formats>('formats', {
    parse: (value) => (typeof value === 'object' && value !== null ? { ...value } : null),
  });
}
