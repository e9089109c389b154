import { type Undo } from '@rapport/api-client';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoButton } from './undo-button.tsx';
import { untilWords } from './undo-words.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const BASE = { otherName: null, count: 1, contactIds: [], at: inMinutes(-1), until: inMinutes(9) };
const MERGE: Undo = {
  ...BASE,
  kind: 'merge',
  id: 'a',
  name: 'Ada Lovelace',
  otherName: 'A. Lovelace',
};
const DELETION: Undo = {
  ...BASE,
  kind: 'deletion',
  id: 'b',
  name: 'Bob',
  count: 2,
  contactIds: ['b', 'c'],
};
const IMPORT: Undo = {
  ...BASE,
  kind: 'import',
  id: 'i',
  name: 'people.csv',
  count: 35,
  until: inMinutes(1439),
};
const LABELS: Undo = { ...BASE, kind: 'labels', id: 'l', name: null, count: 3 };
const CADENCE: Undo = { ...BASE, kind: 'cadence', id: 'k', name: null };
const COMPANY: Undo = { ...BASE, kind: 'organization', id: 'o', name: null, count: 12 };
const FILE: Undo = { ...BASE, kind: 'calendar_file', id: 'f', name: null, count: 11 };

function open(undos: Undo[], answer: () => Promise<unknown> = () => Promise.resolve({})) {
  jest.useFakeTimers({ advanceTimers: true });
  const calls: [string, unknown][] = [];
  const notify = jest.fn();
  renderInShell(<UndoButton />, {
    shell: fakeShell({
      notify,
      request: async <T,>(path: string, options?: { body?: unknown }) => {
        if (path === '/api/undos') return undos as T;
        calls.push([path, options?.body]);
        return (await answer()) as T;
      },
    }),
  });
  return { calls, notify };
}

afterEach(() => jest.useRealTimers());

it('the undo button is hidden if nothing can be undone', async () => {
  open([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  [MERGE, 'A. Lovelace is part of Ada Lovelace now.', '/api/contacts/a/unmerge', undefined],
  [
    DELETION,
    '2 contacts were deleted.',
    '/api/contacts/bulk',
    { ids: ['b', 'c'], change: 'restore' },
  ],
  [IMPORT, '35 contacts came in with people.csv.', '/api/imports/i/undo', undefined],
  [LABELS, 'The labels of 3 contacts were changed.', '/api/undos/l', undefined],
  [CADENCE, 'The cadence of one contact was changed.', '/api/undos/k', undefined],
  [COMPANY, 'The company of 12 contacts was changed.', '/api/undos/o', undefined],
  [FILE, '11 meetings came in with a calendar file.', '/api/calendar-files/f/undo', undefined],
])('undoes %#: %s', async (undo, words, path, body) => {
  const { calls, notify } = open([undo]);
  await userEvent.click(await screen.findByRole('button', { name: 'Recent changes, 1' }));
  await userEvent.click(await screen.findByRole('button', { name: `Undo: ${words}` }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Undone', description: words }));
  expect(calls).toEqual([[path, body]]);
});

it('the undo button explains why a change can’t be undone, and disappears once the time is over', async () => {
  open([MERGE], () => Promise.reject(requestError('This contact was changed', 409)));
  await userEvent.click(await screen.findByRole('button', { name: 'Recent changes, 1' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This contact was changed.');
  expect(screen.getByRole('button', { name: /^Undo: / })).toBeDisabled();
  act(() => jest.advanceTimersByTime(9 * 60_000));
  expect(await screen.findByText('Nothing is left to undo.')).toBeVisible();
});

it('the undo button shows until when it works, with the day if that isn’t today', () => {
  const now = new Date(2026, 4, 3, 23, 55);
  expect(untilWords({ until: new Date(2026, 4, 3, 23, 59).toISOString() }, now)).toBe(
    'Until 11:59 PM',
  );
  expect(untilWords({ until: new Date(2026, 4, 4, 9, 14).toISOString() }, now)).toBe(
    'Until tomorrow, 9:14 AM',
  );
});
