import { type Guidance } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeGuidance } from '../../testing/make-guidance.ts';
import { ObservationDialog } from './observation-dialog.tsx';
import { tipsToRate } from './tips-to-rate.ts';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const OBSERVE = `POST /api/observations/${ID}`;
const GUIDANCE = `GET /api/guidance/${ID}`;
const RATE = `PUT /api/tip-feedback/${ID}`;
const before = makeGuidance();
const { observe } = before;

/** N leads with these counts. */
function withSn(forN: number, against: number, more: object = {}): Guidance {
  return makeGuidance({
    axes: before.axes.map((axis) =>
      axis.dimension === 'SN' ? { ...axis, for: forN, against, ...more } : axis,
    ),
  });
}

const settled = withSn(4, 1, { state: 'certain', word: 'fair', k: 0.51 });
const stored = (answer: string, runId: string | null = 'run-2') => ({
  id: 'o-1',
  contactId: ID,
  questionId: observe!.questionId,
  answer,
  interactionId: 'i-1',
  createdAt: '2026-03-14T09:26:53.589Z',
  runId,
});

type Props = Partial<Parameters<typeof ObservationDialog>[0]>;

function open(answers: Record<string, unknown>, props: Props = {}) {
  const api = fakeRecordsApi(answers);
  const onClose = jest.fn();
  renderInShell(
    <ObservationDialog
      contact={{ id: ID }}
      watchFor={observe}
      interactionId="i-1"
      before={before}
      tips={[]}
      justSaved
      onClose={onClose}
      {...props}
    />,
    { shell: api.shell },
  );
  return { ...api, onClose };
}

const heading = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the question after an interaction', () => {
  it('says that everything is saved, and explains the question', () => {
    open({});
    const dialog = screen.getByRole('dialog', { name: 'Interaction saved' });
    expect(dialog).toHaveTextContent('Do they explain by example or by idea?');
    expect(dialog).toHaveTextContent(
      'Asked because this letter could go either way: 3 to 2 so far.',
    );
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      '1They started with a recent example',
      '2They started with the main idea',
      "3Didn't come up",
    ]);
  });

  it.each(['2', 'press'])('stores an answer once and says what it changed (%s)', async (way) => {
    const { made } = open({ [OBSERVE]: stored('B'), [GUIDANCE]: settled });
    if (way === 'press') await userEvent.dblClick(screen.getAllByRole('radio')[1]!);
    else await userEvent.keyboard('22');
    const dialog = await heading('Conceptual is settled');
    expect(made(OBSERVE)).toHaveLength(1);
    expect(made(OBSERVE)[0]).toMatchObject({
      body: { questionId: 'workstyle-sn-f1', answer: 'B', interactionId: 'i-1' },
    });
    expect(dialog).toHaveTextContent(
      '“They started with the main idea” replaces your earlier answer to this question and counts for Conceptual.',
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '1 answer for Concrete, 4 for Conceptual, one of them new',
    );
    expect(dialog).toHaveTextContent('4 to 1 settles it: fair.');
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  it.each([
    ['Still open at 3 to 3.', withSn(3, 3)],
    ['they do both.', withSn(3, 2, { both: true })],
    ['is your earlier answer, so the count stays the same.', withSn(3, 2)],
  ])('says where the letter stands: %s', async (words, after) => {
    const { onClose } = open({ [OBSERVE]: stored('A'), [GUIDANCE]: after });
    await userEvent.keyboard('1');
    expect(await heading('Added to what you have seen')).toHaveTextContent(words);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('explains that a tie needs the other answers', async () => {
    const watchFor = { ...observe!, about: 'motivation' as const };
    open({ [OBSERVE]: stored('A', null), [GUIDANCE]: before }, { watchFor });
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Asked because these motivations are tied',
    );
    await userEvent.keyboard('1');
    expect(await heading('Noted')).toHaveTextContent('would favor one type');
  });

  it('stores that it did not come up, and closes', async () => {
    const { made, onClose } = open({ [OBSERVE]: stored('did_not_come_up', null) });
    await userEvent.keyboard('3');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(made(OBSERVE)[0]?.body).toMatchObject({ answer: 'did_not_come_up' });
  });

  it('stores nothing when it is skipped or closed', async () => {
    const { calls, onClose } = open({});
    await press('Skip');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(calls).toEqual([]);
  });

  it('keeps the choice when it cannot be stored, and stores it once on Retry', async () => {
    let away = true;
    const { made } = open({
      [OBSERVE]: () => {
        if (away) throw requestError('offline', null);
        return stored('B');
      },
      [GUIDANCE]: settled,
    });
    await userEvent.keyboard('2');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your choice is still here. Choose Retry in a moment.',
    );
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
    away = false;
    await press('Retry');
    await heading('Conceptual is settled');
    const keys = made(OBSERVE).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('lets the choice wait without a network, and does not ask again in the meantime', async () => {
    const api = fakeRecordsApi({ [GUIDANCE]: before });
    const onClose = jest.fn();
    const sendOrWait = jest.fn(async () => null);
    const { queryClient } = renderInShell(
      <ObservationDialog
        contact={{ id: ID }}
        watchFor={observe}
        interactionId={null}
        before={before}
        tips={[]}
        onClose={onClose}
      />,
      { shell: { ...api.shell, sendOrWait } },
    );
    queryClient.setQueryData([`/api/guidance/${ID}`], before);
    await userEvent.keyboard('2');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(queryClient.getQueryData([`/api/guidance/${ID}`])).toMatchObject({ observe: null });
  });

  it('reports an objection in the meantime, without a retry', async () => {
    open({
      [OBSERVE]: () => {
        throw requestError('They objected, so no estimate is kept', 409, 'CONTACT_OBJECTED');
      },
    });
    await userEvent.keyboard('1');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'They objected, so no estimate is kept. Close this. Nothing else is lost.',
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it("says that it's saved even if the page can't refetch", async () => {
    open({ [OBSERVE]: stored('B') });
    await userEvent.keyboard('2');
    expect(await heading('Added to what you have seen')).toHaveTextContent("is saved. You'll see");
  });
});

describe('whether the tips helped', () => {
  const tips = tipsToRate(before);

  it('is not asked beside the question, which Skip ends', async () => {
    const { calls, onClose } = open({}, { tips });
    expect(screen.queryByText('Did the tips help?')).toBeNull();
    await press('Skip');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it('is asked of the tips that the briefing showed', async () => {
    const { calls, onClose } = open({}, { tips, watchFor: null });
    expect(screen.getByRole('heading', { name: 'Did the tips help?' })).toBeVisible();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(6);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it('stores each choice at once, the last one of a tip last', async () => {
    const rate = `${RATE}/I.do`;
    const { made } = open({ [rate]: {} }, { tips, watchFor: null });
    const group = within(
      screen.getByRole('radiogroup', { name: 'Do: Send your question the day before.' }),
    );
    for (const name of ['Helped', "Didn't help", 'Not used']) {
      await userEvent.click(group.getByRole('radio', { name }));
    }
    await waitFor(() => expect(made(rate)).toHaveLength(3));
    expect(made(rate).map(({ body }) => body)).toEqual(
      [true, false, null].map((helped) => ({ interactionId: 'i-1', helped })),
    );
    expect(group.getByRole('radio', { name: 'Not used' })).toBeChecked();
  });

  it('keeps choices that were not stored and stores them on Retry', async () => {
    let away = true;
    const rate = `${RATE}/I.do`;
    const { made } = open(
      {
        [rate]: () => {
          if (away) throw requestError('offline', null);
          return {};
        },
      },
      { tips, watchFor: null },
    );
    await userEvent.click(screen.getAllByRole('radio', { name: 'Helped' })[1]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choices are still here.');
    away = false;
    await press('Retry');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(made(rate).at(-1)?.body).toEqual({ interactionId: 'i-1', helped: true });
  });

  it('has nothing to rate where the briefing hides its tips', () => {
    expect(
      tipsToRate(makeGuidance({ briefing: { ...before.briefing, states: ['stale'] } })),
    ).toEqual([]);
  });
});
