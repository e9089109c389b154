import { api, type OwnDetails } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { versionedQuery } from '@rapport/remote-api/api-query';
import { userStorage } from '@rapport/remote-api/user-storage';
import { type Formats } from '@rapport/shared-ui';

/** Who the signed-in person is, and how they write times and dates; `etagOf` knows the version that came. */
export function ownDetailsQuery(
  shell: Pick<ShellApi, 'request' | 'requestWithHeaders'>,
): ReturnType<typeof versionedQuery<OwnDetails>> {
  return versionedQuery(shell, api.get('/api/user/details'));
}

/** How they write times and dates, as the attributes of a page say it. */
export function formatsOf({ hourCycle, firstWeekday, dateOrder, timeZone }: OwnDetails): Formats {
  return {
    ...(hourCycle !== null && { hours: hourCycle }),
    ...(firstWeekday !== null && { week: firstWeekday }),
    ...(dateOrder !== null && { dates: dateOrder }),
    ...(timeZone !== null && { zone: timeZone }),
  };
}

/** What the header shows of them. */
export interface OwnFace {
  name: string | null;
  photoPath: string | null;
}

/** The same as this browser knows it from the last time, so the header has it before the API is asked. */
export function storedFace(userId: string) {
  return userStorage(userId).item<OwnFace>('own-face', {
    parse: (value) => {
      const { name, photoPath }: { name?: unknown; photoPath?: unknown } = Object(value);
      const text = (each: unknown) => (typeof each === 'string' ? each : null);
      return { name: text(name), photoPath: text(photoPath) };
    },
  });
}

/** How they write times and dates, as this browser knows it from the last time. `index.html` shows it before any script is there. */
export function storedFormats(userId: string) {
  return userStorage(userId).item<Formats>('formats', {
    parse: (value) => (typeof value === 'object' && value !== null ? { ...value } : null),
  });
}
