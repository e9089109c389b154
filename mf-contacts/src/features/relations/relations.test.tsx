import { type Relation } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactDialogsContext } from '../../contact-dialogs/contact-dialogs.ts';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { RelationDialog } from './relation-dialog.tsx';
import { RelationsSection } from './relations-section.tsx';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const contact = { id: ID, displayName: 'Dana Fox' };
const marta = makeContact({
  id: '018f6b1e-0000-7000-8000-000000000116',
  displayName: 'Marta Silva',
});
const POST = `POST /api/relations/${ID}`;
const DELETE = `DELETE /api/relations/${ID}/r1`;
const FOUND = { 'GET /api/contacts': [makeContact(contact), marta] };

function open(answers: Record<string, unknown> = { [POST]: {} }) {
  const api = fakeRecordsApi({ ...FOUND, ...answers }, { notify: jest.fn() });
  const onClose = jest.fn();
  renderInShell(<RelationDialog contact={contact} onClose={onClose} />, { shell: api.shell });
  return { ...api, onClose };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Add relation' }));
const choose = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Dana Fox' }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const pickMarta = async () => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a contact' }), 'mar');
  await userEvent.click(await screen.findByRole('button', { name: /Marta Silva/ }));
};

describe('the dialog', () => {
  it('sends the kind and the other person, and shows both sides of it first', async () => {
    const { made, onClose } = open();
    await pickMarta();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Marta Silva' })).toHaveFocus();
    expect(screen.getByText('Dana Fox reports to Marta Silva.')).toBeVisible();
    expect(screen.getByText('Marta Silva manages Dana Fox.')).toBeVisible();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(POST)[0]?.body).toEqual({ otherId: marta.id, kind: 'reports_to' });
  });

  it('sends own words, which hold both ways unless the reverse is typed', async () => {
    const { made } = open();
    await choose('in your own words…');
    await userEvent.type(screen.getByRole('textbox', { name: /Words between/ }), 'sings with');
    await pickMarta();
    expect(screen.getByText('Marta Silva sings with Dana Fox.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /other way around/ }), 'conducts');
    expect(screen.getByText('Marta Silva conducts Dana Fox.')).toBeVisible();
    await save();
    const own = { kind: 'other', words: 'sings with', reverseWords: 'conducts' };
    await waitFor(() => expect(made(POST)[0]?.body).toEqual({ otherId: marta.id, ...own }));
  });

  it('does not offer the contact, and asks for what is missing', async () => {
    const { made } = open();
    await choose('in your own words…');
    await save();
    expect(screen.getByText('Choose a contact.')).toBeVisible();
    expect(screen.getByText('Enter a word or two, like “taught”.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Words between/ }), 'taught');
    await save();
    expect(screen.getByRole('searchbox', { name: 'Find a contact' })).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a contact' }), 'mar');
    await screen.findByRole('button', { name: /Marta Silva/ });
    expect(screen.queryByText('Choose a contact.')).toBeNull();
    expect(screen.queryByRole('button', { name: /Dana Fox/ })).toBeNull();
    expect(made(POST)).toEqual([]);
  });

  it.each([
    [409, 'These two people already have this relation', /already have this relation/],
    [404, 'Contact not found', /no longer exists. Choose another one/],
  ])('says why the two cannot have it: %s', async (status, error, text) => {
    open({
      [POST]: () => {
        throw requestError(error, status);
      },
    });
    await pickMarta();
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Marta Silva' }));
    expect(screen.getByRole('searchbox', { name: 'Find a contact' })).toHaveFocus();
    expect(screen.queryByText(text)).toBeNull();
  });
});

const RELATION: Relation = {
  ...{ id: 'r1', contactId: ID, kind: 'other', words: 'taught', reverseWords: 'learned from' },
  other: {
    ...{ id: marta.id, displayName: 'Marta Silva', givenName: null, familyName: null },
    photoPath: null,
  },
  says: 'Taught Marta Silva',
  createdAt: '2026-03-14T09:26:53.589Z',
};

describe('the section', () => {
  it('links to the other person, and adds and removes, which can be undone', async () => {
    const notify = jest.fn();
    const api = fakeRecordsApi({ [POST]: {}, [DELETE]: null }, { notify });
    const dialogs = { open: jest.fn(), opening: null };
    renderInShell(
      <ContactDialogsContext value={dialogs}>
        <RelationsSection contact={contact} relations={[RELATION]} headingLevel={2} />
      </ContactDialogsContext>,
      { shell: api.shell },
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Taught Marta Silva');
    expect(screen.getByRole('link', { name: 'Marta Silva' })).toHaveAttribute(
      'href',
      `/contacts/${marta.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(dialogs.open).toHaveBeenCalledWith({ kind: 'relation' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Taught Marta Silva' }));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(api.made(DELETE)).toHaveLength(1);
    const [{ title, action }] = notify.mock.calls[0];
    expect(title).toBe('Removed: Taught Marta Silva');
    action.onSelect();
    await waitFor(() => expect(api.made(POST)).toHaveLength(1));
    expect(api.made(POST)[0]?.body).toEqual({
      otherId: marta.id,
      ...{ kind: 'other', words: 'taught', reverseWords: 'learned from' },
    });
  });
});
