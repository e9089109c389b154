import { type RequestOptions } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeBareContact } from '../../testing/make-contact.ts';
import { AddContactDialog } from './add-contact-dialog.tsx';

const stored = makeBareContact({ id: 'c-ada', displayName: 'Ada Lovelace' });

/** Opens the dialog in front of an API that answers with `answers`, one after the other. */
function openDialog(...answers: (() => Promise<unknown>)[]) {
  const sent: RequestOptions[] = [];
  const notify = jest.fn();
  const onClose = jest.fn();
  const onAdded = jest.fn();
  const shell = fakeShell({
    notify,
    request: (path, options) => {
      expect(path).toBe('/api/contacts');
      sent.push(options!);
      return answers[sent.length - 1]!() as never;
    },
  });
  const view = renderInShell(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <AddContactDialog onClose={onClose} onAdded={onAdded} />
    </>,
    { shell },
  );
  return { ...view, sent, notify, onClose, onAdded };
}

const succeed = () => Promise.resolve(stored);
const failWith = (message: string, status: number | null) => () =>
  Promise.reject(requestError(message, status));
const name = () => screen.getByRole('textbox', { name: 'Full Name' });
const addButton = () => screen.getByRole('button', { name: /^Add/ });

describe('AddContactDialog', () => {
  it('begins in the name field and asks for six things, one of them required', () => {
    openDialog();
    expect(screen.getByRole('dialog', { name: 'Add New Contact' })).toBeVisible();
    expect(name()).toHaveFocus();
    expect(name()).toBeRequired();
    for (const label of ['Email', 'Phone', 'Company', 'Title', 'LinkedIn']) {
      expect(screen.getByRole('textbox', { name: label })).not.toBeRequired();
    }
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
  });

  it('sends what was typed, with null for the rest, and reports the new contact', async () => {
    const { sent, notify, onAdded } = openDialog(succeed);
    await userEvent.type(name(), ' Ada Lovelace ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Analytical Engines');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(onAdded.mock.calls[0][0]).toEqual(stored);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: {
        userProfileId: '00000000-0000-0000-0000-000000000001',
        displayName: 'Ada Lovelace',
        primaryEmail: null,
        primaryPhone: null,
        organizationName: 'Analytical Engines',
        organizationTitle: null,
        linkedinUrl: null,
      },
    });
    expect(notify).toHaveBeenCalledWith({ title: 'Contact added successfully!' });
  });

  it('shows Adding... while it waits', async () => {
    openDialog(() => new Promise(() => {}));
    await userEvent.type(name(), 'Ada');
    await userEvent.click(addButton());
    expect(await screen.findByRole('button', { name: 'Adding...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('makes one contact of a double click', async () => {
    const { sent, onAdded } = openDialog(succeed, succeed);
    await userEvent.type(name(), 'Ada');
    await userEvent.dblClick(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed when saving fails, and retries as the same submission', async () => {
    const { sent, onAdded } = openDialog(failWith('offline', null), succeed);
    await userEvent.type(name(), 'Ada');
    await userEvent.click(addButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The contact was not saved');
    expect(alert).toHaveTextContent(/Check your connection and choose Add Contact again/);
    expect(name()).toHaveValue('Ada');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    const keys = sent.map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is another submission once something was changed', async () => {
    const { sent } = openDialog(failWith('HTTP 500 - Internal Server Error', 500), succeed);
    await userEvent.type(name(), 'Ada');
    await userEvent.click(addButton());
    await screen.findByRole('alert');
    await userEvent.type(name(), ' L');
    await userEvent.click(addButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.headers?.['Idempotency-Key']).not.toBe(sent[0]?.headers?.['Idempotency-Key']);
  });

  it('asks for a name before it calls anything', async () => {
    const { sent } = openDialog();
    await userEvent.click(addButton());
    expect(name()).toHaveFocus();
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription('Enter a name.');
    expect(sent).toHaveLength(0);
    await userEvent.type(name(), 'A');
    expect(name()).toBeValid();
  });

  it('shows what the API refuses at the field', async () => {
    openDialog(failWith('primaryEmail must be an e-mail address', 400));
    await userEvent.type(name(), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b');
    await userEvent.click(addButton());
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(/Email must be an e-mail address\./);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes at once while nothing is typed', async () => {
    const { onClose } = openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before it drops typed text', async () => {
    const { onClose } = openDialog();
    await userEvent.type(name(), 'Ada{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Discard this contact?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(name()).toHaveValue('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open while the contact is being saved', async () => {
    const { onClose } = openDialog(() => new Promise(() => {}));
    await userEvent.type(name(), 'Ada');
    await userEvent.click(addButton());
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not claim that nothing is saved when one leaves while it is', async () => {
    const { router } = openDialog(() => new Promise(() => {}));
    await userEvent.type(name(), 'Ada');
    await userEvent.click(addButton());
    await screen.findByRole('button', { name: 'Adding...' });
    await waitFor(() => router.navigate('/elsewhere'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave while saving?' });
    expect(question).toHaveTextContent('it may still be added');
    expect(question).not.toHaveTextContent('has not been saved');
  });

  it('asks before typed text is left behind by going elsewhere', async () => {
    const { router, onClose } = openDialog();
    await userEvent.type(name(), 'Ada');
    await waitFor(() => router.navigate('/elsewhere'));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
