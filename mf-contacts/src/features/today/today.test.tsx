import { type Today as TodayAnswer, type TodayReach } from '@rapport/api-client';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMeeting } from '../../testing/make-meeting.ts';
import { makeCommitment } from '../../testing/make-records.ts';
import { makeStatedPreference } from '../../testing/make-stated-preference.ts';
import { Today } from './today.tsx';

const NOTHING: TodayAnswer = {
  date: '2026-11-23',
  ...{ meetings: [], begun: [], followUps: [], due: [], dueCount: 0, othersWithinCadence: true },
  ...{ next: [], observe: [], recent: [], knownLeast: [] },
};
const ada = {
  id: '018f6b1e-0000-7000-8000-000000000101',
  displayName: 'Ada Lovelace',
  photoPath: null,
};
const grace = {
  id: '018f6b1e-0000-7000-8000-000000000102',
  displayName: 'Grace Hopper',
  photoPath: null,
};
const DUE: TodayAnswer = {
  ...NOTHING,
  due: [
    {
      person: ada,
      actionId: 'R1:ada',
      kind: 'overdue',
      reason: '80 days since your call. The usual cadence is 60 days.',
      dueAt: '2026-11-03T09:00:00.000Z',
    },
  ],
  dueCount: 1,
};

/** Renders the day with an API that returns these responses in turn; the last one repeats. */
function show(...responses: (TodayAnswer | Error | Promise<never>)[]) {
  const onLog = jest.fn();
  const onPlan = jest.fn();
  const request = jest.fn(() => {
    const response = responses.length > 1 ? responses.shift() : responses[0];
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const shell = fakeShell({ request: request as never });
  const result = renderInShell(
    <Today
      wide
      otherwise={<p>Choose a contact</p>}
      opening={null}
      onLog={onLog}
      onObserve={jest.fn()}
      firstSteps={<p>The first steps</p>}
      oneLine={null}
      onPlan={onPlan}
    />,
    { shell },
  );
  return { ...result, onLog, onPlan };
}

const OFFLINE = requestError("The API can't be reached", null);

it('shows its shape while it is on its way', () => {
  show(new Promise<never>(() => {}));
  expect(screen.getByRole('status')).toHaveTextContent('Loading today');
  expect(screen.queryByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
});

it('shows a failed load, and retries', async () => {
  show(requestError('Something broke'), DUE);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load Today.");
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports a failed load offline, and leaves the reason to the shell', async () => {
  show(OFFLINE);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn't load Today\. ?Retry$/);
});

it('keeps what is there when the network goes', async () => {
  const { queryClient } = show(DUE, OFFLINE);
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('gives its place away where the API knows nothing of the day', async () => {
  show(requestError('No such path', 404));
  expect(await screen.findByText('Choose a contact')).toBeVisible();
});

it('says on an empty day that nothing is due, and offers planning', async () => {
  const { onPlan } = show({
    ...NOTHING,
    next: [{ person: grace, dueAt: '2030-01-05T09:00:00.000Z' }],
  });
  expect(
    await screen.findByText(
      /^Nothing is due and nothing is promised\. Grace Hopper is next, on Saturday, January 5\.$/,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Plan a meeting' }));
  expect(onPlan).toHaveBeenCalled();
});

it('shows the next two weeks day by day, a few at first', async () => {
  const days = Array.from({ length: 8 }, (_, index) =>
    makeMeeting({
      id: `m-${index}`,
      startsAt: new Date(2030, 0, 7 + Math.floor(index / 2), 9 + (index % 2)).toISOString(),
    }),
  );
  show({ ...NOTHING, ahead: days });
  const block = await screen.findByRole('region', { name: 'Next two weeks 8' });
  const headings = () =>
    within(block)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);
  expect(headings()).toEqual([
    'Monday, January 7, 2030',
    'Tuesday, January 8, 2030',
    'Wednesday, January 9, 2030',
  ]);
  await userEvent.click(within(block).getByRole('button', { name: 'Show 2 more' }));
  expect(headings()).toHaveLength(4);
  expect(
    within(block).getAllByRole('link', { name: 'Briefing for Lise Meitner: Budget' })[0],
  ).toHaveAttribute('href', expect.stringContaining('/briefing?meeting=m-0'));
});

it('shows only the blocks that have something', async () => {
  const { onLog } = show(DUE);
  expect(
    await screen.findByText('One person due. Everyone else is within their cadence.'),
  ).toBeVisible();
  expect(screen.getByText(/^80 days since your call/)).toBeVisible();
  for (const title of ['Meetings', 'How did it go?', 'Promised', 'Recently met', 'Known least']) {
    expect(
      screen.queryByRole('heading', { name: new RegExp(title.replace('?', '\\?')) }),
    ).toBeNull();
  }
  expect(screen.getByRole('button', { name: 'Plan a meeting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All meetings' })).toHaveAttribute(
    'href',
    '/contacts/meetings',
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Log an interaction with Ada Lovelace' }),
  );
  expect(onLog).toHaveBeenCalledWith(ada);
});

describe('someone who is due and said how to reach them', () => {
  const reach: TodayReach = {
    stated: [
      makeStatedPreference('channel', { channels: { call: 'first' } }).preference,
      makeStatedPreference('when', { from: '10:00' }).preference,
    ],
    ...{ says: ['Call first', 'Not before 10:00'], ways: ['call', 'video', 'email', 'message'] },
    ...{ hours: { from: null, until: null, notOn: null, awayUntil: '2999-01-01' } },
    ...{ primaryPhone: '+43 1 5550142', callNumbers: null, timeZone: null },
  };
  const showDue = (changes: Partial<TodayReach>) => {
    const [due] = DUE.due;
    return show({ ...DUE, due: due ? [{ ...due, reach: { ...reach, ...changes } }] : [] });
  };

  it('is called with a tap where they like that best, and the row says their hours', async () => {
    showDue({});
    expect(await screen.findByRole('link', { name: 'Call Ada Lovelace' })).toHaveAttribute(
      'href',
      'tel:+4315550142',
    );
    expect(screen.getByText('Call first; Not before 10:00 AM.')).toBeVisible();
    expect(screen.getByText(/away until January 1, 2999/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Find words/ })).not.toBeInTheDocument();
  });

  it('is written to where they like that better, or have no number', async () => {
    showDue({ ways: ['email', 'call'] });
    expect(await screen.findByRole('link', { name: /^Find words for Ada/ })).toBeVisible();
    expect(screen.queryByText(/away until/)).not.toBeInTheDocument();
  });

  it('has no button for a way that they never want', async () => {
    showDue({ ways: ['inPerson', 'video'] });
    expect(await screen.findByText('Call first; Not before 10:00 AM.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Call|Find words)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Log an interaction/ })).toBeVisible();
  });
});

it('keeps the focus in the day when a promise is done, and when that is taken back', async () => {
  const commitment = makeCommitment({ text: 'Send the list', contactId: ada.id });
  const person = { ...ada, givenName: null, familyName: null };
  const promised = { ...NOTHING, commitments: [{ person, commitment }] };
  show(promised, NOTHING);
  await userEvent.click(await screen.findByRole('button', { name: 'Done: Send the list' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await userEvent.click(undo);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus();
});
