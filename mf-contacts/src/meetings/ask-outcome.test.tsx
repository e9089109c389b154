import { renderInShell, fakeShell, requestError } from '@rapport/remote-kit/testing';
import { type ShellApi } from '@rapport/remote-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskOutcome } from './ask-outcome.tsx';
import { enter } from '../testing/enter.ts';
import { type AskedMeeting } from './use-meeting-outcome.ts';

const MEETING = {
  id: '018f6b1e-0000-7000-8000-000000000201',
  title: 'Budget',
  people: [
    {
      id: '018f6b1e-0000-7000-8000-000000000115',
      displayName: 'Lise Meitner',
      photoPath: null,
      interactionId: '018f6b1e-0000-7000-8000-000000000301',
    },
  ],
};
const PATH = `/api/meetings/${MEETING.id}`;
const UNDO = { label: 'Undo', onSelect: expect.any(Function) };

function open(answer: () => unknown, meeting: AskedMeeting = MEETING) {
  const request = jest.fn(async (_path: string, _options?: unknown) => answer());
  const shell = fakeShell({ request: request as ShellApi['request'] });
  const notify = jest.spyOn(shell, 'notify');
  renderInShell(<AskOutcome meeting={meeting} />, { shell });
  return { request, notify };
}

describe('the question how a meeting went', () => {
  it('takes two taps', async () => {
    const { request, notify } = open(() => ({}));
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Positive' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Logged: Budget' })),
    );
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      `${PATH}/outcome`,
      expect.objectContaining({ method: 'PUT', body: { outcome: 'positive' } }),
    );
  });

  it('asks what is promised, and for when', async () => {
    const { request } = open(() => ({}));
    await userEvent.click(screen.getByRole('radio', { name: 'Follow-up needed' }));
    await userEvent.type(screen.getByLabelText(/What is promised/), ' Send the figures ');
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    expect(request).toHaveBeenCalledWith(
      `${PATH}/outcome`,
      expect.objectContaining({
        body: {
          outcome: 'follow_up_needed',
          followUpAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          followUpText: 'Send the figures',
        },
      }),
    );
  });

  it('keeps what was promised with any outcome, and with whom', async () => {
    const [lise] = MEETING.people;
    const otto = { ...lise!, id: '018f6b1e-0000-7000-8000-000000000116', displayName: 'Otto Hahn' };
    const { request } = open(() => ({}), { ...MEETING, people: [lise!, otto] });
    await userEvent.click(screen.getByRole('radio', { name: 'Positive' }));
    await userEvent.type(screen.getByLabelText(/^What did you promise/), 'Send the figures');
    await userEvent.click(screen.getByRole('combobox', { name: 'Promised between you and' }));
    await userEvent.click(screen.getByRole('option', { name: 'Otto Hahn' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    expect(request).toHaveBeenCalledWith(
      `${PATH}/outcome`,
      expect.objectContaining({
        body: {
          outcome: 'positive',
          commitments: [{ kind: 'i_promised', text: 'Send the figures', dueOn: null }],
          commitmentsWith: otto.id,
        },
      }),
    );
  });

  it('holds the page while a note or a promise is typed and not saved', async () => {
    const release = jest.fn();
    const shell = { ...fakeShell(), holdUnsaved: jest.fn(() => release) };
    renderInShell(<AskOutcome meeting={MEETING} />, { shell });
    await userEvent.click(screen.getByRole('radio', { name: 'Positive' }));
    expect(shell.holdUnsaved).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^Note/), 'T');
    expect(shell.holdUnsaved).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByLabelText(/^Note/));
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('is logged once for those who were there, with a note, and can be undone', async () => {
    const [lise] = MEETING.people;
    const otto = { ...lise!, id: '018f6b1e-0000-7000-8000-000000000116', displayName: 'Otto Hahn' };
    const { request, notify } = open(() => ({}), { ...MEETING, people: [lise!, otto] });
    await userEvent.click(screen.getByRole('radio', { name: 'Positive' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Otto Hahn' }));
    await userEvent.type(screen.getByLabelText(/^Note/), ' Two years ');
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(request).toHaveBeenCalledWith(
      `${PATH}/outcome`,
      expect.objectContaining({
        body: { outcome: 'positive', notes: 'Two years', contactIds: [lise!.id] },
      }),
    );
    notify.mock.calls[0]?.[0].action?.onSelect();
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith(
        `${PATH}/outcome`,
        expect.objectContaining({ method: 'DELETE' }),
      ),
    );
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Undone: Budget' }));
  });

  it("removes a meeting that didn't take place, and can restore it", async () => {
    const { request, notify } = open(() => undefined);
    await userEvent.click(screen.getByRole('radio', { name: "Didn't take place" }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Removed: Budget',
        description: "It didn't take place.",
        action: UNDO,
      }),
    );
    expect(request).toHaveBeenCalledWith(PATH, expect.objectContaining({ method: 'DELETE' }));
    notify.mock.calls[0]?.[0].action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Undone: Budget' }));
    expect(request).toHaveBeenLastCalledWith(
      `${PATH}/restore`,
      expect.objectContaining({ method: 'POST' }),
    );
  });

  it('keeps what was typed about a meeting that did not take place, and removes it with the undo', async () => {
    const [lise] = MEETING.people;
    const otto = { ...lise!, id: '018f6b1e-0000-7000-8000-000000000116', displayName: 'Otto Hahn' };
    const note = { id: '018f6b1e-0000-7000-8000-000000000302', contactId: otto.id };
    const promise = { id: '018f6b1e-0000-7000-8000-000000000401', interactionId: note.id };
    const answers = [note, undefined, MEETING, [promise]];
    const { request, notify } = open(() => answers.shift(), { ...MEETING, people: [lise!, otto] });
    await userEvent.click(screen.getByRole('radio', { name: 'Positive' }));
    await enter(screen.getByLabelText(/^Note/), ' Ill; again in January ');
    await enter(screen.getByLabelText(/^What did you promise/), 'Send the figures');
    await userEvent.click(screen.getByRole('radio', { name: "Didn't take place" }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Keep it with' }));
    await userEvent.click(screen.getByRole('option', { name: 'Otto Hahn' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Removed: Budget',
        description: "It didn't take place. Your note is kept.",
        action: UNDO,
      }),
    );
    expect(request.mock.calls).toEqual([
      [
        `/api/interactions/${otto.id}`,
        expect.objectContaining({
          method: 'POST',
          body: {
            type: 'note',
            interactionDate: expect.any(String),
            notes: 'Ill; again in January',
            commitments: [{ kind: 'i_promised', text: 'Send the figures', dueOn: null }],
          },
        }),
      ],
      [PATH, expect.objectContaining({ method: 'DELETE' })],
    ]);
    notify.mock.calls[0]?.[0].action?.onSelect();
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Undone: Budget' }));
    expect(request.mock.calls.slice(2).map(([path]) => path)).toEqual([
      `${PATH}/restore`,
      `/api/commitments/${otto.id}`,
      `/api/interactions/${otto.id}/${note.id}`,
      `/api/interactions/${otto.id}/${note.id}`,
    ]);
  });

  it('sends the note once when taking the meeting away fails first', async () => {
    let failures = 1;
    const { request, notify } = open(() => {
      if (request.mock.calls.length === 2 && failures-- > 0) throw requestError('Down', 503);
      return {};
    });
    await userEvent.click(screen.getByRole('radio', { name: "Didn't take place" }));
    await enter(screen.getByLabelText(/^Note/), 'Ill');
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Ill');
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    const notes = request.mock.calls.filter(([path]) => path.startsWith('/api/interactions'));
    expect(notes).toHaveLength(2);
    expect(notes[1]).toEqual(notes[0]);
  });

  it.each([
    ['Positive', 'Outcome of Budget', `${PATH}/outcome`],
    ["Didn't take place", "Didn't take place: Budget", PATH],
  ])('lets "%s" wait without a network, and asks no more', async (answer, says, path) => {
    const sendOrWait = jest.fn(async () => null);
    const shell = { ...fakeShell(), sendOrWait };
    renderInShell(<AskOutcome meeting={MEETING} />, { shell });
    await userEvent.click(screen.getByRole('radio', { name: answer }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Kept on this device; sent when you’re online.',
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(sendOrWait).toHaveBeenCalledWith(
      path,
      expect.anything(),
      expect.objectContaining({ says, contactId: MEETING.people[0]?.id }),
    );
  });

  it('can be answered with the keyboard', async () => {
    const { request } = open(() => ({}));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(screen.getByLabelText(/^Note/)).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText(/^What did you promise/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Done: Budget' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is pending while it is saved', async () => {
    open(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('radio', { name: 'Neutral' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    expect(screen.getByRole('button', { name: 'Done: Budget' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it.each([
    ['fails', requestError('Internal error', 500)],
    ['has no network', requestError('Failed to fetch', 0)],
  ])('keeps the answer when saving %s, and says so', async (_, error) => {
    const { notify } = open(() => {
      throw error;
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Negative' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done: Budget' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Couldn't save this", variant: 'destructive' }),
      ),
    );
    expect(screen.getByRole('radio', { name: 'Negative' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Done: Budget' })).toBeEnabled();
  });
});
