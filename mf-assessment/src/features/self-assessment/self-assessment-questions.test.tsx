import { SELF_ASSESSMENT_BANK } from '@rapport/contracts';
import { fakeShell, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answersTo,
  group,
  openSelfAssessment,
  option,
  renderPage,
} from '../../testing/open-self-assessment.tsx';
import { selfAssessmentDraft } from './self-assessment-draft.ts';

const UNSURE = "I'm not sure - Show me more specific questions";
const followUps = () => screen.queryByRole('button', { name: /^More Specific Questions/ });
const saveButton = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('says before the first answer that this is no validated test and has no norms', async () => {
  openSelfAssessment();
  const limits = await screen.findByText(/not a validated test\. It has no norms/);
  expect(limits.compareDocumentPosition(option('openness', 'A'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

describe('/my-assessment while it loads', () => {
  it('shows a skeleton', () => {
    renderPage(fakeShell({ request: () => new Promise(() => {}) }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your assessment');
    expect(document.title).toBe('My Assessment · Rapport');
  });

  it.each(['/api/user/profile', '/api/user-profile'])(
    'says that %s cannot be loaded, and loads it again',
    async (failing) => {
      let isBroken = true;
      const request = (path: string) =>
        isBroken && path === failing
          ? Promise.reject(requestError('HTTP 503 - Service Unavailable', 503))
          : Promise.resolve({ email: TEST_USER.email, assessmentComplete: false } as never);
      renderPage(fakeShell({ request }));
      expect(
        await screen.findByRole('heading', { name: 'Unable to load your assessment' }),
      ).toBeVisible();
      expect(screen.queryByText(/HTTP 503/)).not.toBeInTheDocument();
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('0 of 14 completed')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );
});

describe('/my-assessment before it is complete', () => {
  it('asks fourteen questions in four named groups, and shows whose assessment it is', async () => {
    openSelfAssessment();
    expect(await screen.findByText(TEST_USER.email)).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Personality', 'Energy', 'Strengths', 'Workplace style']);
    const questions = screen.getAllByRole('heading', { level: 3 });
    expect(questions.map(({ textContent }) => textContent)).toEqual(
      SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L1').map(
        ({ question }, index) => `${index + 1} ${question}`,
      ),
    );
    expect(screen.getAllByRole('radio', { name: UNSURE })).toHaveLength(14);
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(3 * 14);
    expect(followUps()).not.toBeInTheDocument();
  });

  it('counts answers on the page and in their group', async () => {
    const { user } = openSelfAssessment();
    await saveButton('Save Progress');
    await user.click(option('openness', 'B'));
    await user.click(option('wisdom', 'Unsure'));
    expect(option('openness', 'B')).toBeChecked();
    expect(screen.getByText('2 of 14 completed')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 14 completed');
    const personality = screen.getByRole('region', { name: 'Personality' });
    expect(within(personality).getByText('1 of 6')).toBeVisible();
  });

  it('reads Complete Assessment once the last question has an answer', async () => {
    const { user } = openSelfAssessment({ unsaved: answersTo(13) });
    await saveButton('Save Progress');
    await user.click(option('sociability', 'Unsure'));
    expect(screen.getByRole('button', { name: 'Complete Assessment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Progress' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next Unanswered' })).not.toBeInTheDocument();
  });

  it('shows three more specific questions below an Unsure, and folds them away', async () => {
    const { user } = openSelfAssessment();
    await saveButton('Save Progress');
    await user.click(option('courage', 'Unsure'));
    expect(followUps()).toHaveTextContent('More Specific Questions3');
    expect(followUps()).toHaveAttribute('aria-expanded', 'true');
    for (const id of ['courage-f1', 'courage-f2', 'courage-f3']) {
      expect(within(group(id).element).getAllByRole('radio')).toHaveLength(2);
    }
    await user.click(option('courage-f2', 'B'));
    expect(screen.getByText('1 of 14 completed')).toBeVisible();
    await user.click(followUps()!);
    expect(followUps()).toHaveAttribute('aria-expanded', 'false');
    await user.click(followUps()!);
    expect(option('courage-f2', 'B')).toBeChecked();
  });

  it('drops the answers to the follow-ups of a question when it is decided', async () => {
    const { user } = openSelfAssessment({
      unsaved: { courage: 'Unsure', 'courage-f1': 'A', 'courage-f2': 'B' },
    });
    await saveButton('Save Progress');
    await user.click(option('courage', 'A'));
    expect(followUps()).not.toBeInTheDocument();
    await user.click(option('courage', 'Unsure'));
    expect(followUps()).toHaveAttribute('aria-expanded', 'true');
    expect(option('courage-f1', 'A')).not.toBeChecked();
    expect(option('courage-f2', 'B')).not.toBeChecked();
  });

  it('answers with the arrow keys', async () => {
    const { user } = openSelfAssessment();
    await saveButton('Save Progress');
    await user.click(option('love', 'A'));
    await user.keyboard('{ArrowDown>}');
    await waitFor(() => expect(option('love', 'B')).toBeChecked());
    expect(option('love', 'B')).toHaveFocus();
  });

  it('goes to the first question without an answer', async () => {
    const { user } = openSelfAssessment({ unsaved: { ...answersTo(3), love: 'B' } });
    await saveButton('Save Progress');
    await user.click(screen.getByRole('button', { name: 'Next Unanswered' }));
    expect(option('agreeableness', 'A')).toHaveFocus();
    expect(option('agreeableness', 'A')).not.toBeChecked();
  });
});

describe('answers that are not saved', () => {
  it('are there again after a reload', async () => {
    const { user, unmount } = openSelfAssessment();
    await saveButton('Save Progress');
    await user.click(option('openness', 'Unsure'));
    await user.click(option('openness-f3', 'A'));
    unmount();
    openSelfAssessment();
    expect(await screen.findByText('1 of 14 completed')).toBeVisible();
    expect(option('openness', 'Unsure')).toBeChecked();
    expect(option('openness-f3', 'A')).toBeChecked();
  });

  it('are not shown to another person', async () => {
    selfAssessmentDraft('somebody-else').write({ unsaved: answersTo(5), saved: null });
    openSelfAssessment();
    expect(await screen.findByText('0 of 14 completed')).toBeVisible();
  });

  it('follow the answers of another tab', async () => {
    openSelfAssessment();
    await saveButton('Save Progress');
    localStorage.setItem(
      `rapport.self-assessment-draft:${TEST_USER.id}`,
      JSON.stringify({ version: 1, open: answersTo(2), saved: null }),
    );
    act(() => {
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(screen.getByText('2 of 14 completed')).toBeVisible();
  });

  it('last until the page is left when the browser stores nothing, and the page says so', async () => {
    const { user } = openSelfAssessment();
    await saveButton('Save Progress');
    expect(screen.queryByText(/does not let us keep/)).not.toBeInTheDocument();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(option('openness', 'B'));
    expect(option('openness', 'B')).toBeChecked();
    expect(screen.getByText("This browser doesn't let us keep your answers")).toBeVisible();
    jest.restoreAllMocks();
    await user.click(option('openness', 'A'));
    await waitFor(() => expect(screen.queryByText(/does not let us keep/)).not.toBeInTheDocument());
  });
});
