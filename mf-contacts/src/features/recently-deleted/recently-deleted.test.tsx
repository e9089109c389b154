import { type DeletedContact } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';

const GET = 'GET /api/contacts/deleted';
const grace: DeletedContact = {
  id: 'c-1',
  displayName: 'Grace Hopper',
  organizationName: 'Navy',
  organizationTitle: 'Rear Admiral',
  deletedAt: '2026-05-03T09:00:00.000Z',
  removedAt: '2026-06-02T09:00:00.000Z',
};
const mary: DeletedContact = {
  ...grace,
  id: 'c-2',
  displayName: 'Mary',
  organizationName: null,
  organizationTitle: null,
};

function open(answers: Record<string, unknown>) {
  const notify = jest.fn();
  const api = fakeRecordsApi(answers, { notify });
  renderInShell(<RecentlyDeleted />, { shell: api.shell });
  return { ...api, notify };
}
const list = (...contacts: DeletedContact[]) => ({ contacts, count: contacts.length });

it('says if nothing is deleted', async () => {
  open({ [GET]: list() });
  expect(await screen.findByText('Nothing is deleted')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('reports a failed load, and retries', async () => {
  const { answers } = open({
    [GET]: () => {
      throw requestError('away', 503);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers[GET] = list(grace);
  await userEvent.click(retry);
  expect(await screen.findByText('Grace Hopper')).toBeVisible();
});

it('restores a contact, and shows when each is purged', async () => {
  const { answers, made, notify } = open({
    [GET]: list(grace),
    'POST /api/contacts/c-1/restore': {},
  });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Rear Admiral, Navy');
  expect(row).toHaveTextContent('gone for good on June 2, 2026');
  answers[GET] = list();
  await userEvent.click(screen.getByRole('button', { name: 'Restore Grace Hopper' }));
  await waitFor(() => expect(made('POST /api/contacts/c-1/restore')).toHaveLength(1));
  expect(notify).toHaveBeenCalledWith({
    title: 'Grace Hopper is back',
    description: 'Everything that was saved is back.',
  });
});

it('removes one or all for good after a question', async () => {
  const { made } = open({
    [GET]: list(grace, mary),
    'DELETE /api/contacts/c-2/for-good': null,
    'DELETE /api/contacts/deleted': { removed: 2 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mary for good' }));
  expect(screen.getByRole('alertdialog', { name: 'Remove Mary for good?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }));
  await waitFor(() => expect(made('DELETE /api/contacts/c-2/for-good')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Remove all for good' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }));
  await waitFor(() => expect(made('DELETE /api/contacts/deleted')).toHaveLength(1));
});
