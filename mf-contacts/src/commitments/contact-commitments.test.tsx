import { type Commitment, type UpdateCommitment } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeContact } from '../testing/make-contact.ts';
import { makeCommitment } from '../testing/make-records.ts';
import { localDay } from './commitment-words.ts';
import { ContactCommitments } from './contact-commitments.tsx';

const contact = makeContact();
const GET = `GET /api/commitments/${contact.id}`;
const promise = makeCommitment({ id: 'a', contactId: contact.id, dueOn: localDay(-1) });
const PATCH = `PATCH /api/commitments/${contact.id}/a`;
const number = makeCommitment({ id: 'b', kind: 'number', text: '12,000 francs' });

// The menu is a separate chunk.
beforeAll(() => import('../ui/action-menu.tsx'));

const notify = jest.fn();

/** Renders the commitments with an API that stores changes, or that gives these answers. */
function show(answers: Record<string, unknown> = {}) {
  let stored: Commitment = promise;
  const api = fakeRecordsApi(
    {
      [GET]: () => [stored, number],
      [PATCH]: ({ body }: FakeCall) => {
        const { done, snoozedUntil = null }: UpdateCommitment = Object(body);
        stored = { ...stored, snoozedUntil, doneAt: done === true ? promise.createdAt : null };
        return stored;
      },
      ...answers,
    },
    { notify },
  );
  renderInShell(<ContactCommitments contact={contact} />, { shell: api.shell });
  return api;
}
const open = () => screen.findByRole('list', { name: 'Open promises' });

it('shows what is open with its day, and numbers apart', async () => {
  show();
  expect(await open()).toHaveTextContent('Send the price listYou promised · One day late');
  expect(screen.getByRole('list', { name: 'Numbers and people' })).toHaveTextContent(
    'Number 12,000 francs',
  );
});

it('is done by a tap, which can be taken back', async () => {
  const { made } = show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Done: Send the price list' }));
  expect(await screen.findByText('Done: Send the price list')).toBeVisible();
  expect(screen.getByText('Nothing left to do.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(made(PATCH).map(({ body }) => body)).toEqual([{ done: true }, { done: false }]),
  );
});

it('is put off, and says until when', async () => {
  const { made } = show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Later: Send the price list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze for 7 days' }));
  await waitFor(() => expect(made(PATCH)[0]?.body).toEqual({ snoozedUntil: localDay(7) }));
  expect(within(await open()).getByText(/Snoozed until/)).toBeVisible();
});

it('is open again where the change was refused', async () => {
  show({
    [PATCH]: () => {
      throw requestError('Something broke');
    },
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Done: Send the price list' }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(within(await open()).getByText('Send the price list')).toBeVisible();
});

it('renders nothing without any, and with an earlier API', async () => {
  const { calls } = show({
    [GET]: () => {
      throw requestError('Cannot GET', 404);
    },
  });
  await waitFor(() => expect(calls).not.toEqual([]));
  expect(screen.queryByText('Promised')).toBeNull();
});
