import { isRequestError } from '@rapport/remote-api';
import { type RequestWithHeaders } from '../request/request.ts';
import { changedBy, endsSession, type Write } from './changes.ts';

/** The channel between the tabs of this origin. */
const CHANNEL = 'rapport:written';

/** Statuses of writes that were based on what is gone, or was changed elsewhere. */
const OVERTAKEN: readonly number[] = [404, 409, 412];

/** What one tab tells the others: who has written, and about what. No data. */
interface Written {
  userId: string;
  topics: readonly string[];
}

interface OtherTabsOptions {
  userId: () => string | null;
  /** Called for each write of the same person in another tab. */
  onWritten: (topics: readonly string[]) => void;
}

/** Tells the other tabs of the same person what this one has written, and listens to them. */
export function createOtherTabs({ userId, onWritten }: OtherTabsOptions) {
  // Very old browsers have none; the tabs then learn of each other on focus.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWritten(data) && data.userId === userId()) onWritten(data.topics);
  });

  function tell(write: Write): void {
    const id = userId();
    if (id !== null)
      channel?.postMessage({ userId: id, topics: changedBy(write) } satisfies Written);
  }

  /**
   * `request` that tells of every write which was, or may have been, carried out.
   * @param onOwn called before the response is given out for each write of this tab that was carried out, or
   *   was refused because the page showed what is no longer so
   */
  function telling(
    request: RequestWithHeaders,
    onOwn: (write: Write) => void = () => {},
  ): RequestWithHeaders {
    return async (path, options) => {
      const { method = 'GET', body } = options ?? {};
      if (method === 'GET') return request(path, options);
      try {
        const answer = await request<never>(path, options);
        // The end of the session reaches the other tabs by itself; told of the write, they'd ask with a dead token.
        if (!endsSession({ method, path })) tell({ method, path });
        onOwn({ method, path, body });
        return answer;
      } catch (error) {
        if (!isRequestError(error) || error.status === null || error.status >= 500) {
          tell({ method, path });
        } else if (OVERTAKEN.includes(error.status)) {
          onOwn({ method, path, body, overtaken: true });
        }
        throw error;
      }
    };
  }

  return { telling, close: () => channel?.close() };
}

function isWritten(data: unknown): data is Written {
  if (typeof data !== 'object' || data === null) return false;
  if (!('userId' in data) || typeof data.userId !== 'string' || !('topics' in data)) return false;
  return Array.isArray(data.topics) && data.topics.every((topic) => typeof topic === 'string');
}
