import { type Meeting } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRELOADS } from '../../../preloads.ts';
import { makeMeeting } from '../../testing/make-meeting.ts';
import { AllMeetings } from './all-meetings.tsx';
import { meetingsCall } from './use-meetings.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const COMING = makeMeeting({ title: 'Renewal', startsAt: inDays(1), notes: 'Prices\nDelivery' });
const OVER = makeMeeting({ id: 'over', title: 'Kick-off', startsAt: inDays(-9) });
const HELD = makeMeeting({
  ...{ id: 'held', title: 'Review', startsAt: inDays(-9), state: 'held' },
  ...{ outcome: 'positive', outcomeNotes: 'Two years' },
});

type Answer = (path: string) => Meeting[];

function open(answer: Answer) {
  const paths: string[] = [];
  const requestWithHeaders = jest.fn(async (path: string) => {
    paths.push(path);
    return { data: answer(path), headers: new Headers() };
  });
  const [onPlan, onChange] = [jest.fn(), jest.fn()];
  const shell = fakeShell({
    requestWithHeaders: requestWithHeaders as ShellApi['requestWithHeaders'],
  });
  renderInShell(<AllMeetings opening={false} onPlan={onPlan} onChange={onChange} />, { shell });
  return { paths, onPlan, onChange };
}

it('asks first for what the HTML has asked for', () => {
  const [request] = PRELOADS['/contacts/meetings'].requests;
  expect(meetingsCall({ when: 'coming', search: '' }).path).toBe(request);
});

it('shows what comes by week, with whom, and the notes', async () => {
  const { onChange } = open(() => [COMING]);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Lise Meitner, Institute for Chemistry');
  expect(row).toHaveTextContent('Prices Delivery');
  expect(screen.getByRole('heading', { level: 2, name: /^(This|Next) week$/ })).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Renewal' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/briefing?meeting=${COMING.id}`),
  );
  await userEvent.click(within(row).getByRole('button', { name: 'More about Renewal' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change meeting' }));
  expect(onChange).toHaveBeenCalledWith(COMING);
});

it('asks how those went that have passed, and shows how the others did', async () => {
  open((path) => (path.includes('when=past') ? [OVER, HELD] : []));
  await userEvent.click(await screen.findByRole('radio', { name: 'Past' }));
  const [over, held] = await screen.findAllByRole('listitem');
  expect(await within(over!).findByRole('radio', { name: 'Positive' })).toBeVisible();
  expect(held).toHaveTextContent(/Two years.*Positive/);
  expect(within(held!).queryByRole('radio')).toBeNull();
});

it('searches, and repeats the search if nothing matches', async () => {
  const { paths } = open((path) => (path.includes('q=') ? [] : [COMING]));
  await screen.findByRole('listitem');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search meetings' }), 'nord');
  expect(await screen.findByText('No coming meeting found')).toBeVisible();
  expect(paths.at(-1)).toBe('/api/meetings?when=coming&limit=50&q=nord');
});

it('offers to plan where nothing is planned', async () => {
  const { onPlan } = open(() => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Plan the first one' }));
  expect(onPlan).toHaveBeenCalled();
});

it("shows that meetings couldn't be loaded, and retries", async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw requestError('away', 503);
    return [COMING];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the meetings.");
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Renewal' })).toBeVisible());
});
