import { type Guidance, type Interaction } from '@rapport/api-client';
import { type ToastMessage } from '@rapport/remote-api';
import { renderInShell } from '@rapport/remote-kit/testing';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShownTips } from '../guidance/shown-tips.ts';
import { fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeBareContact, makeContact } from '../testing/make-contact.ts';
import { makeGuidance } from '../testing/make-guidance.ts';
import { makeCommitment, makeInteraction } from '../testing/make-records.ts';
import { LogInteractionDialog } from './log-interaction-dialog.tsx';

const { id } = makeContact();
const GUIDANCE = `GET /api/guidance/${id}`;

interface Case {
  guidance?: () => Guidance | Promise<Guidance>;
  logged?: Partial<Interaction>;
  contact?: ReturnType<typeof makeContact>;
}

async function log({ guidance = makeGuidance, logged = {}, contact = makeContact() }: Case) {
  const onClose = jest.fn();
  const notify = jest.fn<void, [ToastMessage]>();
  const api = fakeRecordsApi(
    {
      [GUIDANCE]: guidance,
      [`POST /api/interactions/${contact.id}`]: makeInteraction({
        interactionDate: new Date().toISOString(),
        ...logged,
      }),
      [`GET /api/commitments/${contact.id}`]: [
        makeCommitment({ interactionId: 'i-1' }),
        makeCommitment({ id: '0198a000-0000-7000-8000-000000000099', interactionId: 'i-0' }),
      ],
      [`PATCH /api/interactions/${contact.id}/i-1`]: makeInteraction(),
      [`DELETE /api/interactions/${contact.id}/i-1`]: null,
    },
    { notify },
  );
  const { unmount, router } = renderInShell(
    <LogInteractionDialog contact={contact} onClose={onClose} />,
    api,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { ...api, onClose, unmount, notify, router };
}

describe('after an interaction is logged', () => {
  it('one question comes up, and the interaction is saved before', async () => {
    const { onClose, made } = await log({});
    expect(await screen.findByText("One question while it's fresh")).toBeVisible();
    expect(made(`POST /api/interactions/${id}`)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('nothing is asked of tips until they were on the screen, and then whether they helped', async () => {
    const guidance = () => makeGuidance({ observe: null });
    const { onClose, unmount } = await log({ guidance });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    unmount();
    renderHook(() => useShownTips(id));
    await log({ guidance });
    expect(await screen.findByRole('heading', { name: 'Did the tips help?' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Interaction saved' })).toBeVisible();
  });

  it('the tips are asked about once, and only after they were on the screen', async () => {
    const guidance = () => makeGuidance({ observe: null });
    renderHook(() => useShownTips(id));
    const earlier = { interactionDate: new Date(Date.now() - 3_600_000).toISOString() };
    const before = await log({ guidance, logged: earlier });
    await waitFor(() => expect(before.onClose).toHaveBeenCalledTimes(1));
    before.unmount();
    const asked = await log({ guidance });
    await screen.findByRole('heading', { name: 'Did the tips help?' });
    asked.unmount();
    const { onClose } = await log({ guidance });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('Skip ends it, and what was saved can be taken back with its promises, or changed', async () => {
    const { notify, made, router, onClose } = await log({});
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledTimes(1);
    const { title, action, moreActions } = notify.mock.calls[0]![0];
    expect(title).toBe('Interaction saved');
    expect(moreActions?.map(({ label }) => label)).toEqual(['Edit', 'Write a follow-up']);
    act(() => moreActions?.[0]?.onSelect());
    await waitFor(() => expect(router.state.location.search).toContain('action=edit-interaction'));
    expect(action?.label).toBe('Undo');
    action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenLastCalledWith({ title: 'Undone: call' }));
    expect(made(`PATCH /api/interactions/${id}/i-1`).map(({ body }) => body)).toEqual([
      { forgetCommitments: [makeCommitment().id] },
    ]);
    expect(made(`DELETE /api/interactions/${id}/i-1`)).toHaveLength(1);
  });

  it.each<[string, Case]>([
    ['a note', { logged: { type: 'note' } }],
    ['a planned one', { logged: { interactionDate: new Date(Date.now() + 1e8).toISOString() } }],
    ['one with someone who was never assessed', { contact: makeBareContact() }],
    [
      'one where the guidance cannot be fetched',
      { guidance: () => Promise.reject(new Error('away')) },
    ],
    [
      'one where nothing is left to ask',
      { guidance: () => makeGuidance({ observe: null, briefing: { states: [], lines: [] } }) },
    ],
    ['one where the guidance takes too long', { guidance: () => new Promise(() => {}) }],
  ])('nothing is asked after %s', async (_name, given) => {
    const { onClose } = await log(given);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.queryByText("One question while it's fresh")).toBeNull();
  });
});
