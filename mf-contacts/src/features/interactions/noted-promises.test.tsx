import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../../commitments/commitment-words.ts';
import { enter } from '../../testing/enter.ts';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeCommitment, makeInteraction } from '../../testing/make-records.ts';
import { InteractionDialog } from './interaction-dialog.tsx';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const POST = `POST /api/interactions/${ID}`;
const PATCH = `PATCH /api/interactions/${ID}/i-1`;
const PROMISES = `GET /api/commitments/${ID}`;

// The code that reads dates is a separate chunk.
beforeAll(() => import('../../commitments/days-in-text.ts'));

function open(answers: Record<string, unknown>, notes: string | null = null) {
  const api = fakeRecordsApi({
    [PROMISES]: [],
    [POST]: makeInteraction(),
    [PATCH]: makeInteraction(),
    ...answers,
  });
  const onClose = jest.fn();
  const contact = { id: ID, displayName: 'Lise Meitner' };
  const interaction = notes === null ? null : makeInteraction({ notes });
  renderInShell(
    <InteractionDialog contact={contact} interaction={interaction} onClose={onClose} />,
    { shell: api.shell },
  );
  return { ...api, onClose };
}

const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes');
const save = () => userEvent.click(screen.getByRole('button', { name: /^Sav/ }));
const marked = () => within(screen.getByRole('list', { name: 'Marked in this note' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const body = async (made: (route: string) => { body: unknown }[], route: string) => {
  await waitFor(() => expect(made(route)).toHaveLength(1));
  return made(route)[0]!.body;
};
function select(text: string) {
  const area = notes();
  const start = area.value.indexOf(text);
  area.setSelectionRange(start, start + text.length);
  fireEvent.select(area);
}

describe('a promise in the log dialog', () => {
  it('is a visible field with a suggested day that a tap sets', async () => {
    const { made } = open({});
    await userEvent.type(screen.getByLabelText('What did you promise?'), 'Send the list tomorrow');
    expect(screen.queryByLabelText('By when?')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^Due .+\?$/ }));
    expect(screen.getByLabelText('By when?')).toHaveValue(localDay(1));
    await enter(screen.getByLabelText('What did they promise?'), 'The audit date');
    await save();
    expect(await body(made, POST)).toMatchObject({
      outcome: null,
      commitments: [
        { kind: 'i_promised', text: 'Send the list tomorrow', dueOn: localDay(1) },
        { kind: 'they_promised', text: 'The audit date', dueOn: null },
      ],
    });
  });

  it('gets no day that no one tapped', async () => {
    const { made } = open({});
    await enter(screen.getByLabelText('What did you promise?'), 'Call on Friday');
    await screen.findByRole('button', { name: /^Due .+\?$/ });
    await save();
    expect(await body(made, POST)).toMatchObject({
      commitments: [{ text: 'Call on Friday', dueOn: null }],
    });
  });

  it('is text that closing would lose', async () => {
    const { shell, onClose } = open({});
    await userEvent.type(screen.getByLabelText('What did you promise?'), 'x');
    expect(shell.hasUnsavedText()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has no field where the API would drop it', async () => {
    open({
      [PROMISES]: () => {
        throw requestError('Cannot GET', 404, 'NOT_FOUND');
      },
    });
    await waitFor(() => expect(screen.queryByLabelText('What did you promise?')).toBeNull());
    expect(notes()).toBeVisible();
  });
});

describe('marks in a note', () => {
  it('are lines that begin with a sign', async () => {
    const { made } = open({});
    await userEvent.type(notes(), 'Good talk{Enter}> send the list{Enter}? who signs');
    expect(
      marked()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('I promised send the list'),
      expect.stringContaining('They asked who signs'),
    ]);
    await save();
    expect(await body(made, POST)).toMatchObject({
      notes: 'Good talk\n> send the list\n? who signs',
      commitments: [
        { kind: 'i_promised', text: 'send the list' },
        { kind: 'they_asked', text: 'who signs' },
      ],
    });
  });

  it('are selected words, by tap or key', async () => {
    const { made } = open({});
    await enter(notes(), 'Budget is 12,000 francs. Ask Ms. Keller.');
    select('12,000 francs');
    await userEvent.click(button('Number'));
    select('Ms. Keller');
    await userEvent.tab();
    expect(button('I promised')).toHaveFocus();
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await save();
    expect(await body(made, POST)).toMatchObject({
      commitments: [
        { kind: 'number', text: '12,000 francs' },
        { kind: 'person', text: 'Ms. Keller' },
      ],
    });
  });

  it('are none where nothing was tapped, whatever the note says', async () => {
    const { made } = open({});
    await userEvent.type(notes(), 'I promised to send the list by Friday. They will pay 500.');
    await save();
    expect(await body(made, POST)).not.toHaveProperty('commitments');
  });

  it('are only offered where lines were pasted', async () => {
    const { made } = open({});
    await userEvent.click(notes());
    await userEvent.paste('> we will pay\n> on Friday');
    expect(marked().getAllByRole('button', { name: /^Mark as/ })).toHaveLength(2);
    await userEvent.click(button('Mark as “I promised”: we will pay'));
    await save();
    expect(await body(made, POST)).toMatchObject({
      commitments: [{ kind: 'i_promised', text: 'we will pay' }],
    });
  });

  it('ask when their words are gone from the note, and stay unless removed', async () => {
    const { made } = open({});
    await enter(notes(), 'send the list');
    select('send the list');
    await userEvent.click(button('I promised'));
    await userEvent.clear(notes());
    expect(screen.getByText('Its words are no longer in the note.')).toBeVisible();
    await userEvent.click(button('Keep it: send the list'));
    expect(screen.queryByText('Its words are no longer in the note.')).toBeNull();
    await save();
    expect(await body(made, POST)).toMatchObject({ commitments: [{ text: 'send the list' }] });
  });
});

describe('a note that is edited', () => {
  const stored = makeCommitment({ interactionId: 'i-1', text: 'send the list' });

  it('shows what is marked, and asks when the words go', async () => {
    const { made } = open({ [PROMISES]: [stored] }, 'Good talk.\n> send the list');
    expect(await screen.findByRole('list', { name: 'Marked in this note' })).toHaveTextContent(
      'I promised send the list',
    );
    await userEvent.clear(notes());
    await userEvent.click(button('Remove it: send the list'));
    await save();
    expect(await body(made, PATCH)).toEqual({ notes: null, forgetCommitments: [stored.id] });
  });

  it('loses no promise where nothing is answered', async () => {
    const { made } = open({ [PROMISES]: [stored] }, 'send the list');
    await screen.findByRole('list', { name: 'Marked in this note' });
    await userEvent.clear(notes());
    await save();
    expect(await body(made, PATCH)).toEqual({ notes: null });
  });

  it('offers older lines with a sign, and marks none by itself', async () => {
    const { made } = open({}, '> send the list');
    expect(await screen.findByRole('button', { name: /^Mark as “I promised”/ })).toBeVisible();
    await userEvent.type(notes(), ' today');
    await save();
    expect(await body(made, PATCH)).toEqual({ notes: '> send the list today' });
  });
});

it('keeps marked words as what they like, above every estimate', async () => {
  const { made } = open({});
  await enter(notes(), 'Good call. Camera off, she said.');
  select('Camera off');
  await userEvent.click(button('They like'));
  expect(marked().getByText('Camera off')).toBeVisible();
  await save();
  expect(await body(made, POST)).toMatchObject({
    statedPreferences: [{ kind: 'other', text: 'Camera off' }],
  });
});
