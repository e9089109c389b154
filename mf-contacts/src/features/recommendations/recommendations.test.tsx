import { type Guidance, type Interaction } from '@rapport/api-client';
import { GENERAL_TIPS } from '@rapport/contracts';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { inContactView } from '../../testing/in-contact-view.tsx';
import { makeContact } from '../../testing/make-contact.ts';
import { makeInteraction } from '../../testing/make-records.ts';
import { anyWords } from '../../testing/make-briefing.ts';
import { makeGuidance, makeTip } from '../../testing/make-guidance.ts';
import { Recommendations } from './recommendations.tsx';

const CONTACT = makeContact();
const ROUTE = `GET /api/guidance/${CONTACT.id}`;

function show(
  answer: unknown = makeGuidance(),
  contact = CONTACT,
  interactions: readonly Interaction[] = [],
) {
  const api = fakeRecordsApi({
    [ROUTE]: answer,
    [`GET /api/interactions/${CONTACT.id}`]: interactions,
  });
  const { view, opened } = inContactView(
    <Recommendations contact={contact} action={<button>Take Assessment</button>} />,
  );
  renderInShell(view, { shell: api.shell });
  return { ...api, opened };
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const notAssessed = (): Partial<Guidance> => ({
  state: 'not_assessed',
  basis: null,
  axes: [],
  motivation: null,
  profile: null,
  tips: GENERAL_TIPS.map(({ words, ...tip }) =>
    makeTip({ ...tip, words: anyWords(words.pattern), dependsOn: [], k: 0, rank: 0 }),
  ),
  split: null,
  observe: null,
});

describe('the recommendations for a person', () => {
  it('open where the next step fits, and say so', async () => {
    show(makeGuidance({ briefing: { states: ['ready', 'repair'], lines: [] } }));
    expect(await screen.findByRole('radio', { name: 'Disagreement fits now' })).toBeChecked();
    expect(screen.getByText('Talk in private; end with one written agreement.')).toBeVisible();
    expect(screen.getByText(/^“Could we settle/)).toHaveTextContent(
      '“Could we settle this in private, just you and me, and write down what we agree?”',
    );
    expect(screen.getByText('2 of your 12 answers')).toBeVisible();
    for (const chip of ['Values', 'Planned']) expect(screen.getByText(chip)).toBeVisible();
  });

  it('lead from what a tip rests on to the answers behind it', async () => {
    const { opened } = show(makeGuidance({ briefing: { states: ['ready', 'repair'], lines: [] } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Why Planned' }));
    expect(opened).toEqual([{ kind: 'evidence', about: 'JP' }]);
  });

  it('change with the arrow keys', async () => {
    show();
    (await screen.findByRole('radio', { name: /First message/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Meeting/ })).toBeChecked();
    const meeting = within(screen.getByRole('region', { name: 'Meeting' }));
    expect(meeting.getAllByRole('listitem')).toHaveLength(5);
    expect(meeting.getByRole('heading', { name: 'Avoid' })).toBeVisible();
    expect(meeting.getByText("Don't move a date on the day.")).toBeVisible();
  });

  it('name what works either way, and what to do for each of tied types', async () => {
    show();
    await screen.findByRole('radiogroup');
    await choose(/^Meeting one part could go either way/);
    expect(screen.getByText('Works either way, Concrete or Conceptual:')).toBeInTheDocument();
    expect(
      screen.getByText('Tied: Support-Giving, Achievement-Focused, Harmony-Seeking'),
    ).toBeVisible();
    expect(screen.getByText(/^If helping leads, thank them/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Decision' })).toBeInTheDocument();
  });

  it('show the blanks of words, which are neither copied nor sent before they are filled', async () => {
    const { opened } = show();
    expect(await screen.findByText('Ask what matters most to them, then listen.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A sentence to say' })).toBeVisible();
    expect(screen.getByText(/^“I have one/)).toHaveTextContent(
      "“I have one request. I'd like to blank: what you’d like to do. An answer by blank: a day is early enough.”",
    );
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Open in mail' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(opened).toMatchObject([{ kind: 'compose', tip: { id: 'I.write' } }]);
  });

  it('keep back the words that do not fit a first meeting', async () => {
    const words = { ...anyWords('Thank you again.'), fits: ['work' as const] };
    show(
      makeGuidance({ tips: [makeTip({ kind: 'write', text: 'Thank them once.', words })] }),
      makeContact({ lastInteractionAt: null }),
    );
    expect(await screen.findByText('Thank them once.')).toBeVisible();
    expect(screen.queryByText(/Thank you again/)).not.toBeInTheDocument();
  });

  it('fill in the title of what is planned, copy words without their quotation marks, and open a message in mail', async () => {
    const user = userEvent.setup();
    const words = anyWords("What's left to do about {matter}?", "What's left to do?");
    const write = makeTip({ kind: 'write', words });
    const planned = makeInteraction({
      interactionDate: '2099-01-01T09:00:00.000Z',
      description: 'The renewal & more',
    });
    show(
      makeGuidance({ tips: [write] }),
      makeContact({ nextPlannedAt: planned.interactionDate, nextPlannedType: 'email' }),
      [planned],
    );
    await user.click(await screen.findByRole('button', { name: 'Copy message' }));
    expect(await screen.findByRole('button', { name: 'Copied message' })).toHaveTextContent(
      'Copied',
    );
    const message = "What's left to do about the renewal & more?";
    expect(await navigator.clipboard.readText()).toBe(message);
    expect(screen.getByRole('link', { name: 'Open in mail' })).toHaveAttribute(
      'href',
      `mailto:lise.meitner@kestrel.example?body=${encodeURIComponent(message)}`,
    );
  });

  it('offer no mail without an address', async () => {
    const tips = [makeTip({ kind: 'write', words: anyWords('How are things with you?') })];
    show(makeGuidance({ tips }), makeContact({ primaryEmail: null }));
    expect(await screen.findByRole('button', { name: 'Copy message' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open in mail' })).not.toBeInTheDocument();
  });

  it('tell a scene as an example that no one can send', async () => {
    const scene = 'They take the saw for a week, then keep it or bring it back.';
    show(makeGuidance({ tips: [makeTip({ kind: 'write', words: null, scene })] }));
    expect(await screen.findByText(`For example: ${scene}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  });

  it('say how often a tip helped, and what is a first impression', async () => {
    const tip = makeTip({ kind: 'decision', feedback: { helped: 2, notHelped: 1 } });
    const { basis } = makeGuidance();
    show(
      makeGuidance({
        tips: [tip],
        basis: basis && { ...basis, interactions: 1, firstImpression: true },
      }),
    );
    await screen.findByRole('radiogroup');
    await choose(/Decision/);
    expect(screen.getByText('1 of your 12 answers · Helped 2 of 3 times')).toBeVisible();
    expect(screen.getByText('First impression.').parentElement).toHaveTextContent(
      "You've logged one interaction so far.",
    );
    await choose(/Feedback/);
    expect(screen.getByText(/^Still open/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take Assessment' })).toBeVisible();
  });
});

describe('without an estimate', () => {
  it('there is what works with anyone, with the way to the questions', async () => {
    show(makeGuidance(notAssessed()));
    expect(await screen.findByRole('heading', { name: 'Works with anyone' })).toBeVisible();
    expect(screen.getByText('True for most people')).toBeVisible();
    for (const { text } of GENERAL_TIPS) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Engagement' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Communication tips' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take Assessment' })).toBeVisible();
  });

  it('there is a plain line after an objection, and no tip', async () => {
    show(makeGuidance({ ...notAssessed(), state: 'objected', tips: [] }));
    expect(await screen.findByText(/^They objected, so no estimate is kept/)).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('without an answer that can be shown', () => {
  it('a skeleton is shown until the data arrives', () => {
    show(() => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading recommendations');
  });

  it('an API that does not know the path leaves what works with anyone', async () => {
    show(() => Promise.reject(requestError('Not found', 404, 'NOT_FOUND')));
    expect(await screen.findByRole('heading', { name: 'Works with anyone' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('a failure says what is missing, and Retry asks again', async () => {
    let failing = true;
    show(() => (failing ? Promise.reject(requestError('HTTP 503', 503)) : makeGuidance()));
    expect(await screen.findByText(/^Couldn't load the recommendations/)).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radiogroup', { name: 'Situation' })).toBeVisible();
  });
});
