import { requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTHING_MORE } from '../../contact-form/more-fields.ts';
import { enter } from '../../testing/enter.ts';
import {
  addButton,
  failWith,
  forever,
  name,
  openDialog,
  stored,
  succeed,
} from '../../testing/open-add-dialog.tsx';
import { EMPTY_FIELDS } from './new-contact.ts';
import { storedDraft } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());

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

  it('sends the typed fields, with null for the rest, and reports the new contact', async () => {
    const { sent, notify, onAdded } = openDialog({ answers: [succeed] });
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

  it('sends further details of the person', async () => {
    const { sent, onAdded } = openDialog({ answers: [succeed] });
    await enter(name(), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'More about this person' }));
    const birthday = screen.getByRole('textbox', { name: 'Birthday' });
    await enter(birthday, '13-40');
    await userEvent.click(addButton());
    expect(birthday).toHaveAccessibleDescription(/Enter a day like/);
    expect(sent).toHaveLength(0);
    await userEvent.clear(birthday);
    await enter(birthday, '12-10');
    await enter(screen.getByRole('textbox', { name: 'Pinned note' }), 'Proof first');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({
      displayName: 'Ada',
      birthday: '--12-10',
      pinnedNote: 'Proof first',
    });
  });

  it('adds the label whose name is still in the field', async () => {
    const { sent, onAdded } = openDialog({ answers: [succeed] });
    await enter(name(), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'More about this person' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Create a label' }), 'Board');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => Object(body).labelIds)).toEqual([['l-1']]);
  });

  it('shows Adding... while it waits', async () => {
    openDialog({ answers: [forever] });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    expect(await screen.findByRole('button', { name: 'Adding...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('makes one contact of a double click', async () => {
    const { sent, onAdded } = openDialog({ answers: [succeed, succeed] });
    await enter(name(), 'Ada');
    await userEvent.dblClick(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed when saving fails, and retries as the same submission', async () => {
    const { sent, onAdded } = openDialog({ answers: [failWith('offline', null), succeed] });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Couldn't save the contact");
    expect(alert).toHaveTextContent(/Choose Add Contact again in a moment/);
    expect(name()).toHaveValue('Ada');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    const keys = sent.map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is another submission once something was changed', async () => {
    const { sent } = openDialog({
      answers: [failWith('HTTP 500 - Internal Server Error', 500), succeed],
    });
    await enter(name(), 'Ada');
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

  it("shows the API's problems at the field", async () => {
    const problems = [{ field: 'primaryEmail', message: 'must be an email address' }];
    const refuse = () => Promise.reject(requestError('Not like this', 400, null, problems));
    openDialog({ answers: [refuse] });
    await enter(name(), 'Ada');
    await enter(screen.getByRole('textbox', { name: 'Email' }), 'ada@engines.example');
    await userEvent.click(addButton());
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(/Email must be an email address\./);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers a web address that was pasted as the name as the link, and asks for the name', async () => {
    const { sent, onAdded } = openDialog({ answers: [succeed] });
    await userEvent.click(name());
    await userEvent.paste('https://www.linkedin.com/in/ada');
    await userEvent.click(addButton());
    expect(name()).toHaveAccessibleDescription('Enter a name here. This is a web address.');
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Use this as the LinkedIn link' }));
    const link = screen.getByRole('textbox', { name: 'LinkedIn' });
    expect(link).toHaveValue('https://www.linkedin.com/in/ada');
    expect(name()).toHaveValue('');
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Enter a name.');
    await userEvent.keyboard('Ada Lovelace');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({
      displayName: 'Ada Lovelace',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
    });
  });

  it('takes a name with an address apart that is pasted as the name', async () => {
    openDialog();
    await userEvent.click(name());
    await userEvent.paste('Ada Lovelace <ada@engines.example>');
    expect(name()).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@engines.example');
    await userEvent.paste(' Byron');
    expect(name()).toHaveValue('Ada Lovelace Byron');
  });

  it('keeps what else the name holds, and says when a link would be replaced', async () => {
    openDialog();
    await enter(screen.getByRole('textbox', { name: 'LinkedIn' }), 'https://x.example/a');
    await userEvent.click(name());
    await userEvent.paste('Ada Lovelace linkedin.com/in/ada');
    await userEvent.click(
      screen.getByRole('button', { name: 'Replace the LinkedIn link with this' }),
    );
    expect(name()).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('textbox', { name: 'LinkedIn' })).toHaveValue(
      'https://linkedin.com/in/ada',
    );
    expect(name()).toBeValid();
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
    const { onClose } = openDialog({ answers: [forever] });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets the shell ask before typed text is left behind, and not after it is saved', async () => {
    const { shell, onAdded } = openDialog({ answers: [succeed] });
    expect(shell.hasUnsavedText()).toBe(false);
    await enter(name(), 'Ada');
    expect(shell.hasUnsavedText()).toBe(true);
    onAdded.mockImplementation(() => expect(shell.hasUnsavedText()).toBe(false));
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
  });
});

describe('a draft', () => {
  it('is there when the page was reloaded, and can be started over', async () => {
    storedDraft(TEST_USER.id).write({
      form: { ...EMPTY_FIELDS, displayName: 'Ada', primaryPhone: '12' },
      more: { ...NOTHING_MORE, pinnedNote: 'Prefers mornings' },
      submission: null,
    });
    openDialog();
    expect(screen.getByText('What you typed before is still here.')).toBeVisible();
    expect(name()).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: 'Pinned note' })).toHaveValue('Prefers mornings');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(name()).toHaveValue('');
    expect(storedDraft(TEST_USER.id).read()).toBeNull();
  });

  it('is stored while typing and removed when the dialog is closed', async () => {
    const { unmount } = openDialog();
    expect(screen.queryByText('What you typed before is still here.')).not.toBeInTheDocument();
    await enter(name(), 'Ada');
    expect(storedDraft(TEST_USER.id).read()?.form.displayName).toBe('Ada');
    unmount();
    expect(storedDraft(TEST_USER.id).read()).toBeNull();
  });

  it('resends unanswered writes after a reload', async () => {
    const first = openDialog({ answers: [failWith('offline', null)] });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    await screen.findByRole('alert');
    const draft = storedDraft(TEST_USER.id).read()!;
    first.unmount();

    storedDraft(TEST_USER.id).write(draft);
    const second = openDialog({ answers: [succeed], lookUp: async () => [stored] });
    await userEvent.click(addButton());
    await waitFor(() => expect(second.onAdded).toHaveBeenCalled());
    expect(second.sent[0]?.headers).toEqual(first.sent[0]?.headers);
    expect(storedDraft(TEST_USER.id).read()).toBeNull();
  });
});
