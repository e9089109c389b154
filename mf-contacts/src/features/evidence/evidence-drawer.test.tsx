import { type ChangeAnswers } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeRun, OPEN_ANSWERS, responsesOf } from '../../testing/make-run.ts';
import { EvidenceDrawer } from './evidence-drawer.tsx';

const CONTACT = makeContact();
const RUNS = `GET /api/assessment-runs/${CONTACT.id}`;
const SAVE = `POST /api/assessment-runs/${CONTACT.id}/answers`;

const FIRST_EXAMPLE = 'Change the answer to: They begin to explain with...';
const TOPIC = 'Change the answer to: When a new topic comes up they ask first about...';

function show({
  runs = [makeRun()],
  save,
  about = 'SN',
}: { runs?: unknown; save?: () => unknown; about?: 'SN' | 'motivation' } = {}) {
  const notify = jest.fn();
  const onClose = jest.fn();
  const api = fakeRecordsApi({ [RUNS]: runs, ...(save && { [SAVE]: save }) }, { notify });
  renderInShell(
    <EvidenceDrawer
      contact={CONTACT}
      about={about}
      again={<button>Answer all again</button>}
      narrowing={null}
      onClose={onClose}
    />,
    { shell: api.shell },
  );
  return { api, notify, onClose };
}

const drawer = () => screen.findByRole('dialog', { name: 'Concrete or Conceptual' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

/** An API with one run, which adds another run for each change. */
function changing() {
  const runs = [makeRun()];
  const save = () => {
    const run = makeRun({
      id: 'r2',
      source: 'change',
      baseRunId: runs[0]?.id ?? null,
      responses: responsesOf({ ...OPEN_ANSWERS, 'workstyle-sn-f1': 'B' }),
      changes: [{ questionId: 'workstyle-sn-f1', before: 'A', answer: 'B' }],
    });
    runs.unshift(run);
    return run;
  };
  return { runs: () => [...runs], save };
}

describe('the answers behind a letter', () => {
  it('add up to a balance with its reason, and are listed with what each counts for', async () => {
    show();
    const dialog = within(await drawer());
    expect(await dialog.findByText(/the second letter: N, could go either way/)).toBeVisible();
    expect(
      dialog.getByRole('img', { name: '2 for Concrete, 3 for Conceptual, 1 unsure' }),
    ).toBeVisible();
    expect(dialog.getByText(/^Three to two is too close to call/)).toBeVisible();
    const rows = dialog.getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toHaveTextContent('Counts for neither');
    expect(rows[1]).toHaveTextContent('a recent example');
    expect(rows[1]).toHaveTextContent('Concrete');
    expect(dialog.getByText('Only you see these answers.')).toBeVisible();
    expect(dialog.getByRole('tab', { name: 'Answers 6' })).toBeVisible();
  });

  it('give way to those of another letter or of the motivation', async () => {
    show();
    await drawer();
    await userEvent.click(await screen.findByRole('button', { name: 'I' }));
    expect(await screen.findByRole('dialog', { name: 'Outward or Inward' })).toBeVisible();
    expect(
      screen.getByText('One answer decides the letter, and none is against it.'),
    ).toBeVisible();
    await press('Motivation, three types tied');
    expect(await screen.findByRole('dialog', { name: 'Motivation' })).toBeVisible();
    expect(screen.getByText(/are tied: each was chosen once/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Motivation, three types tied' })).toHaveTextContent(
      '2·3·9',
    );
  });

  it('are not there for a run that stored only its result, which says what to do', async () => {
    show({ runs: [{ ...makeRun(), responses: null }] });
    expect(await screen.findByText(/^This run was saved without its answers/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer all again' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Answers' })).toBeVisible();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let isDown = true;
    show({
      runs: () => {
        if (isDown) throw requestError('No such thing', 404);
        return [makeRun()];
      },
    });
    expect(await screen.findByText(/^Couldn't load the answers/)).toBeVisible();
    isDown = false;
    await press('Retry');
    expect(await screen.findByText(/^Three to two/)).toBeVisible();
  });
});

describe('changing one answer', () => {
  it('previews the effect, saves it as a new run and goes back to the answer', async () => {
    const { api, notify } = show(changing());
    await drawer();
    await userEvent.click(await screen.findByRole('button', { name: FIRST_EXAMPLE }));
    expect(screen.getByRole('radio', { name: 'a recent example' })).toHaveFocus();
    await choose('the main idea');
    expect(screen.getByText('N is decided')).toBeVisible();
    expect(screen.getByText('79%')).toBeVisible();
    expect(api.made(SAVE)).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(screen.getByRole('button', { name: FIRST_EXAMPLE })).toHaveFocus());
    expect(
      screen.getByText('Four to one decides the letter. A lead of at least two in five is enough.'),
    ).toBeVisible();
    expect(screen.getByRole('tab', { name: 'History 2' })).toBeVisible();
    expect(notify).toHaveBeenCalledWith({
      title: 'Answer saved as a new run',
      description: '4 to 1 for Conceptual: N is decided.',
    });
    expect(api.made(SAVE).map(({ body }) => body)).toEqual([
      {
        baseRunId: makeRun().id,
        source: 'change',
        changes: [{ questionId: 'workstyle-sn-f1', answer: 'B' }],
      } satisfies ChangeAnswers,
    ]);
  });

  it('sends nothing for the same answer', async () => {
    const { api } = show();
    await drawer();
    await userEvent.click(await screen.findByRole('button', { name: FIRST_EXAMPLE }));
    await press('Save answer');
    expect(screen.getByRole('button', { name: FIRST_EXAMPLE })).toBeVisible();
    expect(api.made(SAVE)).toEqual([]);
  });

  it('keeps the choice after a failure, and sends the same submission again', async () => {
    const later = changing();
    let fails = true;
    const { api } = show({
      runs: later.runs,
      save: () => {
        if (fails) throw requestError('HTTP 503', 503);
        return later.save();
      },
    });
    await drawer();
    await userEvent.click(await screen.findByRole('button', { name: FIRST_EXAMPLE }));
    await choose('the main idea');
    await press('Save answer');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your choice is still here\. Choose Save answer again in a moment\.$/,
    );
    expect(screen.getByRole('radio', { name: 'the main idea' })).toBeChecked();
    fails = false;
    await press('Save answer');
    expect(await screen.findByText(/^Four to one/)).toBeVisible();
    const [first, second] = api.made(SAVE).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBe(second);
  });

  it('shows changes from elsewhere, and keeps the choice', async () => {
    let newest = makeRun();
    const { api } = show({
      runs: () => [newest],
      save: () => {
        newest = makeRun({
          id: 'r9',
          responses: responsesOf({ ...OPEN_ANSWERS, 'workstyle-sn-f2': 'B' }),
        });
        throw requestError('There is a newer run', 409, 'RUN_NOT_LATEST');
      },
    });
    await drawer();
    await userEvent.click(await screen.findByRole('button', { name: FIRST_EXAMPLE }));
    await choose('the main idea');
    await press('Save answer');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^These answers were changed elsewhere/,
    );
    expect(screen.getByRole('radio', { name: 'the main idea' })).toBeChecked();
    // Computed from the current answers.
    expect(await screen.findByText('the letter stays open')).toBeVisible();
    await press('Save answer');
    await waitFor(() => expect(api.made(SAVE)).toHaveLength(2));
    expect(api.made(SAVE)[1]?.body).toMatchObject({ baseRunId: 'r9' });
  });

  it('asks the follow-up questions when a decided one becomes Unsure, and saves all together', async () => {
    const decided = makeRun({
      responses: responsesOf({ 'workstyle-sn': 'A', 'workstyle-sn-f1': 'B' }),
    });
    const { api } = show({ runs: [decided], save: () => decided });
    await drawer();
    await userEvent.click(await screen.findByRole('button', { name: TOPIC }));
    await choose('Not sure / have not seen this');
    expect(screen.getAllByRole('radiogroup')).toHaveLength(6);
    // An earlier answer that was kept counts again.
    expect(screen.getByRole('radio', { name: 'the main idea' })).toBeChecked();
    await press('Save answer');
    expect(screen.getByText(/^Answer the five follow-up questions too/)).toBeVisible();
    expect(api.made(SAVE)).toEqual([]);
    for (const group of screen.getAllByRole('radiogroup').slice(2)) {
      const [first] = within(group).getAllByRole('radio');
      if (first !== undefined) await userEvent.click(first);
    }
    await press('Save answer');
    await waitFor(() => expect(api.made(SAVE)).toHaveLength(1));
    expect(api.made(SAVE)[0]?.body).toMatchObject({
      changes: [
        { questionId: 'workstyle-sn', answer: 'Unsure' },
        { questionId: 'workstyle-sn-f1', answer: 'B' },
        { questionId: 'workstyle-sn-f2', answer: 'A' },
        { questionId: 'workstyle-sn-f3', answer: 'A' },
        { questionId: 'workstyle-sn-f4', answer: 'A' },
        { questionId: 'workstyle-sn-f5', answer: 'A' },
      ],
    });
  });
});
