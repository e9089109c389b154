import { type Guidance, type Interaction } from '@rapport/api-client';
import { renderInShell } from '@rapport/remote-kit/testing';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShownTips } from '../guidance/shown-tips.ts';
import { fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeBareContact, makeContact } from '../testing/make-contact.ts';
import { makeGuidance } from '../testing/make-guidance.ts';
import { makeInteraction } from '../testing/make-records.ts';
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
  const api = fakeRecordsApi({
    [GUIDANCE]: guidance,
    [`POST /api/interactions/${contact.id}`]: makeInteraction(logged),
  });
  const { unmount } = renderInShell(
    <LogInteractionDialog contact={contact} onClose={onClose} />,
    api,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { ...api, onClose, unmount };
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
