import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportCadence } from './import-cadence.tsx';

const CLIENTS = { id: 'l-1', name: 'Clients', color: 'teal', contactCount: 3 };
const UNDO = { ids: ['c-1'], change: 'cadence', cadenceDays: null };

function open({ days = null, count = 34 }: { days?: number | null; count?: number } = {}) {
  const request = jest.fn((path: string, _options?: { body?: unknown }) => {
    if (path === '/api/labels') return Promise.resolve([CLIENTS]);
    if (path === '/api/cadence-defaults') {
      return Promise.resolve({ days, labels: [], withoutCadence: count });
    }
    return Promise.resolve({ changed: ['c-1', 'c-2'], undo: [UNDO] });
  });
  renderInShell(<ImportCadence importId="i-1" count={count} />, {
    shell: fakeShell({
      request: (path, options) =>
        request(path, options).then((answer) => JSON.parse(JSON.stringify(answer))),
    }),
  });
  const bodyOf = (asked: string) => request.mock.calls.find(([path]) => path === asked)?.[1]?.body;
  return { request, bodyOf };
}

it('offers a cadence for imported contacts, for all and by label, and undoes it', async () => {
  const { bodyOf } = open();
  expect(await screen.findByText(/^34 people have no cadence yet, so no one is due/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Everyone' })).toHaveTextContent('Every 60 days');
  await userEvent.click(await screen.findByRole('combobox', { name: 'With the label Clients' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Every 14 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set cadence' }));
  expect(await screen.findByText(/^2 people have a cadence now\./)).toBeVisible();
  expect(bodyOf('/api/cadence-defaults/apply')).toEqual({
    ...{ importId: 'i-1', days: 60 },
    labels: [{ labelId: 'l-1', days: 14 }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(bodyOf('/api/contacts/bulk')).toEqual(UNDO);
  expect(await screen.findByRole('button', { name: 'Set cadence' })).toBeVisible();
});

it.each([
  ['everyone came with a cadence', { count: 0 }],
  ['new contacts get one by themselves', { days: 30 }],
])('proposes nothing where %s', async (_, state) => {
  const { request } = open(state);
  await waitFor(() => expect(request).toHaveBeenCalledWith('/api/labels', expect.anything()));
  expect(screen.queryByRole('button', { name: 'Set cadence' })).not.toBeInTheDocument();
});
