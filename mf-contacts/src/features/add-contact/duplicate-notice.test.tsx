import { requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../testing/enter.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import {
  addButton,
  failWith,
  forever,
  name,
  openDialog,
  succeed,
} from '../../testing/open-add-dialog.tsx';
import { storedDraft } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());

describe('a probable duplicate', () => {
  const known = makeContact({ id: 'c-known', displayName: 'Ada Lovelace' });
  const notice = () => screen.findByRole('group', { name: 'Possible duplicate' });
  const typeKnown = async () => {
    await enter(name(), 'ADA lovelace');
    await enter(screen.getByRole('textbox', { name: 'Company' }), 'Kestrel works');
  };

  it('is pointed out while typing', async () => {
    const { lookups } = openDialog({ lookUp: async () => [known] });
    await userEvent.type(name(), 'ADA lovelace');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Kestrel works');
    expect(await notice()).toHaveTextContent('You may already have this contact');
    expect(await notice()).toHaveTextContent('Head of Procurement, Kestrel Works');
    expect(await notice()).toHaveTextContent('Same name');
    // A slow machine pauses while typing, so the first lookup may have only part of the text.
    await waitFor(() =>
      expect(lookups.at(-1)).toMatchObject({
        displayName: 'ADA lovelace',
        organizationName: 'Kestrel works',
      }),
    );
  });

  it('stays during the next lookup, so nothing moves under a click', async () => {
    const { lookups } = openDialog({
      lookUp: ({ organizationName }) =>
        organizationName === 'Kestrel works' ? forever() : Promise.resolve([known]),
    });
    await enter(name(), 'ADA lovelace');
    await waitFor(() => expect(lookups.at(-1)?.displayName).toBe('ADA lovelace'));
    await enter(screen.getByRole('textbox', { name: 'Company' }), 'Kestrel works');
    const found = await notice();
    await waitFor(() => expect(lookups.at(-1)?.organizationName).toBe('Kestrel works'));
    expect(found).toBeVisible();
  });

  it('is looked for by all that says who it is', async () => {
    const { lookups } = openDialog({ lookUp: async () => [known] });
    const enterInto = (label: string, text: string) =>
      enter(screen.getByRole('textbox', { name: label }), text);
    await enterInto('Email', 'lise@kestrel.example');
    await enterInto('Phone', '+46 8 1234567');
    await enterInto('LinkedIn', 'https://linkedin.com/in/lise');
    expect(await notice()).toBeVisible();
    await waitFor(() =>
      expect(lookups.at(-1)).toMatchObject({
        emails: ['lise@kestrel.example'],
        phones: ['+46 8 1234567'],
        links: ['https://linkedin.com/in/lise'],
      }),
    );
  });

  it('is gone once the entry is about another person', async () => {
    openDialog({
      lookUp: async ({ displayName }) => (displayName?.includes('Byron') ? [] : [known]),
    });
    await typeKnown();
    await notice();
    await enter(name(), ' Byron');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Possible duplicate' })).not.toBeInTheDocument(),
    );
  });

  it('holds adding back until it is added anyway', async () => {
    const { sent, onAdded } = openDialog({ answers: [succeed], lookUp: async () => [known] });
    const add = screen.getByRole('button', { name: 'Add Contact' });
    await typeKnown();
    await userEvent.click(add);
    await waitFor(async () => expect(await notice()).toHaveFocus());
    expect(await notice()).toHaveTextContent('Nothing has been added yet.');
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it('holds adding back once: Add Contact again adds, as it says', async () => {
    const { sent, onAdded } = openDialog({ answers: [succeed], lookUp: async () => [known] });
    const add = screen.getByRole('button', { name: 'Add Contact' });
    await typeKnown();
    await notice();
    await userEvent.click(add);
    expect(await screen.findByRole('alert')).toHaveTextContent(/choose Add Contact again/);
    expect(sent).toHaveLength(0);
    await userEvent.click(add);
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it('is blocked again for another person', async () => {
    const { sent } = openDialog({ answers: [succeed], lookUp: async () => [known] });
    const add = screen.getByRole('button', { name: 'Add Contact' });
    await typeKnown();
    await userEvent.click(add);
    await screen.findByRole('alert');
    await enter(name(), ' Byron');
    await userEvent.click(add);
    await waitFor(() => expect(add).toBeEnabled());
    expect(sent).toHaveLength(0);
  });

  it('is added to be merged with the contact that is there', async () => {
    const { onAdded } = openDialog({ answers: [succeed], lookUp: async () => [known] });
    await typeKnown();
    const merge = within(await notice()).getByRole('button', { name: 'Merge with Ada Lovelace' });
    await userEvent.click(merge);
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(expect.anything(), 'c-known'));
  });

  it('is opened, and what was typed stays for later', async () => {
    const { shell, onOpenContact, unmount } = openDialog({ lookUp: async () => [known] });
    await typeKnown();
    const link = within(await notice()).getByRole('link', { name: 'Open Ada Lovelace' });
    expect(link).toHaveAttribute('href', '/contacts?selected=c-known');
    await userEvent.click(link);
    expect(onOpenContact).toHaveBeenCalledWith('c-known');
    expect(shell.hasUnsavedText()).toBe(false);
    unmount();
    expect(storedDraft(TEST_USER.id).read()?.form.displayName).toBe('ADA lovelace');
  });

  it.each([
    ['fails', () => Promise.reject(requestError('offline', null))],
    ['never ends', forever],
  ])('does not keep anyone from adding when the lookup %s', async (_case, lookUp) => {
    const { onAdded } = openDialog({ answers: [succeed], lookUp });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
  });

  it('is not what was sent a moment ago and is found because it arrived', async () => {
    const arrived: unknown[] = [];
    const { sent, onAdded } = openDialog({
      answers: [
        () => {
          arrived.push(makeBareContact({ displayName: 'Ada' }));
          return failWith('offline', null)();
        },
        succeed,
      ],
      lookUp: async () => arrived,
    });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    await screen.findByRole('alert');
    await userEvent.click(addButton());
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent).toHaveLength(2);
  });

  it('is found, though, when the entry was changed after it had arrived', async () => {
    const arrived: unknown[] = [];
    const { sent } = openDialog({
      answers: [
        () => {
          arrived.push(makeBareContact({ displayName: 'Ada' }));
          return failWith('offline', null)();
        },
      ],
      lookUp: async () => arrived,
    });
    await enter(name(), 'Ada');
    await userEvent.click(addButton());
    await screen.findByRole('alert');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
    await userEvent.click(addButton());
    expect(await notice()).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
