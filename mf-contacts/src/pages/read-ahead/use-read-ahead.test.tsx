import { renderInShell } from '@rapport/remote-kit/testing';
import { act } from '@testing-library/react';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { useReadAhead } from './use-read-ahead.ts';

const COMING = 'GET /api/meetings';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Page() {
  useReadAhead();
  return null;
}

/** Shows a page of this worker, and waits until it's quiet. */
async function showUnder(controller: object | null) {
  localStorage.clear();
  const value = { controller };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  jest.useFakeTimers();
  const fake = fakeRecordsApi({ [COMING]: [] });
  renderInShell(<Page />, fake);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  return fake;
}

it('reads ahead on a page that starts without a network', async () => {
  const { made } = await showUnder({ scriptURL: 'https://rapport.example/service-worker.js' });
  expect(made(COMING)).toHaveLength(1);
});

it.each([
  ['without a worker', null],
  ['with a worker for reminders alone', { scriptURL: 'https://r.example/service-worker.js?push' }],
])('reads nothing %s', async (_what, controller) => {
  const { made } = await showUnder(controller);
  expect(made(COMING)).toHaveLength(0);
});
