import { renderInShell, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { DeleteContactDialog } from './delete-contact-dialog.tsx';
import { DeletedContactBars } from './deleted-contact-bars.tsx';

const DELETE = 'DELETE /api/contacts/018f6b1e-0000-7000-8000-000000000115';
const RESTORE = 'POST /api/contacts/018f6b1e-0000-7000-8000-000000000115/restore';
const TEN_MINUTES = 600_000;

function Asking({ onClose }: { onClose: () => void }) {
  const [asking, setAsking] = useState(true);
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <DeletedContactBars opensRestored />
      {asking && <DeleteContactDialog contact={makeContact()} onClose={close} />}
    </>
  );
}

function open(
  answers: Record<string, unknown>,
  path = '/contacts?selected=018f6b1e-0000-7000-8000-000000000115&q=lise',
) {
  const notify = jest.fn();
  const api = fakeRecordsApi(answers, { notify });
  const onClose = jest.fn();
  const view = renderInShell(<Asking onClose={onClose} />, { shell: api.shell, path });
  return { ...api, ...view, onClose, notify };
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete contact' }));
const bar = () => screen.findByText(/^Lise Meitner was deleted\. You can undo this until /);
const failWith = (message: string, status: number | null) => () => {
  throw requestError(message, status);
};

afterEach(async () => {
  jest.useRealTimers();
  // The undo bars outlive the view by design, so each test removes its own.
  for (const name of ['Dismiss', 'OK']) {
    const button = screen.queryByRole('button', { name });
    if (button) await userEvent.click(button);
  }
  sessionStorage.clear();
  localStorage.clear();
});

describe('deleting a contact', () => {
  it("lists the data that's deleted, and focuses the safe answer", async () => {
    const { onClose } = open({});
    const question = screen.getByRole('alertdialog', { name: 'Delete Lise Meitner?' });
    expect(question).toHaveAccessibleDescription(
      /interactions and notes, assessments with their answers and results, the cadence you set, and next steps\./,
    );
    expect(question).toHaveTextContent('For 30 days, you find all of it in Recently deleted');
    expect(screen.getByRole('button', { name: 'Keep contact' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep contact' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leads to the list as it was, and offers to undo it', async () => {
    const { router } = open({ [DELETE]: null });
    await confirm();
    expect(await bar()).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/contacts?q=lise');
  });

  it('deletes permanently on request, without undo', async () => {
    const { made, notify } = open({ [`${DELETE}/for-good`]: null });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remove for good right away' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ title: 'Lise Meitner is removed for good' }),
    );
    expect(made(`${DELETE}/for-good`)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('leads from the page of the contact to the list', async () => {
    const { router } = open(
      { [DELETE]: null },
      '/contacts/018f6b1e-0000-7000-8000-000000000115?tab=interactions',
    );
    await confirm();
    await bar();
    expect(router.state.location.pathname + router.state.location.search).toBe('/contacts');
  });

  it('takes what this browser keeps about the contact along, and of no one else', async () => {
    const about = (contactId: string) => `rapport.quiz-draft:${TEST_USER.id}:${contactId}`;
    const other = about('018f6b1e-0000-7000-8000-000000000116');
    for (const key of [about(makeContact().id), other]) localStorage.setItem(key, '{}');
    open({ [DELETE]: null });
    await confirm();
    await bar();
    expect(Object.keys(localStorage)).toEqual([other]);
  });

  it('keeps it when the deletion fails', async () => {
    const draft = `rapport.quiz-draft:${TEST_USER.id}:${makeContact().id}`;
    localStorage.setItem(draft, '{}');
    open({ [DELETE]: failWith('offline', null) });
    await confirm();
    await screen.findByRole('alert');
    expect(Object.keys(localStorage)).toEqual([draft]);
  });

  it('stays after a failure, and says that nothing was changed', async () => {
    open({ [DELETE]: failWith('offline', null) });
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't delete the contactNothing was changed. Couldn't reach Rapport. Try again in a moment.",
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('counts a contact that is gone already as deleted', async () => {
    open({ [DELETE]: failWith('Contact not found', 404) });
    await confirm();
    expect(await bar()).toBeVisible();
  });
});

describe('undoing it', () => {
  it('brings the contact back and opens it', async () => {
    const { router, notify, made } = open({ [DELETE]: null, [RESTORE]: makeContact() });
    await confirm();
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?selected=018f6b1e-0000-7000-8000-000000000115'),
    );
    expect(made(RESTORE)).toHaveLength(1);
    expect(notify).toHaveBeenCalledWith({
      title: 'Lise Meitner is back',
      description: 'Everything that was saved is back.',
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is still offered after a look elsewhere', async () => {
    const { shell, unmount } = open({ [DELETE]: null });
    await confirm();
    await bar();
    unmount();
    renderInShell(<DeletedContactBars opensRestored />, { shell });
    expect(await bar()).toBeVisible();
  });

  it('is offered for what a page of an earlier release deleted and stored', async () => {
    const entry = { contactId: 'c-1', displayName: 'Lise Meitner', deletedAt: Date.now() };
    const stored = [
      { ...entry, userId: TEST_USER.id },
      { ...entry, userId: 'somebody-else', displayName: 'Emmy Noether' },
    ];
    sessionStorage.setItem('rapport.deleted-contacts', JSON.stringify(stored));
    renderInShell(<DeletedContactBars opensRestored />);
    expect(await bar()).toBeVisible();
    expect(screen.queryByText(/Emmy Noether/)).not.toBeInTheDocument();
  });

  it('is offered to no one but the person who deleted', async () => {
    const { unmount } = open({ [DELETE]: null });
    await confirm();
    await bar();
    unmount();
    const other = { id: 'somebody-else', email: 'b@example.test', avatarUrl: null };
    const { shell } = fakeRecordsApi({}, { user: { get: () => other, subscribe: () => () => {} } });
    const { container, unmount: leave } = renderInShell(<DeletedContactBars opensRestored />, {
      shell,
    });
    expect(container).toBeEmptyDOMElement();
    leave();
    renderInShell(<DeletedContactBars opensRestored />);
    await bar();
  });

  it('reports a failure with the deadline for retries, and retries', async () => {
    const { answers, router } = open({ [DELETE]: null, [RESTORE]: failWith('offline', null) });
    await confirm();
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Couldn't bring Lise Meitner back/)).toHaveTextContent(
      /^Couldn't bring Lise Meitner back\. Couldn't reach Rapport\. You can try until \d+:\d\d/,
    );
    answers[RESTORE] = makeContact();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?selected=018f6b1e-0000-7000-8000-000000000115'),
    );
  });

  it('reports that the undo has expired if the API has nothing to restore', async () => {
    open({ [DELETE]: null, [RESTORE]: failWith('Contact not found', 404) });
    await confirm();
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Lise Meitner is removed for good.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is offered for ten minutes', async () => {
    open({ [DELETE]: null });
    // The contact is deleted between these two times.
    const before = Date.now();
    await confirm();
    await bar();
    const after = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(before + TEN_MINUTES - 1000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    jest.spyOn(Date, 'now').mockReturnValue(after + TEN_MINUTES);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('Lise Meitner stays in Recently deleted for 30 days.')).toBeVisible();
    jest.restoreAllMocks();
  });
});
