import { isRequestError } from '@rapport/remote-api';
import { type RequestWithHeaders } from '../request/request.ts';
import { touchedBy } from './touched-queries.ts';

/** The channel between the tabs of this origin. */
const CHANNEL = 'rapport:written';

/** What one tab tells the others: who has written, and how the paths begin that it touches. No data. */
interface Written {
  userId: string;
  starts: readonly string[];
}

interface OtherTabsOptions {
  userId: () => string | null;
  /** Called for each write of the same person in another tab. */
  onWritten: (starts: readonly string[]) => void;
}

/** Tells the other tabs of the same person what this one has written, and listens to them. */
export function createOtherTabs({ userId, onWritten }: OtherTabsOptions) {
  // Very old browsers have none; the tabs then learn of each other on focus.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWritten(data) && data.userId === userId()) onWritten(data.starts);
  });

  function tell(path: string): void {
    const id = userId();
    if (id !== null)
      channel?.postMessage({ userId: id, starts: touchedBy(path) } satisfies Written);
  }

  /** `request` that tells of every write which was, or may have been, carried out. */
  function telling(request: RequestWithHeaders): RequestWithHeaders {
    return async (path, options) => {
      if ((options?.method ?? 'GET') === 'GET') return request(path, options);
      try {
        const answer = await request<never>(path, options);
        tell(path);
        return answer;
      } catch (error) {
        if (!isRequestError(error) || error.status === null || error.status >= 500) tell(path);
        throw error;
      }
    };
  }

  return { telling, close: () => channel?.close() };
}

function isWritten(data: unknown): data is Written {
  if (typeof data !== 'object' || data === null) return false;
  if (!('userId' in data) || typeof data.userId !== 'string' || !('starts' in data)) return false;
  return Array.isArray(data.starts) && data.starts.every((start) => typeof start === 'string');
}
