import { endpoints } from '@rapport/contracts';
import { QueryClient, QueryObserver } from '@rapport/remote-api/query';
import { createAfterWrite } from './after-write.ts';
import { changedBy, goneAfter } from './changes.ts';

const GUIDANCE = '/api/guidance/c-1';
const CONTACT = '/api/contacts/c-1';
const LIST = '/api/contacts?limit=50';
const QUIZ = { method: 'POST', path: '/api/quiz-complete', body: {} };

/** A page that shows these paths, all fresh for five minutes, and what it asks for from then on. */
async function showing(...paths: string[]) {
  const request = jest.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0]);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, queryFn: request } },
  });
  const afterWrite = createAfterWrite(queryClient);
  for (const path of paths) {
    await queryClient.prefetchQuery({ queryKey: [path] });
    new QueryObserver(queryClient, { queryKey: [path] }).subscribe(() => {});
  }
  await queryClient.prefetchQuery({ queryKey: ['/api/guidance/other'] });
  request.mockClear();
  const asked = () => request.mock.calls.map(([{ queryKey }]) => queryKey[0]);
  return { queryClient, afterWrite, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('what this tab has written', () => {
  it('is fetched again where it is on screen, and marked as old elsewhere', async () => {
    const { queryClient, afterWrite, asked } = await showing(LIST, GUIDANCE, '/api/user/profile');
    afterWrite(QUIZ);
    await settled();
    expect(asked()).toEqual([LIST, GUIDANCE]);
    expect(queryClient.getQueryState(['/api/guidance/other'])?.isInvalidated).toBe(true);
  });

  it('is fetched again once the mutation has ended, and what that has fetched itself only once', async () => {
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

  it('is fetched again where its mutation fails after the write', async () => {
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

  it('is fetched again where a fetch from before the write is still under way', async () => {
    const { queryClient, afterWrite, asked } = await showing(GUIDANCE);
    void queryClient.invalidateQueries({ queryKey: [GUIDANCE] });
    afterWrite(QUIZ);
    await settled();
    expect(asked()).toEqual([GUIDANCE, GUIDANCE]);
  });

  it('leaves alone what is gone, and what an open form started from', async () => {
    const { afterWrite, asked } = await showing(LIST, CONTACT, GUIDANCE, '/api/contacts/c-2#form');
    afterWrite({ method: 'DELETE', path: CONTACT });
    await settled();
    expect(asked()).toEqual([LIST]);
  });
});

describe('what a write changes', () => {
  const writes = Object.values(endpoints)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method !== 'GET')
    .map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'c-1'));
  const reads = Object.values(endpoints)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method === 'GET')
    .map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'c-1'));
  const about = (word: string) => writes.filter((path) => path.includes(word));

  it.each([
    ...about('assessment-complete'),
    ...about('assessment-runs'),
    ...about('quiz-complete'),
    ...about('observations'),
    ...about('objection'),
    ...about('estimate'),
    ...about('interactions'),
    ...about('meetings'),
    ...about('merge'),
    ...about('restore'),
    ...about('bulk'),
  ])('%s changes the guidance, the lists, Today, health and next steps', (path) => {
    const changed = changedBy(path);
    const isChanged = (read: string) => changed.some((start) => read.startsWith(start));
    for (const read of [GUIDANCE, LIST, CONTACT, '/api/today', '/api/health/', '/api/actions/']) {
      expect(isChanged(read)).toBe(true);
    }
  });

  it.each(writes.filter((path) => !/matches|user\/photo/.test(path)))(
    '%s changes something that is read',
    (path) => {
      const changed = changedBy(path);
      expect(reads.some((read) => changed.some((start) => read.startsWith(start)))).toBe(true);
    },
  );

  it('names the contacts that are gone after it', () => {
    expect(goneAfter({ method: 'DELETE', path: CONTACT })).toEqual(['c-1']);
    expect(goneAfter({ method: 'DELETE', path: `${CONTACT}/objection` })).toEqual([]);
    expect(goneAfter({ method: 'PATCH', path: CONTACT, body: { notes: '' } })).toEqual([]);
    const merge = { method: 'POST', path: `${CONTACT}/merge`, body: { with: 'c-2' } };
    expect(goneAfter(merge)).toEqual(['c-2']);
    const bulk = { method: 'POST', path: '/api/contacts/bulk' };
    expect(goneAfter({ ...bulk, body: { ids: ['c-1'], change: 'delete' } })).toEqual(['c-1']);
    expect(goneAfter({ ...bulk, body: { ids: ['c-1'], change: 'addLabel' } })).toEqual([]);
  });
});
