import { CONTRACT_VERSION } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { madeUpNumbers } from './made-up-numbers.ts';
import remote from './remote.tsx';

/** Opens the page in a shell whose API knows the made-up numbers, except for `missing`. */
function open(missing?: keyof typeof madeUpNumbers) {
  const shell = fakeShell({
    request: async (path) => {
      const part = Object.entries(madeUpNumbers).find(([name]) => path.includes(name));
      if (!part || part[0] === missing) throw requestError('Too many', 429);
      return JSON.parse(JSON.stringify(part[1]));
    },
  });
  renderInShell(remote.createRoutes(shell), { shell, path: '/analytics' });
}

test('every chart has a sentence and a table with the same numbers', async () => {
  open();
  const due = await screen.findByRole('region', { name: 'Who is due, by week' });
  expect(due).toHaveTextContent('4 people overdue, 8 due in the next 3 weeks, 9 later.');
  const row = within(due).getByRole('row', { name: 'Mar 23 to Mar 29 5', hidden: true });
  expect(within(row).getByRole('cell', { hidden: true })).toHaveTextContent('5');
  expect(await screen.findByRole('region', { name: 'Interactions per month' })).toHaveTextContent(
    '36 interactions in the last 3 months.',
  );
  const estimates = await screen.findByRole('region', { name: 'Estimates, by certainty' });
  expect(estimates).toHaveTextContent('6 people estimated, 12 without an estimate.');
  expect(within(estimates).getByRole('row', { name: 'Close call 0 1', hidden: true })).toBeTruthy();
  expect(document.title).toBe('Analytics · Rapport');
});

test('a chart that fails says why, and the others are there', async () => {
  open('interactions');
  expect(await screen.findByText('Too many requests in a short time.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Who is due, by week' })).toBeVisible();
});

test('the remote speaks the contract of this shell', () => {
  expect(remote.contract).toBe(CONTRACT_VERSION);
});
