import { type Interaction } from '@rapport/api-client';
import { localMinute } from '@rapport/shared-ui';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuickEntryField } from '../../features/quick-entry/quick-entry-field.tsx';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeInteraction } from '../../testing/make-records.ts';
import { useShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { loadQuickEntry } from './quick-entry-dialog.tsx';

/** Wednesday. */
const NOW = new Date('2026-12-02T15:30:00');

const keller = makeContact({
  id: '018f6b1e-0000-7000-8000-000000000201',
  displayName: 'Marta Keller',
  organizationName: 'Acme',
});
const weiss = makeContact({
  id: '018f6b1e-0000-7000-8000-000000000202',
  displayName: 'Marta Weiss',
});

const MEETING: NonNullable<Interaction['meeting']> = {
  ...{ id: '018f6b1e-0000-7000-8000-000000000209', state: 'planned', place: null, link: null },
  ...{ goal: null, news: null, worry: null, notes: null, people: [] },
};

/** The field with its dialog, as Today shows them. */
function Line() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<{ render: (onClose: () => void) => React.ReactNode } | null>(
    null,
  );
  return (
    <>
      <QuickEntryField
        pending={false}
        onLine={(line, clear) =>
          void loadQuickEntry(line, { shell, queries }, clear).then((render) =>
            setDialog({ render }),
          )
        }
      />
      {dialog?.render(() => setDialog(null))}
    </>
  );
}

/** Types a line into an account with these people, whose search finds all of them. */
async function enter(
  line: string,
  people = [keller],
  interactions: Interaction[] = [],
  logged = makeInteraction(),
) {
  const api = fakeRecordsApi({
    'GET /api/contacts': people,
    ...Object.fromEntries(
      people.flatMap(({ id }) => [
        [`GET /api/commitments/${id}`, []],
        [`GET /api/interactions/${id}`, interactions],
        [`POST /api/interactions/${id}`, logged],
      ]),
    ),
    'POST /api/meetings': {},
    [`PATCH /api/meetings/${MEETING.id}`]: {},
    // The one who is added.
    'POST /api/contacts': weiss,
    [`GET /api/commitments/${weiss.id}`]: [],
    [`GET /api/interactions/${weiss.id}`]: [],
  });
  renderInShell(<Line />, api);
  await userEvent.type(screen.getByRole('textbox', { name: 'In one line' }), `${line}{Enter}`);
  return api;
}

const field = () => screen.getByRole('textbox', { name: 'In one line' });
const logDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Log interaction' }));

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('one line about a contact', () => {
  const LINE =
    'called Marta about the renewal, promised the new price by Friday, she asks for two references';

  it('shows everything that it understood before anything is saved', async () => {
    const { made } = await enter(LINE);
    const dialog = await logDialog();
    expect(dialog.getByText('With Marta Keller')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Call' })).toBeChecked();
    expect(dialog.getByRole('textbox', { name: /^Subject/ })).toHaveValue('the renewal');
    expect(dialog.getByRole('textbox', { name: /^Notes/ })).toHaveValue(LINE);
    const marks = within(dialog.getByRole('list', { name: 'Marked in this note' }));
    expect(marks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('I promised the new price'),
      expect.stringContaining('They asked two references'),
    ]);
    expect(made(`POST /api/interactions/${keller.id}`)).toEqual([]);
  });

  it('is saved with its promise, its day, and its request, and the field is empty then', async () => {
    const { made } = await enter(LINE);
    await userEvent.click((await logDialog()).getByRole('button', { name: 'Save' }));
    const [call] = made(`POST /api/interactions/${keller.id}`);
    expect(call?.body).toMatchObject({
      type: 'call',
      description: 'the renewal',
      notes: LINE,
      commitments: [
        { kind: 'i_promised', text: 'the new price', dueOn: '2026-12-04' },
        { kind: 'they_asked', text: 'two references', dueOn: null },
      ],
    });
    expect(field()).toHaveValue('');
  });

  it('asks which of two people with the name is meant, and stays in the field if the question is closed', async () => {
    await enter(LINE, [keller, weiss]);
    const question = within(await screen.findByRole('dialog', { name: 'Who is “Marta”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    expect(field()).toHaveValue(LINE);
    await userEvent.type(field(), '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: "It's Marta Weiss" }));
    expect((await logDialog()).getByText('With Marta Weiss')).toBeVisible();
  });

  it('asks if the search finds the name inside another one only', async () => {
    const faraday = makeContact({ displayName: 'Michael Faraday' });
    await enter('called Ada', [faraday]);
    const question = within(await screen.findByRole('dialog', { name: 'Who is “Ada”?' }));
    expect(question.getByRole('button', { name: "It's Michael Faraday" })).toBeVisible();
  });

  it('asks whom it is about if it names no one, or an unknown person', async () => {
    await enter('called about the renewal', []);
    expect(await screen.findByRole('dialog', { name: 'Who is it about?' })).toBeVisible();
  });

  it('adds someone unknown by their name, and goes on with them', async () => {
    const { made } = await enter('called Stefan Wolter', []);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add Stefan Wolter to your contacts' }),
    );
    expect((await logDialog()).getByText('With Marta Weiss')).toBeVisible();
    expect(made('POST /api/contacts').map(({ body }) => body)).toEqual([
      { displayName: 'Stefan Wolter' },
    ]);
  });

  it('is logged with everyone whom it names, and its promises with the first', async () => {
    const { made } = await enter('met Marta Keller and Marta Weiss yesterday, i owe them a plan', [
      keller,
      weiss,
    ]);
    const dialog = await logDialog();
    expect(
      dialog.getByText('With Marta Keller and Marta Weiss. Promises are kept with Marta Keller.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    const [first] = made(`POST /api/interactions/${keller.id}`);
    const [second] = made(`POST /api/interactions/${weiss.id}`);
    expect(first?.body).toEqual({
      ...Object(second?.body),
      commitments: [{ kind: 'i_promised', text: 'a plan', dueOn: null }],
    });
    expect(second?.body).toMatchObject({ type: 'meeting', interactionDate: expect.any(String) });
    expect(first?.headers['Idempotency-Key']).not.toBe(second?.headers['Idempotency-Key']);
  });

  it('plans one meeting with everyone, also with a promise', async () => {
    const { made } = await enter(
      'demo with Marta Keller and Marta Weiss friday 10:00, i owe them a plan',
      [keller, weiss],
      [],
      makeInteraction({ meeting: MEETING }),
    );
    await userEvent.click((await logDialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(made(`POST /api/interactions/${weiss.id}`)).toEqual([]);
    expect(made(`PATCH /api/meetings/${MEETING.id}`).map(({ body }) => body)).toEqual([
      { contactIds: [keller.id, weiss.id] },
    ]);
  });

  it('leaves out a word beside a name that names no one', async () => {
    await enter('met Marta Keller and Spring yesterday');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out “Spring”' }));
    expect((await logDialog()).getByText('With Marta Keller')).toBeVisible();
  });

  it('moves the next meeting, and keeps its time if the line names a day only', async () => {
    const at = '2026-12-03T10:00:00.000Z';
    const interaction = makeInteraction({ type: 'meeting', interactionDate: at, meeting: MEETING });
    await enter('Marta moved our lunch to friday', [keller], [interaction]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change meeting' }));
    expect(dialog.getByLabelText(/^Starts/)).toHaveValue(
      `2026-12-04T${localMinute(new Date(at)).slice(11)}`,
    );
  });

  it('plans a meeting if a line moves one that is not there', async () => {
    await enter('lunch with Marta moved to friday 12:30');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a meeting' }));
    expect(dialog.getByLabelText(/^Starts/)).toHaveValue('2026-12-04T12:30');
  });

  it('plans a meeting with everyone whom it names', async () => {
    await enter('lunch with Marta Keller friday 12:30 about the pilot');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a meeting' }));
    expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('the pilot');
    expect(dialog.getByLabelText(/^Starts/)).toHaveValue('2026-12-04T12:30');
    expect(dialog.getByText('With Marta Keller')).toBeVisible();
  });

  it('finds people of pages that were open if there is no network', async () => {
    const api = fakeRecordsApi({
      'GET /api/contacts': () => {
        throw requestError("The API can't be reached", null);
      },
      [`GET /api/commitments/${weiss.id}`]: [],
      [`GET /api/interactions/${weiss.id}`]: [],
    });
    const { queryClient } = renderInShell(<Line />, api);
    queryClient.setQueryData(['/api/contacts?limit=50'], {
      pages: [{ contacts: [keller, weiss], total: null, nextPath: null }],
      pageParams: [''],
    });
    await userEvent.type(field(), 'called weiss{Enter}');
    expect((await logDialog()).getByText('With Marta Weiss')).toBeVisible();
  });
});
