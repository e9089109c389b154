import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi, WithHeaders } from '../../testing/fake-records-api.ts';
import { inContactView } from '../../testing/in-contact-view.tsx';
import { makeInteraction } from '../../testing/make-records.ts';
import { Interactions } from './interactions.tsx';
import { RecentInteractions } from './recent-interactions.tsx';

const GET = 'GET /api/interactions/018f6b1e-0000-7000-8000-000000000115';
const POST = 'POST /api/interactions/018f6b1e-0000-7000-8000-000000000115';
const DELETE = 'DELETE /api/interactions/018f6b1e-0000-7000-8000-000000000115/i-1';

function open(answers: Record<string, unknown>, notify = jest.fn(), tipsShown = false) {
  const api = fakeRecordsApi(answers, { notify });
  const { view, opened } = inContactView(
    <Interactions contactId="018f6b1e-0000-7000-8000-000000000115" tipsShown={tipsShown} />,
  );
  const { unmount } = renderInShell(view, { shell: api.shell });
  return { ...api, opened, notify, unmount };
}

const item = () => screen.findByRole('listitem');
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More about this call' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

describe('the interactions with a contact', () => {
  it('are announced while they load', () => {
    open({ [GET]: () => new Promise(() => {}) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading interactions');
  });

  it('show type, subject, notes, relative time, duration and an outcome badge', async () => {
    open({ [GET]: [makeInteraction()] });
    expect(await item()).toHaveTextContent(
      /^Call.+ago · 40 minutesBudget for the springWants the figures before Friday\.Positive/,
    );
  });

  it.each([
    ['positive', 'Positive'],
    ['neutral', 'Neutral'],
    ['negative', 'Negative'],
    ['follow_up_needed', 'Follow-up needed'],
  ] as const)('call the outcome %s "%s"', async (outcome, label) => {
    open({ [GET]: [makeInteraction({ outcome })] });
    expect(within(await item()).getByText(label)).toBeVisible();
  });

  it('offer to rate the tips for the latest one that was no note', async () => {
    const { opened } = open(
      {
        [GET]: [
          makeInteraction({ id: 'i-3', type: 'note' }),
          makeInteraction({ id: 'i-2', type: 'meeting' }),
          makeInteraction(),
        ],
      },
      jest.fn(),
      true,
    );
    await screen.findByRole('button', { name: 'More about this note' });
    for (const other of ['note', 'call']) {
      await userEvent.click(screen.getByRole('button', { name: `More about this ${other}` }));
      expect(screen.queryByRole('menuitem', { name: 'Rate the tips' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    }
    await userEvent.click(screen.getByRole('button', { name: 'More about this meeting' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rate the tips' }));
    expect(opened.at(-1)).toEqual({ kind: 'rate-tips', interactionId: 'i-2' });
  });

  it('show what is planned apart, as planned and without an outcome', async () => {
    const interactionDate = new Date(Date.now() + 3 * 86_400_000).toISOString();
    open({
      [GET]: [makeInteraction({ id: 'i-2', interactionDate, type: 'meeting' }), makeInteraction()],
    });
    const planned = within(await screen.findByRole('list', { name: 'Planned interactions' }));
    expect(planned.getByRole('listitem')).toHaveTextContent(
      /^Meetingon [A-Z][a-z]+day, \d\d?:\d\d [AP]M/,
    );
    expect(planned.getByText('Planned')).toBeVisible();
    expect(planned.queryByText('Positive')).not.toBeInTheDocument();
    const happened = within(screen.getByRole('list', { name: 'Interactions' }));
    expect(happened.getByRole('listitem')).toHaveTextContent(/^Call/);
  });

  it('omit empty fields', async () => {
    open({
      [GET]: [makeInteraction({ description: null, notes: null, duration: null, outcome: null })],
    });
    expect(await item()).toHaveTextContent(/^Call.+ago$/);
  });

  it('fold long notes away', async () => {
    open({ [GET]: [makeInteraction({ notes: 'word '.repeat(200) })] });
    const more = await screen.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('say that there are none, and offer to log one', async () => {
    const { opened } = open({ [GET]: [] });
    expect(
      await screen.findByRole('heading', { name: 'No interactions recorded yet' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log interaction' }));
    expect(opened).toEqual([{ kind: 'log-interaction' }]);
  });

  it('say when they could not be loaded, and ask again', async () => {
    const { answers } = open({
      [GET]: () => {
        throw requestError('HTTP 503 - Service Unavailable', 503);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the interactions.");
    answers[GET] = [makeInteraction()];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await item()).toBeVisible();
  });

  it('go on with older ones, page by page', async () => {
    const first = new WithHeaders([makeInteraction()], {
      Link: '</api/interactions/018f6b1e-0000-7000-8000-000000000115?limit=20&cursor=next>; rel="next"',
    });
    const { answers } = open({ [GET]: first });
    await item();
    answers[GET] = () => {
      throw requestError('offline', null);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Show older interactions' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load older interactions.");
    answers[GET] = [makeInteraction({ id: 'i-2', type: 'note' })];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /older/ })).not.toBeInTheDocument();
  });

  it('open in the dialog that edits them', async () => {
    const { opened } = open({ [GET]: [makeInteraction()] });
    await choose('Edit');
    expect(opened).toEqual([{ kind: 'edit-interaction', interaction: makeInteraction() }]);
  });
});

describe('deleting an interaction', () => {
  const stored = { [GET]: [makeInteraction()], [DELETE]: null };

  it('takes effect immediately and can be undone with all its data', async () => {
    const { answers, made, calls } = open({ ...stored });
    await item();
    answers[DELETE] = () => {
      answers[GET] = [];
    };
    await choose('Delete');
    const bar = await screen.findByText(/^Deleted: call,/);
    await screen.findByRole('heading', { name: 'No interactions recorded yet' });
    expect(bar).toBeVisible();
    answers[POST] = () => {
      answers[GET] = [makeInteraction({ id: 'i-new' })];
      return makeInteraction({ id: 'i-new' });
    };
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await item()).toHaveTextContent('Wants the figures before Friday.');
    expect(made(POST)[0]?.body).toEqual({
      type: 'call',
      interactionDate: '2026-01-08T09:00:17.000Z',
      description: 'Budget for the spring',
      notes: 'Wants the figures before Friday.',
      duration: 40,
      outcome: 'positive',
    });
    expect(screen.queryByText(/^Deleted: call,/)).not.toBeInTheDocument();
    expect(calls.filter(({ route }) => route === DELETE)).toHaveLength(1);
  });

  it('keeps the offer while one looks elsewhere, until it is dismissed', async () => {
    const { unmount } = open({ ...stored });
    await item();
    await choose('Delete');
    await screen.findByText(/^Deleted: call,/);
    unmount();
    open({ ...stored });
    expect(await screen.findByText(/^Deleted: call,/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Deleted: call,/)).not.toBeInTheDocument();
  });

  it('reports a failed undo, and retries with the same request', async () => {
    const { answers, made } = open({ ...stored });
    await item();
    await choose('Delete');
    answers[POST] = () => {
      throw requestError('offline', null);
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't restore the call. Couldn't reach Rapport.",
    );
    answers[POST] = makeInteraction();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    const [first, second] = made(POST).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it('leaves the interaction where it is when it fails, and says so', async () => {
    const { answers, notify } = open({ ...stored });
    await item();
    answers[DELETE] = () => {
      throw requestError('offline', null);
    };
    await choose('Delete');
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: "Couldn't delete the interaction",
        description: "Couldn't reach Rapport. Try again in a moment.",
        variant: 'destructive',
      }),
    );
    expect(screen.getByRole('listitem')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('counts one that is gone already as deleted', async () => {
    const { answers } = open({ ...stored });
    await item();
    answers[DELETE] = () => {
      throw requestError('Interaction not found', 404);
    };
    await choose('Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  });
});

describe('the recent interactions', () => {
  function openRecent(count: number) {
    const all = Array.from({ length: count }, (_, index) => makeInteraction({ id: `i-${index}` }));
    const { shell } = fakeRecordsApi({ [GET]: all });
    const { view } = inContactView(
      <RecentInteractions
        contactId="018f6b1e-0000-7000-8000-000000000115"
        allRoute="/contacts/018f6b1e-0000-7000-8000-000000000115?tab=interactions"
      />,
    );
    renderInShell(view, { shell });
  }

  it('are the latest three, with the way to all of them', async () => {
    openRecent(4);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.getByRole('link', { name: 'All interactions' })).toHaveAttribute(
      'href',
      '/contacts/018f6b1e-0000-7000-8000-000000000115?tab=interactions',
    );
  });

  it('say that there are none', async () => {
    openRecent(0);
    expect(await screen.findByText('No interactions recorded yet')).toBeVisible();
  });
});
