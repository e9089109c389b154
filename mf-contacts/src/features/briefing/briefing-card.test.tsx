import { type Briefing } from '@rapport/api-client';
import { renderInShell, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { inContactView } from '../../testing/in-contact-view.tsx';
import { makeContact } from '../../testing/make-contact.ts';
import { makeGuidance } from '../../testing/make-guidance.ts';
import { BriefingCard } from './briefing-card.tsx';
import { isMeetingNear, useBriefingOpen } from './use-briefing-open.ts';

const contact = makeContact();
/** A minute from now. */
const soon = () => new Date(Date.now() + 60_000).toISOString();

function Card({ plannedAt = soon() }: { plannedAt?: string | null }) {
  const [open, setOpen] = useBriefingOpen({ id: contact.id, nextPlannedAt: plannedAt });
  return (
    <BriefingCard
      contact={contact}
      open={open}
      onOpenChange={setOpen}
      assessmentButton={(label) => <button type="button">{label}</button>}
    />
  );
}

function open(
  briefing: Partial<Briefing> = {},
  { plannedAt, guidanceError }: { plannedAt?: null; guidanceError?: () => Error | undefined } = {},
) {
  const user = userEvent.setup();
  const guidance = makeGuidance({ briefing: { ...makeGuidance().briefing, ...briefing } });
  const api = fakeContactsApi({ pages: [[contact]] });
  const calls: string[] = [];
  const shell: typeof api.shell = {
    ...api.shell,
    request: async (path, options) => {
      calls.push(`${options?.method ?? 'GET'} ${path}`);
      const error = path.startsWith('/api/guidance/') ? guidanceError?.() : undefined;
      if (error) throw error;
      return path.startsWith('/api/guidance/')
        ? (guidance as never)
        : api.shell.request(path, options);
    },
  };
  const { view, opened } = inContactView(<Card {...(plannedAt === null && { plannedAt })} />);
  const rendered = renderInShell(view, { shell });
  return { user, opened, calls, ...rendered };
}

const toggle = () => screen.getByRole('button', { name: 'Before you meet' });
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!;

afterEach(() => forgetContact(TEST_USER.id, contact.id));

describe('the briefing on the page of a contact', () => {
  it('advises how to open, what to do, and what to avoid, with its confidence', async () => {
    open();
    expect(await screen.findByText(/what matters most to you here/)).toBeVisible();
    expect(screen.getByText('Message first')).toBeVisible();
    expect(within(row('Do')).getAllByRole('definition')).toHaveLength(2);
    expect(row('Avoid')).toHaveTextContent("Don't open with figures; open with a person.");
    expect(row('Watch for')).toHaveTextContent('Do they explain by example or by idea?');
    expect(row('Watch for')).toHaveTextContent('Concrete or Conceptual');
    expect(row('How sure')).toHaveTextContent('An estimate, not a fact.');
    expect(screen.getByRole('link', { name: 'Open as one page' })).toHaveAttribute(
      'href',
      `/contacts/${contact.id}/briefing`,
    );
  });

  it('closes to one line that says how to begin, and stays closed', async () => {
    const { user, unmount } = open();
    await screen.findByText(/what matters most/);
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(
      screen.getByText(
        /^Open with: “Before I say anything, I'd like to understand what matters most to you here/,
      ),
    ).toBeVisible();
    expect(screen.queryByText('Avoid')).not.toBeInTheDocument();
    unmount();
    open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is one line without a meeting that is near, until someone opens it', async () => {
    const { user, unmount } = open({}, { plannedAt: null });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    unmount();
    open({}, { plannedAt: null });
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('is open for the next meeting, although it was closed at another time', async () => {
    const { user, unmount } = open({}, { plannedAt: null });
    await user.click(toggle());
    await user.click(toggle());
    unmount();
    open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('forgets with the contact whether it was closed', async () => {
    const { user, unmount } = open();
    await user.click(toggle());
    unmount();
    forgetContact(TEST_USER.id, contact.id);
    open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('is copied as text, and printed', async () => {
    const { user } = open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Copy briefing' }));
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Lise Meitner, Head.*\nLast: /));
    await user.click(screen.getByRole('button', { name: 'Print briefing' }));
    expect(print).toHaveBeenCalled();
  });

  it('asks what was seen of what to watch for', async () => {
    const { user, opened } = open();
    await user.click(await screen.findByRole('button', { name: 'I saw it' }));
    expect(opened).toEqual([
      { kind: 'observation', watchFor: makeGuidance().observe, interactionId: null },
    ]);
  });

  it('leads to the questions before an assessment', async () => {
    open({ states: ['not_assessed'], lines: [] });
    expect(await screen.findByRole('button', { name: 'Answer seven questions' })).toBeVisible();
    expect(screen.getByText('Works with anyone')).toBeVisible();
  });

  it('has facts only after an objection', async () => {
    open({ states: ['objected'], lines: [] });
    expect(await screen.findByText('They objected, so no estimate is kept.')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Last',
      'To do',
    ]);
  });

  it('asks after twelve months whether the estimate still fits, before it shows the tips', async () => {
    const { user, opened, calls } = open({ states: ['stale'] });
    expect(await screen.findByText('Does this still fit?')).toBeVisible();
    expect(screen.queryByText('Avoid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete estimate' }));
    expect(opened).toEqual([{ kind: 'delete-estimate' }]);
    await user.click(screen.getByRole('button', { name: 'Still fits' }));
    expect(calls).toContain(`PUT /api/contacts/${contact.id}/review`);
  });

  it('shows a failed load, and retries', async () => {
    let failing = true;
    const { user } = open(
      {},
      { guidanceError: () => (failing ? requestError('HTTP 503', 503) : undefined) },
    );
    expect(await screen.findByText(/Couldn't load the briefing/)).toBeVisible();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/what matters most/)).toBeVisible();
  });

  it('is not there with an API that knows no briefings', async () => {
    open({}, { guidanceError: () => requestError('Not found', 404) });
    expect(toggle()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });
});

describe('a meeting that is near', () => {
  const now = new Date(2026, 4, 3, 15, 0);

  it.each([
    ['later today', new Date(2026, 4, 3, 15, 1), true],
    ['at the end of tomorrow', new Date(2026, 4, 4, 23, 59), true],
    ['on the day after tomorrow', new Date(2026, 4, 5, 0, 0), false],
    ['earlier today', new Date(2026, 4, 3, 14, 59), false],
  ])('is one %s: %s is %s', (_, at, isNear) => {
    expect(isMeetingNear(at.toISOString(), now)).toBe(isNear);
  });

  it('is none where nothing is planned', () => {
    expect(isMeetingNear(null, now)).toBe(false);
  });
});
