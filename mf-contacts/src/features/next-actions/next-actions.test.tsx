import { type ContactAction, type UpdateAction } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi, type FakeCall } from '../../testing/fake-records-api.ts';
import { inContactView } from '../../testing/in-contact-view.tsx';
import { makeContact } from '../../testing/make-contact.ts';
import { makeAction } from '../../testing/make-records.ts';
import { NextActions } from './next-actions.tsx';

const GET = 'GET /api/actions/018f6b1e-0000-7000-8000-000000000115';
const PATCH =
  'PATCH /api/actions/018f6b1e-0000-7000-8000-000000000115/R3%3A018f6b1e-0000-7000-8000-000000000115%3A1a2b3c4d';

function open(
  answers: Record<string, unknown>,
  { folded = false, path = '/contacts', contact = makeContact() } = {},
) {
  const api = fakeRecordsApi(answers);
  const { view, opened } = inContactView(<NextActions contact={contact} folded={folded} />);
  renderInShell(view, { shell: api.shell, path });
  return { ...api, opened };
}

/** An API that stores changes of one step. */
function openKeeping(action = makeAction()) {
  const answers: Record<string, unknown> = { [GET]: [action] };
  answers[PATCH] = ({ body }: FakeCall) => {
    const { status, snoozedUntil = null } = body as UpdateAction;
    const stored: ContactAction = { ...action, status, snoozedUntil };
    answers[GET] = [stored];
    return stored;
  };
  return open(answers);
}

/** The first step. Its tips are a separate list. */
const step = async () => (await screen.findAllByRole('listitem'))[0]!;
const more = async (name: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'More for: Reach out with a short message' }),
  );
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const done = async () => more('Mark as done');

describe('the next steps', () => {
  it('are announced while they load', () => {
    open({ [GET]: () => new Promise(() => {}) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading next steps');
  });

  it('say when they could not be loaded, and ask again', async () => {
    const { answers } = open({
      [GET]: () => {
        throw requestError('HTTP 503 - Service Unavailable', 503);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the next steps.");
    answers[GET] = [makeAction()];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await step()).toBeVisible();
  });

  it('say when there are none', async () => {
    open({ [GET]: [] });
    expect(await screen.findByText('Nothing to do right now.')).toBeVisible();
  });

  it('show title, reason, channel with the way into it, and tips', async () => {
    open({ [GET]: [makeAction()] });
    const row = within(await step());
    expect(row.getByRole('link', { name: 'Reach out with a short message' })).toHaveAttribute(
      'href',
      '/contacts/018f6b1e-0000-7000-8000-000000000115',
    );
    expect(row.getByText(/20 days past your usual 30-day cadence/)).toBeVisible();
    expect(row.getByText('In writing')).toBeVisible();
    expect(row.getByRole('link', { name: 'Write email' })).toHaveAttribute(
      'href',
      'mailto:lise.meitner@kestrel.example',
    );
    await userEvent.click(row.getByText('How'));
    expect(row.getByText(/end with one question that is easy to answer/)).toBeVisible();
  });

  it.each([
    ['call', 'By phone', 'Call now'],
    ['meeting', 'In person', null],
  ] as const)('suggest a %s "%s"', async (channelHint, words, way) => {
    open({ [GET]: [makeAction({ channelHint })] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Call now' }) !== null).toBe(way !== null);
  });

  it('offer no way that is not safe or not known', async () => {
    const contact = makeContact({ primaryEmail: 'a@b?cc=c@d' });
    open({ [GET]: [makeAction()] }, { contact });
    await step();
    expect(screen.queryByRole('link', { name: 'Write email' })).not.toBeInTheDocument();
  });

  it('do not link to the page that is open or out of the product', async () => {
    open({ [GET]: [makeAction()] }, { path: '/contacts/018f6b1e-0000-7000-8000-000000000115' });
    expect(await step()).toHaveTextContent('Reach out with a short message');
    expect(screen.queryByRole('link', { name: /Reach out/ })).not.toBeInTheDocument();
  });

  it('lead to the form where something is missing about a person', async () => {
    const action = makeAction({ actionType: 'complete_profile', channelHint: null, tipIds: [] });
    const { opened } = open({ [GET]: [action] });
    await userEvent.click(await screen.findByRole('button', { name: /^Add: / }));
    expect(opened).toEqual([{ kind: 'edit-contact' }]);
  });

  it('log the last contact where none is logged, and can be marked as done all the same', async () => {
    const action = makeAction({ ruleId: 'R10', title: 'Log when you were last in touch' });
    const { opened, answers, made } = open({ [GET]: [action] });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Log: Log when you were last in touch' }),
    );
    expect(opened).toEqual([{ kind: 'log-interaction' }]);
    answers[PATCH] = { ...action, status: 'done' };
    await userEvent.click(screen.getByRole('button', { name: /^More for: Log when/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as done' }));
    await waitFor(() => expect(made(PATCH)).toHaveLength(1));
  });

  it('lead to the questions where an estimate is missing, and nowhere out of the product', async () => {
    const assess = makeAction({ actionType: 'assess', title: 'Estimate', link: '/assessment/1' });
    const { answers } = open({ [GET]: [assess] });
    expect(await screen.findByRole('link', { name: 'Assess: Estimate' })).toHaveAttribute(
      'href',
      '/assessment/1',
    );
    answers[GET] = [{ ...assess, link: 'https://elsewhere.example' }];
    open(answers);
    expect(await screen.findByRole('button', { name: 'Done: Estimate' })).toBeVisible();
  });

  it('fold all but the first away where there is little room', async () => {
    const other = makeAction({
      id: 'R9:018f6b1e-0000-7000-8000-000000000115:0',
      title: 'Add a way to reach them',
    });
    open({ [GET]: [makeAction(), other] }, { folded: true });
    expect(await screen.findByText('1 more step')).toBeVisible();
    expect(screen.getByText('Add a way to reach them')).not.toBeVisible();
    await userEvent.click(screen.getByText('1 more step'));
    expect(screen.getByText('Add a way to reach them')).toBeVisible();
  });
});

describe('a step', () => {
  it('is done, stays in its place, and can be taken back', async () => {
    const { made } = openKeeping();
    await done();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Done Reach out with a short message');
    await userEvent.click(undo);
    const again = await screen.findByRole('button', {
      name: 'Log: Reach out with a short message',
    });
    expect(again).toHaveFocus();
    expect(made(PATCH).map(({ body }) => body)).toEqual([{ status: 'done' }, { status: 'open' }]);
  });

  it.each([1, 7, 30])('is snoozed for %d days', async (count) => {
    const { made } = openKeeping();
    const before = Date.now();
    await more(count === 1 ? 'Snooze for 1 day' : `Snooze for ${count} days`);
    expect(await screen.findByText(/^Snoozed until /)).toBeVisible();
    const body = made(PATCH)[0]?.body as UpdateAction;
    expect(body.status).toBe('snoozed');
    const asked = Date.parse(body.snoozedUntil!) - count * 86_400_000;
    expect(asked).toBeGreaterThanOrEqual(before);
    expect(asked).toBeLessThanOrEqual(Date.now());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Log:/ })).toBeVisible();
  });

  it('is dismissed, and can be taken back', async () => {
    const { made } = openKeeping();
    await more('Dismiss');
    expect(await screen.findByText('Dismissed')).toBeVisible();
    expect(made(PATCH)[0]?.body).toEqual({ status: 'dismissed' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Log:/ })).toBeVisible();
  });

  it('that was set aside earlier is collapsed, with the same undo', async () => {
    openKeeping(makeAction({ status: 'dismissed' }));
    await userEvent.click(await screen.findByText('Set aside (1)'));
    expect(screen.getByText('Dismissed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Log:/ })).toBeVisible();
    expect(screen.queryByText(/^Set aside/)).not.toBeInTheDocument();
  });

  it('that could not be taken back stays set aside and says so', async () => {
    const { answers } = openKeeping(makeAction({ status: 'dismissed' }));
    answers[PATCH] = () => {
      throw requestError('offline', null);
    };
    await userEvent.click(await screen.findByText('Set aside (1)'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't save this.");
    expect(screen.getByText('Set aside (1)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('that is undone is visible even if the others are collapsed', async () => {
    const first = makeAction({ id: 'R1:018f6b1e-0000-7000-8000-000000000115:0', title: 'Repair' });
    const taken = makeAction({ status: 'done' });
    const answers: Record<string, unknown> = { [GET]: [first, taken] };
    answers[PATCH] = () => {
      const stored = makeAction();
      answers[GET] = [first, stored];
      return stored;
    };
    open(answers, { folded: true });
    await userEvent.click(await screen.findByText('Set aside (1)'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const back = await screen.findByRole('button', {
      name: 'Log: Reach out with a short message',
    });
    expect(back).toBeVisible();
    expect(back).toHaveFocus();
  });

  it('reports a failed save, and retries', async () => {
    const { answers } = open({
      [GET]: [makeAction()],
      [PATCH]: () => {
        throw requestError('offline', null);
      },
    });
    await done();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't save this. Couldn't reach Rapport. Try again in a moment.",
    );
    answers[PATCH] = makeAction({ status: 'done' });
    answers[GET] = [makeAction({ status: 'done' })];
    await done();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('that no rule suggests anymore disappears quietly', async () => {
    const { answers } = open({ [GET]: [makeAction()] });
    await step();
    answers[PATCH] = () => {
      throw requestError('Action not found', 404);
    };
    answers[GET] = [];
    await done();
    expect(await screen.findByText('Nothing to do right now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
