import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi, type FakeCall } from '../../testing/fake-records-api.ts';
import { makeInteraction } from '../../testing/make-records.ts';
import { InteractionDialog } from './interaction-dialog.tsx';

const POST = 'POST /api/interactions/018f6b1e-0000-7000-8000-000000000115';
const GET = 'GET /api/interactions/018f6b1e-0000-7000-8000-000000000115';
const PATCH = 'PATCH /api/interactions/018f6b1e-0000-7000-8000-000000000115/i-1';
const lise = { id: '018f6b1e-0000-7000-8000-000000000115', displayName: 'Lise Meitner' };

function open(
  answers: Record<string, unknown>,
  interaction = null as ReturnType<typeof makeInteraction> | null,
) {
  const api = fakeRecordsApi(answers);
  const onClose = jest.fn();
  renderInShell(<InteractionDialog contact={lise} interaction={interaction} onClose={onClose} />, {
    shell: api.shell,
  });
  return { ...api, onClose };
}

const save = () => userEvent.click(screen.getByRole('button', { name: /^Sav/ }));
const field = (label: string) => screen.getByLabelText(label);
const unfold = () => userEvent.keyboard('{Control>}.{/Control}');

describe('logging an interaction', () => {
  it('is one press of Save away, dated now', async () => {
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const { made, onClose } = open({ [POST]: makeInteraction() });
    expect(screen.getByRole('dialog', { name: 'Log interaction' })).toHaveAccessibleDescription(
      'With Lise Meitner',
    );
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [call] = made(POST);
    expect(call!.body).toMatchObject({ type: 'call', outcome: null, notes: null });
    const at = Date.parse((call!.body as { interactionDate: string }).interactionDate);
    expect(at).toBeGreaterThanOrEqual(minute);
    expect(at).toBeLessThanOrEqual(Date.now());
    expect(call!.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('offers six types and how it went, each one click', async () => {
    const { made } = open({ [POST]: makeInteraction() });
    const types = within(screen.getByRole('group', { name: 'Type' }));
    expect(types.getAllByRole('radio').map((radio) => radio.parentElement!.textContent)).toEqual([
      'Call',
      'Meeting',
      'Email',
      'Message',
      'Event',
      'Note',
    ]);
    await userEvent.click(types.getByRole('radio', { name: 'Event' }));
    await userEvent.click(screen.getByRole('button', { name: /^Time, outcome and more/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Follow-up needed' }));
    await userEvent.type(field('Duration in minutes'), '45');
    await userEvent.type(field('Subject'), 'Spring fair');
    await userEvent.type(field('Notes'), 'Send the figures{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(made(POST)[0]?.body).toMatchObject({
        type: 'event',
        outcome: 'follow_up_needed',
        duration: 45,
        description: 'Spring fair',
        notes: 'Send the figures',
      }),
    );
  });

  it('takes three inputs from the page: open, type the notes, press Ctrl+Enter', async () => {
    const earlier = ['email', 'call', 'email'].map((type, index) =>
      makeInteraction({
        id: `i-${index}`,
        type: type === 'call' ? 'call' : 'email',
        interactionDate: `2026-01-0${index + 1}T10:00:00.000Z`,
      }),
    );
    const { made } = open({ [GET]: earlier, [POST]: makeInteraction() });
    expect(field('Notes')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked());
    expect(screen.queryByLabelText('Date and time')).toBeNull();
    await userEvent.keyboard('Sent the figures{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(made(POST)[0]?.body).toMatchObject({ type: 'email', notes: 'Sent the figures' }),
    );
  });

  it('keeps a chosen type when the guess arrives later', async () => {
    let answer = (_: unknown) => {};
    const { made } = open({
      [GET]: () => new Promise((resolve) => (answer = resolve)),
      [POST]: makeInteraction(),
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
    await act(async () => answer([makeInteraction({ type: 'email' })]));
    expect(screen.getByRole('radio', { name: 'Note' })).toBeChecked();
    await save();
    await waitFor(() => expect(made(POST)[0]?.body).toMatchObject({ type: 'note' }));
  });

  it('makes one interaction of a double click', async () => {
    const { made, onClose } = open({ [POST]: makeInteraction() });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(POST)).toHaveLength(1);
  });

  it('shows problems next to the field, and sends no request', async () => {
    const { made } = open({});
    await unfold();
    await userEvent.type(field('Duration in minutes'), 'an hour');
    await save();
    expect(field('Duration in minutes')).toBeInvalid();
    expect(field('Duration in minutes')).toHaveFocus();
    expect(made(POST)).toEqual([]);
  });

  it('keeps what was typed when saving fails, and retries as the same submission', async () => {
    let failing = true;
    const { made, onClose } = open({
      [POST]: () => {
        if (failing) throw requestError('offline', null);
        return makeInteraction();
      },
    });
    await userEvent.type(field('Notes'), 'Do not lose this');
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Couldn't save the interaction");
    expect(alert).toHaveTextContent(
      "Couldn't reach Rapport. What you typed is still here. Choose Save again in a moment.",
    );
    expect(field('Notes')).toHaveValue('Do not lose this');
    failing = false;
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const keys = made(POST).map((call: FakeCall) => call.headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
  });

  it("shows the API's problems at the field", async () => {
    open({
      [POST]: () => {
        const message = 'must not be after tomorrow';
        throw requestError('Not then', 400, null, [{ field: 'interactionDate', message }]);
      },
    });
    await save();
    await waitFor(() => expect(field('Date and time')).toBeInvalid());
    expect(field('Date and time')).toHaveAccessibleDescription(
      'Date and time must not be after tomorrow.',
    );
  });

  it('asks before typed text is dropped, and holds it in the meantime', async () => {
    const { shell, onClose } = open({});
    expect(shell.hasUnsavedText()).toBe(false);
    await userEvent.type(field('Notes'), 'x');
    expect(shell.hasUnsavedText()).toBe(true);
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Discard this interaction?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes at once while nothing is typed', async () => {
    const { onClose } = open({});
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('editing an interaction', () => {
  it('begins with what is stored and sends what was changed', async () => {
    const { made, onClose } = open({ [PATCH]: makeInteraction() }, makeInteraction());
    expect(screen.getByRole('dialog', { name: 'Edit interaction' })).toBeVisible();
    expect(field('Notes')).toHaveValue('Wants the figures before Friday.');
    expect(screen.getByRole('radio', { name: 'Positive' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Not noted' }));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(PATCH)[0]?.body).toEqual({ outcome: null });
  });
});
