import { type UndoableMerge } from '@rapport/api-client';
import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { MergedBars } from './merged-bars.tsx';

const MERGES = 'GET /api/contacts/merges';
const MERGE: UndoableMerge = {
  contactId: '018f6b1e-0000-7000-8000-000000000115',
  displayName: 'Lise Meitner',
  otherId: '018f6b1e-0000-7000-8000-000000000116',
  otherName: 'L. Meitner',
  mergedAt: new Date().toISOString(),
  undoableUntil: new Date(Date.now() + 86_400_000).toISOString(),
};
const UNMERGE = `POST /api/contacts/${MERGE.contactId}/unmerge`;

function open(merges: UndoableMerge[] = [MERGE], contactId?: string) {
  const api = fakeRecordsApi({ [MERGES]: merges, [UNMERGE]: {} });
  const view = renderInShell(<MergedBars {...(contactId !== undefined && { contactId })} />, {
    shell: api.shell,
  });
  return { ...api, ...view };
}
const bar = () => screen.findByText(/^L\. Meitner is part of Lise Meitner now\. You can undo/);

beforeEach(() => sessionStorage.clear());

describe('the offer to undo a merge', () => {
  it('comes from the API, so all devices of the user show it, and undoes the merge', async () => {
    const { answers, made } = open();
    expect(await bar()).toBeVisible();
    answers[MERGES] = [];
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(made(UNMERGE)).toHaveLength(1);
  });

  it('stays dismissed in this tab', async () => {
    const { unmount } = open();
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    unmount();
    const { made } = open();
    await waitFor(() => expect(made(MERGES)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is not there for another contact, nor after its time', async () => {
    const past = { ...MERGE, undoableUntil: new Date(Date.now() - 1_000).toISOString() };
    const { made, unmount } = open([past]);
    await waitFor(() => expect(made(MERGES)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    unmount();
    const other = open([MERGE], MERGE.otherId);
    await waitFor(() => expect(other.made(MERGES)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
