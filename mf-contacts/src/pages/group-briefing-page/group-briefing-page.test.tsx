import { type Attendee, type Meeting, type MeetingGuidance } from '@rapport/api-client';
import { meetingWords } from '@rapport/contracts';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../../commitments/commitment-words.ts';
import { makeCommitment } from '../../testing/make-records.ts';
import { makeStatedPreference } from '../../testing/make-stated-preference.ts';
import { GroupBriefingPage } from './group-briefing-page.tsx';

const ID = '018f6b1e-0000-7000-8000-000000000201';
const MEETING: Meeting = {
  ...{ id: ID, title: 'Renewal', startsAt: '2999-03-14T09:00:00.000Z', duration: 60 },
  ...{ place: 'Room 4', link: null, notes: 'Agenda: prices', goal: 'agree on two years' },
  ...{ state: 'planned', source: 'own', type: 'meeting', people: [] },
};
const attendee = (displayName: string, overrides: Partial<Attendee> = {}): Attendee => ({
  ...{ id: `018f6b1e-0000-7000-8000-00000000030${displayName.length}`, displayName },
  ...{ state: 'assessed', need: null, tipId: null, told: [], relations: [], promises: [] },
  ...overrides,
});
const GUIDANCE: MeetingGuidance = {
  meetingId: ID,
  libraryVersion: '4',
  people: [
    attendee('Dana', {
      need: 'Send your question the day before.',
      tipId: 'I.do',
      promises: [makeCommitment({ kind: 'they_promised', text: 'A list by Friday' })],
    }),
    attendee('Priya'),
    attendee('Samuel', { state: 'objected' }),
    attendee('Lee', { state: 'candidate' }),
    attendee('Kimberly', { state: 'not_assessed' }),
  ],
  common: [{ axis: 'EI', text: 'Both like it in writing first.' }],
  conflicts: [{ axis: 'JP', text: 'Agree on the date; let Dana choose the way.', contactIds: [] }],
};

function open(guidance: () => MeetingGuidance = () => GUIDANCE, id = ID) {
  const request = async (path: string) =>
    (path === `/api/meeting-guidance/${ID}` ? guidance() : MEETING) as never;
  const routes = [{ path: '/contacts/meetings/:meetingId', element: <GroupBriefingPage /> }];
  return renderInShell(routes, {
    shell: fakeShell({ request }),
    path: `/contacts/meetings/${id}`,
  });
}
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!;

describe('the page about everyone in a meeting', () => {
  it('says who is assessed, what they have in common, where they differ, and what each one needs', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Renewal', level: 1 })).toBeVisible();
    for (const { label, text } of meetingWords(MEETING, [], localDay())) {
      expect(row(label)).toHaveTextContent(text);
    }
    expect(row('Notes')).toHaveTextContent('Agenda: prices');
    expect(row('Promised')).toHaveTextContent('Dana: They promised: A list by Friday');
    expect(row('In common')).toHaveTextContent('Both like it in writing first.');
    expect(row('Where they differ')).toHaveTextContent('let Dana choose the way');
    const each = [...row('Each of them').querySelectorAll('p')].map((line) => line.textContent);
    expect(each).toEqual([
      'Dana: Send your question the day before.',
      'Priya: Nothing is certain enough yet.',
      'Samuel: Objected, so no estimate is kept.',
      'Lee: A candidate: no estimate is made.',
      'Kimberly: Not assessed yet.',
    ]);
    expect(screen.getByText(/Estimates, not facts/)).toBeVisible();
    expect(document.title).toBe('Before you meet: Renewal · Rapport');
  });

  it('is copied as shown', async () => {
    const user = userEvent.setup();
    open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy briefing' }));
    const [[copied = ''] = []] = write.mock.calls;
    for (const line of screen.getAllByRole('definition')) {
      expect(copied).toContain(line.querySelector('p')?.textContent);
    }
  });

  it('shows nothing of an estimate for fewer than two who are assessed', async () => {
    const people = [attendee('Dana'), attendee('Kimberly', { state: 'not_assessed' })];
    open(() => ({ ...GUIDANCE, people, common: [], conflicts: [] }));
    expect(await screen.findByText(/Assess at least two of them/)).toBeVisible();
    expect(screen.queryByText('In common')).toBeNull();
    expect(row('Each of them')).toHaveTextContent('Dana: Assessed.');
  });

  it.each([
    ['was canceled', ID],
    ['has an address that is none', 'x'],
  ])('says that it is gone where it %s', async (_, id) => {
    open(() => {
      throw requestError('Meeting not found', 404);
    }, id);
    expect(
      await screen.findByRole('heading', { name: 'This meeting is no longer planned' }),
    ).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    let isBroken = true;
    open(() => {
      if (isBroken) throw requestError('Internal error', 500);
      return GUIDANCE;
    });
    expect(await screen.findByText(/Couldn't load the briefing/)).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Both like it in writing first.')).toBeVisible();
  });
});

it("shows each person's stated preferences in place of a contradicting need", async () => {
  const { preference } = makeStatedPreference('channel', { channels: { call: 'first' } });
  open(() => ({
    ...GUIDANCE,
    people: [attendee('Dana', { told: [preference] }), attendee('Priya', { need: 'Ask for why.' })],
  }));
  await screen.findByRole('heading', { name: 'Renewal', level: 1 });
  expect(row('They told you')).toHaveTextContent('Dana: Call firstTold you on March 3, 2024');
  expect(row('Each of them')).toHaveTextContent('Dana: Go by what they told you.');
  expect(row('Each of them')).toHaveTextContent('Priya: Ask for why.');
});
