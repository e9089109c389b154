import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { type OutboxState, type Outbox } from './outbox-types.ts';
import { newWrite, type StoredWrite } from './stored-write.ts';
import { OutboxDialog } from './outbox-dialog.tsx';

const CALL = newWrite(
  {
    id: '1',
    at: Date.now(),
    method: 'POST',
    path: '/api/interactions/a',
    body: { notes: 'In the tunnel' },
    key: 'k-1',
    triedAt: null,
    ifMatch: undefined,
  },
  { says: 'Call with Ada Lovelace', contactId: 'a' },
);
const DETAILS: StoredWrite = {
  ...newWrite(
    {
      id: '2',
      at: Date.now(),
      method: 'PATCH',
      path: '/api/contacts/a',
      body: { organizationTitle: 'Director' },
      key: null,
      triedAt: null,
      ifMatch: '"1"',
    },
    {
      says: 'Details of Ada Lovelace',
      contactId: 'a',
      fields: [
        { name: 'organizationTitle', label: 'Title', seen: 'Engineer', written: 'Director' },
      ],
    },
  ),
  state: 'conflict',
  stored: { etag: '"2"', values: { organizationTitle: 'Head' }, changedAt: null },
};

function open(...writes: StoredWrite[]) {
  const store = createStore<OutboxState>(() => ({
    writes,
    sendingId: null,
    away: true,
    listed: true,
    answer: null,
  }));
  const queue = {
    store,
    discard: jest.fn(async () => {}),
    tryAgain: jest.fn(async () => {}),
    resolve: jest.fn(async () => {}),
  };
  const onClose = jest.fn();
  const whole: Outbox = {
    ...queue,
    send: async () => null,
    wake: async () => {},
    shown: (_, data) => data,
    forgetPerson: () => {},
    mayGo: async () => true,
  };
  render(<OutboxDialog queue={whole} onClose={onClose} />);
  return { ...queue, onClose };
}

const item = (says: string) =>
  within(screen.getAllByRole('listitem').find((each) => each.textContent.includes(says))!);

describe('the list of waiting changes', () => {
  it('says that everything has been sent once nothing waits', () => {
    const { store } = open(CALL);
    expect(item('Call with Ada').getByText('Waiting')).toBeVisible();
    act(() => store.setState({ sendingId: CALL.id }));
    expect(item('Call with Ada').getByText('Sending')).toBeVisible();
    act(() => store.setState({ writes: [] }));
    return expect(screen.findByRole('status')).resolves.toHaveTextContent(
      'Everything has been sent.',
    );
  });

  it('discards a change only after a question', async () => {
    const { discard } = open(CALL);
    await userEvent.click(screen.getByRole('button', { name: 'Discard: Call with Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(discard).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard: Call with Ada Lovelace' }));
    expect(screen.getByRole('button', { name: 'Discard change' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(discard).toHaveBeenCalledWith(CALL.id);
  });

  it('says why a change was refused, and retries it or copies its text', async () => {
    const user = userEvent.setup();
    const { tryAgain } = open({ ...CALL, state: 'refused', reason: 'The contact was deleted.' });
    const call = item('Call with Ada');
    expect(call.getByText("Couldn't send it. The contact was deleted.")).toBeVisible();
    await user.click(call.getByRole('button', { name: 'Copy text: Call with Ada Lovelace' }));
    expect(await call.findByText('Copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain('In the tunnel');
    await user.click(call.getByRole('button', { name: 'Try again: Call with Ada Lovelace' }));
    expect(tryAgain).toHaveBeenCalledWith(CALL.id);
  });

  it('shows the text if the browser has no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    open({ ...CALL, state: 'refused', reason: 'The contact was deleted.' });
    fireEvent.click(screen.getByRole('button', { name: 'Copy text: Call with Ada Lovelace' }));
    expect(await screen.findByText(/In the tunnel/)).toBeVisible();
  });

  it('shows both values of a conflicting field, and applies the choice', async () => {
    const { resolve } = open(CALL, DETAILS);
    const details = item('Details of Ada');
    expect(details.getByText('Changed elsewhere')).toBeVisible();
    expect(details.getByText('Director')).toBeVisible();
    expect(details.getByText('Head')).toBeVisible();
    await userEvent.click(details.getByRole('radio', { name: 'Keep the saved version' }));
    await userEvent.click(details.getByRole('button', { name: 'Save this choice' }));
    expect(resolve).toHaveBeenCalledWith(DETAILS.id, ['organizationTitle']);
  });
});
