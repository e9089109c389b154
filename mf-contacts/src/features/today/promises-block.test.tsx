import { type OpenCommitment } from '@rapport/api-client';
import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCommitment } from '../../testing/make-records.ts';
import { PromisesBlock } from './promises-block.tsx';

const person = {
  ...{ id: 'p-1', displayName: 'Ada Lovelace', photoPath: null },
  ...{ givenName: null, familyName: null },
};
const promise = (text: string, dueOn: string | null): OpenCommitment => ({
  person,
  commitment: makeCommitment({ id: text, text, dueOn }),
});

function show(commitments: OpenCommitment[]) {
  const onCommitment = jest.fn();
  const { router } = renderInShell(
    <PromisesBlock
      date="2026-11-28"
      followUps={[]}
      commitments={commitments}
      onFollowUp={jest.fn()}
      onCommitment={onCommitment}
    />,
  );
  return { onCommitment, router };
}

it('counts what is due, and shows some of what is for later', async () => {
  const late = promise('late', '2026-11-27');
  show([late, ...['a', 'b', 'c', 'd'].map((text) => promise(text, '2026-12-02'))]);
  expect(screen.getByRole('heading', { name: 'Promised 1' })).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'lateYou promised · Ada Lovelace · One day late',
    'aYou promised · Ada Lovelace · Due Wednesday',
    'bYou promised · Ada Lovelace · Due Wednesday',
    'cYou promised · Ada Lovelace · Due Wednesday',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('shows all if the address asks for them', async () => {
  const { router } = show(['a', 'b', 'c', 'd'].map((text) => promise(text, '2026-12-02')));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await act(() => router.navigate('?show=promises'));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('is done by a tap', async () => {
  const open = promise('Send the list', null);
  const { onCommitment } = show([open]);
  await userEvent.click(
    within(screen.getByRole('listitem')).getByRole('button', { name: 'Done: Send the list' }),
  );
  expect(onCommitment).toHaveBeenCalledWith(open, 'done');
});

it('draws nothing without any', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
