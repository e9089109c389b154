import { type ContactSummary, type Guidance } from '@rapport/api-client';
import { requestError } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeContactSummary } from '../../testing/make-contact-summary.ts';
import { makeRecommendation } from '../../testing/make-recommendation.ts';
import { makeUserScores } from '../../testing/make-user-scores.ts';
import { type CoachingApi, openCoaching } from '../../testing/open-coaching.tsx';

const BRIDGE = 'You answer right away; they answer tomorrow. Ask today and wait a day.';
const DRIVER = 'You push to finish; they keep the peace. Ask who pays for the speed.';

function guidance(changes: Partial<Guidance> = {}): Guidance {
  return {
    contactId: 'c-1',
    libraryVersion: '1',
    state: 'ready',
    basis: null,
    axes: [],
    motivation: null,
    profile: null,
    tips: [],
    split: null,
    observe: null,
    briefing: { states: ['ready'], lines: [] },
    you: [
      { card: 'bridge', axis: 'EI', text: BRIDGE },
      { card: 'driver', axis: null, text: DRIVER },
    ],
    own: [],
    ...changes,
  };
}

function open(changes: Partial<CoachingApi>) {
  const api: CoachingApi = {
    scores: makeUserScores(),
    cards: [makeRecommendation('a')],
    nextDue: [makeContactSummary()],
    guidance: guidance(),
    ...changes,
  };
  return { api, ...openCoaching(api) };
}

const OBJECTED_AT = '2026-05-01T09:00:00.000Z';
const block = async () => within(await screen.findByRole('region', { name: 'Due next' }));
const due = (changes: Partial<ContactSummary>) => ({ nextDue: [makeContactSummary(changes)] });

describe('who is due next', () => {
  it('is named with the top bridge, the way to them and to the briefing', async () => {
    open({ guidance: guidance({ you: guidance().you.toReversed() }) });
    expect(await screen.findByText(BRIDGE)).toBeVisible();
    const region = await block();
    expect(region.getByText('Bridge')).toBeVisible();
    expect(region.getByText(/^Overdue by \d+ days$/)).toBeVisible();
    const links = region
      .getAllByRole('link')
      .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Emmy Noether', '/contacts/c-1'],
      ['Before you meet', '/contacts/c-1/briefing'],
      ['You and Emmy Noether', '/contacts/c-1?tab=you'],
    ]);
  });

  it('comes with the best other card where there is no bridge', async () => {
    open({ guidance: guidance({ you: guidance().you.slice(1) }) });
    expect(await screen.findByText(DRIVER)).toBeVisible();
    expect((await block()).getByText('Your drive')).toBeVisible();
  });

  it.each([
    ['no one is on the list', { nextDue: [] }, /^No one is due\. Choose how often/],
    ['they are not assessed', due({ mbtiType: null }), /^Emmy Noether isn't assessed yet\./],
    [
      'everyone objected',
      due({ mbtiType: null, objectedAt: OBJECTED_AT }),
      'Everyone who is due objected to an estimate, so no one is named here.',
    ],
    [
      'too little is known',
      { guidance: guidance({ you: [] }) },
      'Not enough is known about the two of you to compare.',
    ],
    [
      'the own assessment is missing',
      { guidance: guidance({ you: [], own: null }) },
      "Without your own assessment, there's nothing to compare.",
    ],
  ] satisfies [string, Partial<CoachingApi>, RegExp | string][])(
    'says so when %s',
    async (_, api, text) => {
      open(api);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Card a' })).toBeVisible();
    },
  );

  it('is someone with an estimate, and never who objected', async () => {
    const lise = { mbtiType: null, displayName: 'Lise Meitner', objectedAt: OBJECTED_AT };
    const mary = { mbtiType: null, displayName: 'Mary Anning', id: 'c-3' };
    const nextDue = [makeContactSummary({ id: 'c-2', ...lise }), makeContactSummary(mary)];
    const { unmount } = open({ nextDue: [...nextDue, makeContactSummary()] });
    expect(await screen.findByText(BRIDGE)).toBeVisible();
    expect((await block()).getAllByText(/Emmy Noether/)).not.toHaveLength(0);
    unmount();
    open({ nextDue });
    expect(await screen.findByText(/^Mary Anning isn't assessed yet\./)).toBeVisible();
    expect(screen.queryByText(/Lise Meitner/)).not.toBeInTheDocument();
  });

  it('gives way to whom one meets next', async () => {
    const at = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
    const person = { id: 'c-9', displayName: 'Marta Kowalska', photoPath: null };
    const meeting = { type: 'meeting', title: 'Budget', meetingId: null } as const;
    open({ nextMeeting: { next: { person, assessed: true, at, ...meeting } } });
    expect(await screen.findByText(BRIDGE)).toBeVisible();
    const region = within(screen.getByRole('region', { name: 'You meet next' }));
    expect(region.getByRole('link', { name: 'Marta Kowalska' })).toBeVisible();
    expect(region.getByText(/^\w+day, \w+ \d+, /)).toBeVisible();
    expect(screen.queryByText(/Emmy Noether/)).not.toBeInTheDocument();
  });

  it.each([
    ['knows nothing of meetings', requestError('Not Found', 404)],
    ['fails for them', requestError('HTTP 500', 500)],
  ])('is there where the API %s', async (_, nextMeeting) => {
    open({ nextMeeting });
    expect(await screen.findByText(BRIDGE)).toBeVisible();
    expect(await block()).toBeTruthy();
  });

  it('asks for no guidance without an estimate', async () => {
    const { askedOfNextDue } = open(due({ mbtiType: null }));
    await screen.findByText(/isn't assessed/);
    expect(askedOfNextDue).toEqual([
      '/api/today/next-meeting',
      '/api/contacts?sort=nextDue&dueWithinDays=365&limit=1&assessed=true',
      '/api/contacts?sort=nextDue&dueWithinDays=365&limit=20&assessed=false&objected=false',
    ]);
  });

  it.each([
    ['who is due', 'nextDue', /^Couldn't load the contact due next\./],
    ['the guidance', 'guidance', /^Couldn't load your comparison\./],
  ] as const)('leaves the page as it is when %s does not load', async (_, part, text) => {
    const { api } = open({ [part]: requestError('HTTP 500', 500) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Card a' })).toBeVisible();
    Object.assign(api, { nextDue: [makeContactSummary()], guidance: guidance() });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(BRIDGE)).toBeVisible();
  });

  it('is left out while the own assessment is missing', async () => {
    open({ scores: makeUserScores({ assessmentComplete: false }) });
    await screen.findByRole('heading', { name: 'Complete Your Assessment' });
    expect(screen.queryByRole('region', { name: 'Due next' })).not.toBeInTheDocument();
  });
});

describe('something to say', () => {
  const sayIt = 'What would you change first?';

  it('stands on a card that has it, and is copied', async () => {
    open({ cards: [makeRecommendation('a', { sayIt }), makeRecommendation('b')] });
    expect(await screen.findByText(`“${sayIt}”`)).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: `Copy: ${sayIt}` }));
    expect(await navigator.clipboard.readText()).toBe(sayIt);
    expect(screen.getByRole('button', { name: `Copied: ${sayIt}` })).toHaveTextContent('Copied');
  });

  it('says how to copy it by hand where the browser refuses', async () => {
    const { notify } = open({ cards: [makeRecommendation('a', { sayIt })] });
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: `Copy: ${sayIt}` }));
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Not copied' }));
  });
});
