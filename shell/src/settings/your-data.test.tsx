import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { YourData } from './your-data.tsx';

// Typing and animation take time on a busy machine.

const onDeleted = jest.fn();

/** Mocks an API that returns this response, and has no imports. */
const responding = (response: unknown) =>
  jest.fn((path: string) => Promise.resolve(path === '/api/imports' ? [] : response));

function open(request?: unknown) {
  const notify = jest.fn();
  const shell = fakeShell({
    notify,
    ...(request ? { request: request as ShellApi['request'] } : {}),
  });
  renderInShell(<YourData onDeleted={onDeleted} />, { shell });
  return notify;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the export', () => {
  const data = { exportVersion: '1', exportedAt: '2026-03-04T05:06:07.000Z', contacts: [] };
  const saved: { name: string; blob: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    // The file is released after a minute, which a slow run of this file may take.
    URL.revokeObjectURL = () => {};
    URL.createObjectURL = (object) => {
      blob = object as Blob;
      return 'blob:export';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob });
    });
  });

  it('saves the response of the API as a dated file', async () => {
    const request = responding(data);
    const notify = open(request);
    await userEvent.click(button('Everything, JSON'));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ title: 'Saved as rapport-export-2026-03-04.json' }),
    );
    expect(request).toHaveBeenCalledWith('/api/export', { method: 'GET' });
    expect(saved.map(({ name }) => name)).toEqual(['rapport-export-2026-03-04.json']);
    expect(saved[0]?.blob.type).toBe('application/json');
  });

  it.each([
    ['Contacts, CSV', '/api/export/contacts.csv', 'csv', 'text/csv;charset=utf-8'],
    ['Contacts, vCard', '/api/export/contacts.vcf', 'vcf', 'text/vcard;charset=utf-8'],
  ])('saves contacts as a file: %s', async (label, path, extension, type) => {
    const request = responding('"Name"\r\n');
    const notify = open(request);
    await userEvent.click(button(label));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: expect.stringMatching(/^Saved as rapport-contacts-/),
      }),
    );
    expect(request).toHaveBeenCalledWith(path, { method: 'GET' });
    expect(saved[0]?.name).toMatch(new RegExp(`^rapport-contacts-[\\d-]{10}\\.${extension}$`));
    expect(saved[0]?.blob.type).toBe(type);
  });

  it('shows that it is running', async () => {
    open(() => new Promise(() => {}));
    await userEvent.click(button('Everything, JSON'));
    expect(button('Preparing...')).toBeInTheDocument();
  });

  it.each([
    [requestError('Failed to fetch', null), /Couldn't reach Rapport. Try again in a moment/],
    [requestError('Too many requests', 429), /Wait a minute and try again/],
    [requestError('down', 503), /try again in a few minutes/],
    [requestError('Not allowed', 403), /Not allowed. Please try again/],
    [new Error('unexpected'), /Try again in a moment/],
  ])('says what to do if it fails with %s', async (error, advice) => {
    open(() => Promise.reject(error));
    await userEvent.click(button('Everything, JSON'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Couldn't export your data");
    expect(alert).toHaveTextContent(advice);
    expect(saved).toEqual([]);
    expect(button('Everything, JSON')).toBeEnabled();
  });
});

it('links to the import, and shows the result of the last one', async () => {
  const summary = {
    ...{ id: '0198a7b0-5d1c-7c3e-9d4f-2b8e6a1c0f37', fileName: 'friends.csv', source: 'csv' },
    ...{ rowCount: 4, added: 2, merged: 1, skipped: 1, refused: 0, undoneAt: null },
    ...{ removed: 0, restored: 0, kept: 0 },
    createdAt: '2026-03-04T05:06:07.000Z',
    undoableUntil: '2026-03-05T05:06:07.000Z',
  };
  open((path: string) => Promise.resolve(path === '/api/imports' ? [summary] : {}));
  expect(screen.getByRole('link', { name: 'Import contacts' })).toHaveAttribute(
    'href',
    '/contacts/import',
  );
  expect(
    await screen.findByText(/Last import: friends.csv, 2 added, 1 merged/),
  ).toBeInTheDocument();
});

describe('the deletion', () => {
  const LABEL = `Type ${TEST_USER.email} to confirm`;

  async function ask() {
    await userEvent.click(button('Delete my data'));
    return within(await screen.findByRole('alertdialog', { name: 'Delete everything?' }));
  }
  const confirmAs = async (typed: string) => {
    const question = await ask();
    await userEvent.type(question.getByLabelText(LABEL), typed);
    await userEvent.click(question.getByRole('button', { name: 'Delete my data' }));
    return question;
  };

  it('says what is deleted, and focuses the harmless answer', async () => {
    open();
    const question = await ask();
    expect(question.getAllByRole('listitem').map((loss) => loss.textContent)).toEqual([
      expect.stringMatching(/contacts.*interactions/),
      expect.stringMatching(/assessment of a contact/),
      expect.stringMatching(/your own assessment/),
    ]);
    expect(question.getByText(/can't be undone/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Keep my data' })).toHaveFocus();
  });

  it.each(['', 'somebody@else.test'])('sends nothing after "%s"', async (typed) => {
    const request = responding({});
    open(request);
    const question = await ask();
    const field = question.getByLabelText(LABEL);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(question.getByRole('button', { name: 'Delete my data' }));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(request).not.toHaveBeenCalledWith('/api/user', expect.anything());
  });

  it.each([true, false])('reports whether the account is deleted: %s', async (accountDeleted) => {
    const request = responding({ accountDeleted });
    open(request);
    await confirmAs(` ${TEST_USER.email.toUpperCase()} `);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith({ accountDeleted }));
    expect(request).toHaveBeenCalledWith('/api/user', { method: 'DELETE' });
  });

  it('cannot be confirmed twice', async () => {
    const request = jest.fn((_path: string) => new Promise(() => {}));
    open(request);
    const question = await confirmAs(TEST_USER.email);
    await userEvent.click(question.getByRole('button', { name: 'Deleting...' }));
    const deletions = request.mock.calls.filter(([path]) => path === '/api/user');
    expect(deletions).toHaveLength(1);
  });

  it.each([
    [true, /Your account is deleted too\. You can no longer sign in/],
    [false, /account at the sign-in service stays.*ask them to delete the account of/],
    [null, /account at the sign-in service may stay.*to delete the account of/],
    [undefined, /account at the sign-in service may stay/],
  ])('says beforehand what happens to the account: %s', async (accountRemovable, words) => {
    open(responding({ assessmentComplete: false, accountRemovable }));
    const question = await ask();
    expect(await question.findByText(words)).toBeInTheDocument();
  });

  it('does not promise what is unknown', async () => {
    open(() => Promise.reject(requestError('down', 500)));
    const question = await ask();
    expect(await question.findByText(/may stay/)).toBeInTheDocument();
  });

  it.each([
    [requestError('Failed to fetch', null), 'Your data may not be deleted yet'],
    [requestError('down', 500), 'Your data may not be deleted yet'],
    [requestError('Authentication required', 401), "Couldn't delete your data"],
  ])('says what is known after %s', async (error, verdict) => {
    open(() => Promise.reject(error));
    const question = await confirmAs(TEST_USER.email);
    expect(await question.findByRole('alert')).toHaveTextContent(verdict);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('starts over when it is opened again', async () => {
    open();
    const question = await ask();
    await userEvent.type(question.getByLabelText(LABEL), 'half');
    await userEvent.click(question.getByRole('button', { name: 'Keep my data' }));
    expect((await ask()).getByLabelText(LABEL)).toHaveValue('');
  });
});
