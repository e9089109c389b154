import { isRequestError } from '@rapport/remote-api';
import { type RequestWithHeaders } from '../request/request.ts';
import { changedBy, endsSession, type Write } from './changes.ts';

/** The channel between the tabs of this origin. */
const CHANNEL = 'rapport:written';

/** Statuses of writes whose target was deleted or changed elsewhere. */
const OVERTAKEN: readonly number[] = [404, 409, 412];

/** The message to other tabs: the user and the write, without data. */
interface Written {
  userId: string;
  topics: readonly string[];
}

interface OtherTabsOptions {
  userId: () => string | null;
  /** Called for each write of the same user in another tab. */
  onWritten: (topics: readonly string[]) => void;
}

/** Announces this tab's writes to other tabs of the same user, and listens to theirs. */
export function createOtherTabs({ userId, onWritten }: OtherTabsOptions) {
  // Very old browsers have none; the tabs then refetch on focus.
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
   * Wraps `request` to announce every write that was, or may have been, carried out.
   * @param onOwn called before the response is returned, for each write of this tab that was carried out, or was
   * refused because the page showed stale data
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
        // The other tabs notice the end of the session anyway; if they were notified of the write, they'd send
        // requests with a dead token.
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
