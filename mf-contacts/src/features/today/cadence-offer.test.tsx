import { type ToastMessage } from '@rapport/remote-api';
import { renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { CadenceOffer } from './cadence-offer.tsx';
import { hasNoHistory } from './today-words.ts';

const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Emmy Noether'].map((displayName, index) =>
  makeContact({ id: `018f6b1e-0000-7000-8000-00000000020${index}`, displayName }),
);
const BULK = 'POST /api/contacts/bulk';
const undone = { change: 'cadence', cadenceDays: null };

function show(
  answer: unknown = ({ body }: { body: { ids: string[] } }) => ({
    changed: body.ids,
    undo: [{ ...undone, ids: body.ids }],
  }),
) {
  const notify = jest.fn<void, [ToastMessage]>();
  const api = fakeRecordsApi({ 'GET /api/contacts': PEOPLE, [BULK]: answer }, { notify });
  return { ...api, notify, ...renderInShell(<CadenceOffer />, api) };
}

const begin = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose people' }));

async function choose(name: string, pace: string) {
  const label = `How often to be in touch with ${name}`;
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: pace }));
}

// A separate chunk takes longer to compile than a query waits.
beforeAll(() => import('./cadence-offer-form.tsx'));

describe('the question whom to keep up with', () => {
  it('gives all who are chosen their cadences in one go', async () => {
    const { made, notify } = show();
    await begin();
    expect(await screen.findByRole('button', { name: 'Keep up' })).toBeDisabled();
    await choose('Ada Lovelace', 'Every 30 days');
    await choose('Emmy Noether', 'Every 90 days');
    await choose('Grace Hopper', 'Every 30 days');
    await choose('Grace Hopper', 'No cadence');
    await userEvent.click(screen.getByRole('button', { name: 'Keep up with 2 people' }));
    await waitFor(() => expect(made(BULK)).toHaveLength(2));
    expect(made(BULK).map(({ body }) => body)).toEqual([
      { ids: [PEOPLE[0]?.id], change: 'cadence', cadenceDays: 30 },
      { ids: [PEOPLE[2]?.id], change: 'cadence', cadenceDays: 90 },
    ]);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    const { title, action } = notify.mock.calls[0]![0];
    expect(title).toBe('2 people have a cadence now');
    action?.onSelect();
    await waitFor(() => expect(made(BULK)).toHaveLength(4));
    expect(made(BULK)[2]?.body).toEqual({ ...undone, ids: [PEOPLE[2]?.id] });
  });

  it('keeps what was chosen where it could not be stored, and says so', async () => {
    show(() => Promise.reject(new Error('away')));
    await begin();
    await choose('Ada Lovelace', 'Every 30 days');
    await userEvent.click(screen.getByRole('button', { name: 'Keep up with 1 person' }));
    expect(await screen.findByText("Couldn't set the cadences")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep up with 1 person' })).toBeEnabled();
  });

  it('is not asked again after a no', async () => {
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByRole('button', { name: 'Choose people' })).not.toBeInTheDocument();
    unmount();
    show();
    expect(screen.queryByRole('button', { name: 'Choose people' })).not.toBeInTheDocument();
  });
});

describe('a day without a history', () => {
  const nothing = {
    ...{ meetings: [], begun: [], ahead: [], followUps: [], commitments: [] },
    ...{ due: [], next: [], recent: [] },
  };

  it('has no meeting, promise, or person with a cadence', () => {
    expect(hasNoHistory(nothing)).toBe(true);
    const person = { id: TEST_USER.id, displayName: 'Ada', photoPath: null };
    const next = [{ person, dueAt: '2030-01-05T09:00:00.000Z' }];
    expect(hasNoHistory({ ...nothing, next })).toBe(false);
  });
});
