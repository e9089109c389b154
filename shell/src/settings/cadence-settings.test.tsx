import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CadenceSettings } from './cadence-settings.tsx';

const CLIENTS = { id: 'l-1', name: 'Clients', color: 'teal', contactCount: 3 };
const UNDO = { ids: ['c-1'], change: 'cadence', cadenceDays: null };

function open(days: number | null) {
  let stored = { days, labels: [] as object[], withoutCadence: 34 };
  const request = jest.fn((path: string, options?: { method?: string; body?: unknown }) => {
    if (path === '/api/labels') return Promise.resolve([CLIENTS]);
    if (path.endsWith('/apply')) {
      stored = { ...stored, withoutCadence: 0 };
      return Promise.resolve({ changed: ['c-1', 'c-2'], undo: [UNDO] });
    }
    if (path === '/api/contacts/bulk') return Promise.resolve({ changed: ['c-1'], undo: [] });
    if (options?.method === 'PUT') stored = { ...stored, ...Object(options.body) };
    return Promise.resolve(stored);
  });
  renderInShell(<CadenceSettings />, {
    shell: fakeShell({
      request: (path, options) =>
        request(path, options).then((answer) => JSON.parse(JSON.stringify(answer))),
    }),
  });
  return request;
}
const bodyOf = (request: ReturnType<typeof open>, path: string) =>
  request.mock.calls.find(([asked, options]) => asked === path && options?.body !== undefined)?.[1]
    ?.body;

it('the settings set the default cadence, for all contacts and by label', async () => {
  const request = open(null);
  expect(await screen.findByText(/^34 contacts have no cadence/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use for/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'New contacts' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Every 60 days' }));
  expect(bodyOf(request, '/api/cadence-defaults')).toEqual({ days: 60, labels: [] });
  expect(await screen.findByRole('button', { name: /^Use for/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /the label Clients$/ })).toHaveTextContent(
    'Same as all others',
  );
});

it('the settings apply the default cadence to contacts without one, and can undo that', async () => {
  const request = open(30);
  await userEvent.click(await screen.findByRole('button', { name: /^Use for/ }));
  expect(await screen.findByText('2 contacts have a cadence now.')).toBeVisible();
  expect(bodyOf(request, '/api/cadence-defaults/apply')).toEqual({
    ...{ days: 30, labels: [], importId: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(bodyOf(request, '/api/contacts/bulk')).toEqual(UNDO);
});
