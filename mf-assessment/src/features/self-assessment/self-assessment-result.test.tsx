import { answeredScoresOf, SELF_ASSESSMENT_BANK } from '@rapport/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answersTo,
  openSelfAssessment,
  option,
  scoresOf,
} from '../../testing/open-self-assessment.tsx';

const complete = answersTo(14);
const result = { stored: scoresOf(complete) };
const score = (name: string) => screen.getByRole('img', { name });
/** The heading of the result, once it has loaded. */
async function resultHeading() {
  await screen.findByRole('button', { name: 'Retake' });
  return screen.getByRole('heading', { level: 1, name: 'Your results' });
}

afterEach(() => {
  localStorage.clear();
});

describe('the result', () => {
  it('shows fourteen scores in groups, between two ends, with number and word', async () => {
    openSelfAssessment(result);
    await resultHeading();
    const groups = ['Personality', 'Energy', 'Strengths', 'Workplace style'].map((title) =>
      within(screen.getByRole('region', { name: title }))
        .getAllByRole('img')
        .map((bar) => bar.getAttribute('aria-label')?.split(':')[0]),
    );
    expect(groups).toEqual([
      [
        'Openness',
        'Conscientiousness',
        'Extraversion',
        'Agreeableness',
        'Sensitivity',
        'Honesty and humility',
      ],
      ['Positive energy', 'Tension'],
      ['Wisdom', 'Courage', 'Care'],
      ['Composure', 'Drive', 'Sociability'],
    ]);
    expect(
      score('Openness: 75 of 100, high, between Proven ways and Exploring, on the Exploring side'),
    ).toBeVisible();
    expect(
      score('Drive: 25 of 100, low, between Content and Driven, on the Content side'),
    ).toBeVisible();
    expect(document.title).toBe('My Assessment · Rapport');
  });

  it('shows a score from one answer as a leaning', async () => {
    openSelfAssessment({ ...result, saved: complete });
    await resultHeading();
    expect(
      screen.getByRole('img', { name: /^Openness: 75 of 100, leans Exploring, one answer/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^Drive: 25 of 100, leans Content, one answer/ }),
    ).toBeVisible();
  });

  it('says that a score of the middle band is in the middle', async () => {
    openSelfAssessment({ stored: { ...result.stored, viaLove: 69, viaCourage: 31 } });
    await resultHeading();
    expect(
      score('Care: 69 of 100, middle, between Gives space and Stays close, in the middle'),
    ).toBeVisible();
    expect(
      score('Courage: 31 of 100, middle, between Diplomatic and Outspoken, in the middle'),
    ).toBeVisible();
  });

  it('says what the numbers mean and what they do not mean', async () => {
    openSelfAssessment(result);
    await resultHeading();
    expect(screen.getByRole('region', { name: 'What these numbers mean' })).toHaveTextContent(
      'At 70 and above, the words on the right describe you. At 30 and below, the words on the left do.',
    );
    expect(screen.getByRole('region', { name: "What they don't mean" })).toHaveTextContent(
      'a short reflection tool, not a validated test',
    );
    expect(screen.getByText(/a score isn't a percentile/)).toBeVisible();
    expect(screen.getByText(/informed by public-domain IPIP research/)).toBeVisible();
  });

  it('leads on to coaching', async () => {
    openSelfAssessment(result);
    expect(await screen.findByRole('link', { name: 'Open Coaching' })).toHaveAttribute(
      'href',
      '/coaching',
    );
  });

  it('tells an Unsure and a missing answer from a measured middle', async () => {
    const saved = { ...answersTo(12), openness: 'Unsure' } as const;
    openSelfAssessment({ stored: scoresOf(saved), saved });
    await resultHeading();
    const ends = 'between Proven ways and Exploring, in the middle';
    expect(score(`Openness: 50 of 100, not measured, ${ends}`)).toBeVisible();
    expect(score('Drive: not answered, between Content and Driven')).toBeVisible();
    expect(screen.queryByText(/can also mean/)).not.toBeInTheDocument();
  });

  it('says that a 50 may be a missing answer where another browser saved the result', async () => {
    openSelfAssessment({ stored: { ...result.stored, viaLove: 50 }, saved: answersTo(3) });
    await resultHeading();
    expect(screen.getByText(/A score of 50 can also mean an unanswered question/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });
});

describe('a result with open questions, in a browser that did not save it', () => {
  const four = answersTo(4);
  const answeredScores = answeredScoresOf(SELF_ASSESSMENT_BANK, four);
  const stored = { ...scoresOf(four), answers: four, answeredScores };

  it('shows an unanswered trait as not answered, without a number', async () => {
    openSelfAssessment({ stored });
    await resultHeading();
    expect(screen.getAllByRole('img', { name: /: not answered, between / })).toHaveLength(10);
    expect(screen.queryByRole('img', { name: /50 of 100/ })).not.toBeInTheDocument();
  });

  it('goes on with the open questions, with the stored answers chosen', async () => {
    const { user } = openSelfAssessment({ stored });
    await user.click(
      await screen.findByRole('button', { name: 'Continue with the 10 unanswered questions' }),
    );
    expect(screen.getByText('4 of 14 completed')).toBeVisible();
    expect(option('openness', 'A')).toBeChecked();
  });
});

describe('Retake', () => {
  it('starts clean, with the focus on the heading, and leaves the result in place', async () => {
    const { user } = openSelfAssessment({ ...result, saved: complete });
    await user.click(await screen.findByRole('button', { name: 'Retake' }));
    expect(screen.getByText('0 of 14 completed')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'My Assessment' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to Results' }));
    expect(await resultHeading()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('stays on the questions through a reload', async () => {
    openSelfAssessment({ ...result, unsaved: answersTo(3), path: '/my-assessment?view=questions' });
    expect(await screen.findByText('3 of 14 completed')).toBeVisible();
  });

  it('stores its answers as a draft, and continues with them', async () => {
    const { user } = openSelfAssessment({ ...result, saved: complete });
    await user.click(await screen.findByRole('button', { name: 'Retake' }));
    await user.click(option('openness', 'B'));
    await user.click(screen.getByRole('link', { name: 'Back to Results' }));
    expect(screen.getByText('New answers are waiting: 1 of 14 completed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(option('openness', 'B')).toBeChecked();
  });

  it('asks before it drops answers, and goes back to the result on Keep Answers', async () => {
    const { user } = openSelfAssessment({ ...result, unsaved: answersTo(5) });
    await user.click(await screen.findByRole('button', { name: 'Retake' }));
    const dialog = screen.getByRole('alertdialog', {
      name: 'Start again without these answers?',
    });
    expect(dialog).toHaveTextContent('5 of 14 completed');
    await user.click(within(dialog).getByRole('button', { name: 'Keep Answers' }));
    expect(await resultHeading()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retake' }));
    await user.click(screen.getByRole('button', { name: 'Start Again' }));
    expect(screen.getByText('0 of 14 completed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks before fewer answers replace the result', async () => {
    const { user, sent } = openSelfAssessment({ ...result, saved: complete });
    await user.click(await screen.findByRole('button', { name: 'Retake' }));
    await user.click(option('openness', 'B'));
    await user.click(screen.getByRole('button', { name: 'Save Progress' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Replace your saved result?' });
    expect(dialog).toHaveTextContent('1 of 14 completed');
    await user.click(within(dialog).getByRole('button', { name: 'Keep Answering' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save Progress' }));
    await user.click(screen.getByRole('button', { name: 'Replace Result' }));
    expect(await screen.findByText('Contacts page')).toBeVisible();
    expect(sent[0]?.options.body).toMatchObject({ bigFiveOpenness: 25, viaLove: 50 });
  });
});

describe('Change Answers', () => {
  it('starts with the answers behind the result, and is a retake only once one changes', async () => {
    const { user, sent } = openSelfAssessment({ ...result, saved: complete });
    await user.click(await screen.findByRole('button', { name: 'Change Answers' }));
    expect(option('openness', 'A')).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Back to Results' }));
    expect(screen.queryByText(/New answers are waiting/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change Answers' }));
    await user.click(option('openness', 'B'));
    // Nothing is lost, so no confirmation is needed.
    fireEvent.click(screen.getByRole('button', { name: 'Complete Assessment' }));
    expect(await screen.findByText('Contacts page')).toBeVisible();
    expect(sent[0]?.options.body).toMatchObject({ bigFiveOpenness: 25, viaCourage: 75 });
  });

  it('is not offered where this browser does not know the answers', async () => {
    openSelfAssessment(result);
    await resultHeading();
    expect(screen.queryByRole('button', { name: 'Change Answers' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retake' })).toBeVisible();
  });
});
