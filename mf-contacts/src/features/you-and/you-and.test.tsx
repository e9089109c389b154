import { type Guidance } from '@rapport/api-client';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeGuidance } from '../../testing/make-guidance.ts';
import { YouAnd } from './you-and.tsx';

const CONTACT = makeContact({ displayName: 'Emmy Noether' });
const ROUTE = `GET /api/guidance/${CONTACT.id}`;

function show(answer: unknown) {
  const api = fakeRecordsApi({ [ROUTE]: answer });
  renderInShell(<YouAnd contact={CONTACT} assess={<button>Take Assessment</button>} />, {
    shell: api.shell,
  });
  return api;
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const OWN: NonNullable<Guidance['own']> = [
  { dimension: 'EI', side: 'E', score: 82 },
  { dimension: 'SN', side: 'N', score: 78 },
  { dimension: 'TF', side: 'F', score: 75 },
  { dimension: 'JP', side: 'J', score: 90 },
];

describe('you and a contact', () => {
  it('shows a bridge with both sides and what to try', async () => {
    show(makeGuidance());
    const bridge = await region('Outward or Inward');
    expect(bridge.getByText('Bridge')).toBeVisible();
    expect(
      bridge.getByRole('heading', { name: 'You answer right away; they answer tomorrow' }),
    ).toBeVisible();
    expect(bridge.getByText('Ask today and wait a day.')).toBeVisible();
    expect(bridge.getByText('You').parentElement).toHaveTextContent('YouOutward');
    expect(bridge.getByText('Emmy').parentElement).toHaveTextContent('EmmyInward');
    expect(screen.getByText(/^Your own assessment next to/)).toHaveTextContent(
      "One bridge to build, three things you don't know yet.",
    );
    expect(screen.getByText('Emmy: your answers, May 3')).toBeVisible();
  });

  it.each([null, 0])('claims no observation for a result with %s answers', async (answers) => {
    const guidance = makeGuidance();
    show({ ...guidance, basis: guidance.basis && { ...guidance.basis, answers } });
    await region('Outward or Inward');
    expect(screen.getByText(/^Your own assessment next to/)).toHaveTextContent(
      'Your own assessment next to a result without its answers.',
    );
    expect(screen.getByText('Emmy: a result without its answers, May 3')).toBeVisible();
    expect(screen.queryByText(/observed|your answers/)).not.toBeInTheDocument();
  });

  it('lists unknown axes on both sides without guessing', async () => {
    show(makeGuidance());
    const concrete = await region('Concrete or Conceptual');
    expect(concrete.getByRole('heading', { name: 'Not known yet for Emmy' })).toBeVisible();
    expect(concrete.getByText('Emmy’s letter is still open.')).toBeVisible();
    expect(concrete.getByText('Emmy').parentElement).toHaveTextContent('EmmyEither way');
    expect(concrete.getByText('Watch for')).toBeVisible();
    const logic = await region('Logic or Values');
    expect(logic.getByText('Your own answers put you between the two.')).toBeVisible();
    const planned = await region('Planned or Flexible');
    expect(
      planned.getByText("You haven't answered enough to place yourself on Planned or Flexible."),
    ).toBeVisible();
    expect(planned.getByRole('link', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
  });

  it("says that the user's answers contradict each other", async () => {
    show(makeGuidance({ own: [{ dimension: 'TF', side: null, score: 90 }, ...OWN.slice(0, 2)] }));
    expect(
      (await region('Logic or Values')).getByText('Your own answers point both ways.'),
    ).toBeVisible();
  });

  it('puts what a shared side is good for beside what it hides', async () => {
    show(
      makeGuidance({
        own: OWN,
        you: [
          { card: 'blind_spot', axis: 'TF', text: 'You both spare the other bad news. Agree.' },
          { card: 'driver', axis: null, text: 'You both push. Settle who decides what.' },
          { card: 'watch_out', axis: 'TF', text: "You'd both rather be kind. Say it first." },
          { card: 'strength', axis: 'TF', text: 'You both look out for people. Agree on who.' },
        ],
      }),
    );
    const alike = await region('Logic or Values');
    expect(alike.getByText('Alike')).toBeVisible();
    expect(screen.getByText('Also alike: Planned.')).toBeVisible();
    const rows = alike
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(alike.getByRole('heading', { name: 'You both look out for people' })).toBeVisible();
    expect(rows).toEqual([
      ['Use it', 'Agree on who.'],
      ['Watch it', 'You both spare the other bad news. Agree.'],
    ]);
    expect(screen.getByText('Watch out')).toBeVisible();
    const chip = screen.getByText('Watch out').parentElement?.lastElementChild;
    expect(chip).toHaveTextContent(/^Values$/);
    expect(screen.getByText('You both push. Settle who decides what.')).toBeVisible();
  });

  it('leads to the own assessment while that is missing', async () => {
    show(makeGuidance({ own: null, you: [] }));
    expect(await screen.findByRole('heading', { name: 'You and Emmy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('leads to the questions while the contact is not assessed', async () => {
    show(makeGuidance({ state: 'not_assessed', axes: [], basis: null, you: [] }));
    expect(
      await screen.findByRole('heading', { name: 'Nothing to compare with Emmy yet' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take Assessment' })).toBeVisible();
  });

  it('says that they objected', async () => {
    show(makeGuidance({ state: 'objected', axes: [], basis: null, you: [], own: null }));
    expect(await screen.findByText('They objected, so no estimate is kept.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const api = show(() => {
      throw requestError('HTTP 500', 500);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't load the comparison with Emmy.",
    );
    api.answers[ROUTE] = makeGuidance();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Bridge')).toBeVisible();
  });
});
