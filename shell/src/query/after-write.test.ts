import { QueryClient, QueryObserver } from '@rapport/remote-api/query';
import { UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { createAfterWrite } from './after-write.ts';
import {
  changedBy,
  goneAfter,
  isShownBy,
  readOf,
  readsChangedBy,
  readsOutdatedBy,
} from './changes.ts';

const GUIDANCE = '/api/guidance/c-1';
const CONTACT = '/api/contacts/c-1';
const LIST = '/api/contacts?limit=50';
const OTHER = '/api/guidance/other';
const QUIZ = { method: 'POST', path: '/api/quiz-complete', body: { contactId: 'c-1' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders a page that shows these paths, all fresh for five minutes, and records its requests from then on. */
async function showing(...paths: string[]) {
  const request = jest.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0]);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, queryFn: request } },
  });
  const dropped: string[] = [];
  const afterWrite = createAfterWrite(queryClient, (isMeant) => {
    dropped.push(...[...paths, OTHER].filter(isMeant));
  });
  for (const path of paths) {
    await queryClient.prefetchQuery({ queryKey: [path] });
    new QueryObserver(queryClient, { queryKey: [path] }).subscribe(() => {});
  }
  await queryClient.prefetchQuery({ queryKey: [OTHER] });
  request.mockClear();
  const asked = () => request.mock.calls.map(([{ queryKey }]) => queryKey[0]);
  return { queryClient, afterWrite, asked, dropped };
}

/** Runs what the query library defers, but no garbage collection. */
const settled = () => jest.advanceTimersByTimeAsync(20);

describe('what this tab has written', () => {
  it('is refetched if it is on screen, and marked stale elsewhere', async () => {
    const { queryClient, afterWrite, asked } = await showing(LIST, GUIDANCE, '/api/user/profile');
    afterWrite(QUIZ);
    await settled();
    expect(asked()).toEqual([LIST, GUIDANCE]);
    expect(queryClient.getQueryState([OTHER])?.isInvalidated).toBe(true);
  });

  it('is not refetched after everything is deleted with the account', async () => {
    const { afterWrite, asked } = await showing(LIST, GUIDANCE);
    afterWrite({ method: 'DELETE', path: '/api/user' });
    await settled();
    expect(asked()).toEqual([]);
  });

  it('is refetched after the mutation, but only once if the mutation has already fetched it', async () => {
    const { queryClient, afterWrite, asked } = await showing(LIST, GUIDANCE);
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: async () => afterWrite(QUIZ),
      onSuccess: async () => {
        await settled();
        expect(asked()).toEqual([]);
        void queryClient.invalidateQueries({ queryKey: [LIST] });
      },
    });
    await mutation.execute(undefined);
    await settled();
    expect(asked()).toEqual([LIST, GUIDANCE]);
  });

  it('is removed from storage if it is a list or the write names it', async () => {
    const { afterWrite, dropped } = await showing(LIST, GUIDANCE, '/api/user/profile');
    afterWrite(QUIZ);
    expect(dropped).toEqual([LIST, GUIDANCE]);
  });

  it.each([
    { what: 'a renamed label', method: 'PATCH', path: '/api/labels/l-1', at: '/api/contacts/c-2' },
    { what: 'a deleted label', method: 'DELETE', path: '/api/labels/l-1', at: '/api/contacts/c-2' },
    { what: 'an own result', method: 'PUT', path: '/api/user-personality', at: OTHER },
    { what: 'a read calendar', method: 'POST', path: '/api/calendars/k-1/refresh', at: OTHER },
  ])('is removed with contacts that no one named: $what', async ({ at, ...write }) => {
    const { queryClient, afterWrite, dropped } = await showing(LIST);
    await queryClient.prefetchQuery({ queryKey: [at] });
    afterWrite({ ...write, body: { name: 'Committee' } });
    expect(readsOutdatedBy(write)(at)).toBe(true);
    expect(queryClient.getQueryData([at])).toBeUndefined();
    // A label may mark candidates, for whom no guidance is shown.
    expect(dropped).toContain(OTHER);
  });

  it('is there before a mutation ends that waits for it, even if it was refused', async () => {
    const { queryClient, afterWrite, asked } = await showing(LIST, GUIDANCE);
    const done = jest.fn();
    const mutation = queryClient.getMutationCache().build(queryClient, {
      meta: UNTIL_SHOWN,
      mutationFn: async () => {
        afterWrite(QUIZ);
        throw new Error('changed elsewhere');
      },
      // Called last, before the mutation ends.
      onSettled: () => {
        expect(asked()).toEqual([LIST, GUIDANCE]);
        expect(queryClient.isFetching()).toBe(0);
        done();
      },
    });
    await mutation.execute(undefined).catch(() => undefined);
    expect(done).toHaveBeenCalled();
  });

  it('is refetched if its mutation fails after the write', async () => {
    const { queryClient, afterWrite, asked } = await showing(GUIDANCE);
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: async () => {
        afterWrite(QUIZ);
        throw new Error('the second of two writes failed');
      },
    });
    await mutation.execute(undefined).catch(() => undefined);
    await settled();
    expect(asked()).toEqual([GUIDANCE]);
  });

  it('is refetched if a fetch from before the write is still running', async () => {
    const { queryClient, afterWrite, asked } = await showing(GUIDANCE);
    void queryClient.invalidateQueries({ queryKey: [GUIDANCE] });
    afterWrite(QUIZ);
    await settled();
    expect(asked()).toEqual([GUIDANCE, GUIDANCE]);
  });

  it('can be anything if something else has overtaken the write', async () => {
    const profile = '/api/user/profile';
    const { afterWrite, asked } = await showing(LIST, CONTACT, profile, '/api/contacts/c-2#form');
    afterWrite({ method: 'PATCH', path: CONTACT, overtaken: true });
    await settled();
    expect(asked()).toEqual([LIST, CONTACT, profile]);
  });

  it('excludes deleted data, and what an open form started from', async () => {
    const { afterWrite, asked } = await showing(LIST, CONTACT, GUIDANCE, '/api/contacts/c-2#form');
    afterWrite({ method: 'DELETE', path: CONTACT });
    await settled();
    expect(asked()).toEqual([LIST]);
  });
});

describe('what a write changes', () => {
  const quiz = changedBy({ method: 'POST', path: '/api/quiz-complete' });

  it('comes from the document: the quiz changes what all pages show about contacts', () => {
    for (const read of [GUIDANCE, LIST, CONTACT, '/api/today', '/api/health/c-1']) {
      expect(isShownBy(read, quiz)).toBe(true);
    }
    for (const read of ['/api/views', '/api/user/digest', 'not of the API']) {
      expect(isShownBy(read, quiz)).toBe(false);
    }
  });

  it('depends on the method, too', () => {
    const path = '/api/calendar-feed';
    expect(changedBy({ method: 'DELETE', path })).toEqual(['calendar-feed']);
    expect(changedBy({ method: 'POST', path: '/api/contacts/matches' })).toEqual([]);
  });

  it('can be anything for a call that only a newer API has', () => {
    const newer = changedBy({ method: 'POST', path: '/api/of-tomorrow' });
    expect(isShownBy('/api/views', newer)).toBe(true);
    expect(isShownBy('/api/also-of-tomorrow', quiz)).toBe(true);
  });

  it('marks reads of the named contact or meeting, and lists', () => {
    const cadence = { method: 'PUT', path: '/api/health/c-1/cadence', contactId: 'c-1' };
    const reads = [CONTACT, GUIDANCE, LIST, '/api/today?timeZone=UTC', '/api/contacts/c-2'];
    const marked = (write: Parameters<typeof readsChangedBy>[0]) =>
      reads.filter(readsChangedBy(write));
    expect(marked(cadence)).toEqual([CONTACT, GUIDANCE, LIST, '/api/today?timeZone=UTC']);
    const added = { method: 'POST', path: '/api/contacts', body: {}, contactId: null };
    expect(marked(added)).toEqual([LIST, '/api/today?timeZone=UTC']);
    const meeting = { method: 'POST', path: '/api/meetings', body: { contactIds: ['c-2'] } };
    expect(marked({ ...meeting, contactId: 'c-1' })).toEqual(reads);
    expect(marked({ method: 'PUT', path: '/api/user/digest', contactId: null })).toEqual([]);
  });

  it('can be reads of all contacts, unless it names those it is about', () => {
    const others = ['/api/contacts/c-2', '/api/interactions/c-2'];
    const outdated = (write: Parameters<typeof readsOutdatedBy>[0]) =>
      others.filter(readsOutdatedBy(write));
    const meeting = { path: '/api/meetings', body: { contactIds: ['c-1'] } };
    expect(outdated(QUIZ)).toEqual([]);
    expect(outdated({ method: 'POST', path: '/api/contacts', body: {} })).toEqual([]);
    expect(outdated({ method: 'POST', ...meeting })).toEqual([]);
    expect(outdated({ method: 'PATCH', path: CONTACT, overtaken: true })).toEqual([]);
    // An attendee may have been removed from the meeting.
    expect(outdated({ method: 'PATCH', ...meeting, path: '/api/meetings/m-1' })).toEqual(others);
    const bulk = { method: 'POST', path: '/api/contacts/bulk' };
    expect(outdated({ ...bulk, body: { ids: ['c-1'], change: 'labels' } })).toEqual([]);
    expect(outdated({ ...bulk, body: { matching: '', change: 'labels' } })).toEqual(others);
  });

  it('is stored if the read at its path or above it shows it', () => {
    expect(readOf(CONTACT)).toBe(CONTACT);
    expect(readOf('/api/health/c-1/cadence')).toBe('/api/health/c-1');
    expect(readOf('/api/of-tomorrow/c-1')).toBe('/api/of-tomorrow/c-1');
  });

  it('names the contacts that it deletes', () => {
    expect(goneAfter({ method: 'DELETE', path: CONTACT })).toEqual(['c-1']);
    expect(goneAfter({ method: 'DELETE', path: `${CONTACT}/objection` })).toEqual([]);
    expect(goneAfter({ method: 'DELETE', path: '/api/contacts/deleted' })).toEqual([]);
    expect(goneAfter({ method: 'PATCH', path: CONTACT, body: { notes: '' } })).toEqual([]);
    const merge = { method: 'POST', path: `${CONTACT}/merge`, body: { with: 'c-2' } };
    expect(goneAfter(merge)).toEqual(['c-2']);
    const bulk = { method: 'POST', path: '/api/contacts/bulk' };
    expect(goneAfter({ ...bulk, body: { ids: ['c-1'], change: 'delete' } })).toEqual(['c-1']);
    expect(goneAfter({ ...bulk, body: { ids: ['c-1'], change: 'addLabel' } })).toEqual([]);
  });
});
