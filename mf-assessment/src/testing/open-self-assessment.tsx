import {
  scoreSelfAssessment,
  SELF_ASSESSMENT_BANK,
  toPersonalityScores,
  type Answer,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { type RequestOptions, type ToastMessage } from '@rapport/remote-api';
import { fakeShell, renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selfAssessmentDraft } from '../features/self-assessment/self-assessment-draft.ts';
import { SelfAssessmentPage } from '../pages/self-assessment-page.tsx';

const firstLevel = SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L1');

/** The same answer to the first questions, by default to all fourteen. */
export function answersTo(count = 14, answer: Answer = 'A'): SelfAssessmentAnswers {
  return Object.fromEntries(firstLevel.slice(0, count).map(({ id }) => [id, answer]));
}

/** The scores of these answers, as the API stores them. */
export function scoresOf(answers: SelfAssessmentAnswers) {
  return toPersonalityScores(scoreSelfAssessment(SELF_ASSESSMENT_BANK, answers).scores);
}

interface Person {
  /** The scores stored by the API; null before the first save. */
  stored?: ReturnType<typeof scoresOf> | null;
  /** The draft from an earlier visit in this browser. */
  unsaved?: SelfAssessmentAnswers | null;
  saved?: SelfAssessmentAnswers | null;
  /** The response to PUT; successful by default. */
  save?: () => Promise<unknown>;
  path?: string;
}

/** Opens /my-assessment for a user, with an API that stores what it receives. */
export function openSelfAssessment({
  stored = null,
  unsaved = null,
  saved = null,
  save = () => Promise.resolve(),
  path = '/my-assessment',
}: Person = {}) {
  const sent: { path: string; options: RequestOptions }[] = [];
  const toasts: ToastMessage[] = [];
  let scores = stored;
  const answer = () => ({ assessmentComplete: scores !== null, ...scores });
  const shell = fakeShell({
    notify: (toast) => toasts.push(toast),
    request: async (requested, options) => {
      if (requested === '/api/user/profile') {
        return { id: TEST_USER.id, email: TEST_USER.email, ...answer() } as never;
      }
      if (requested === '/api/user-profile') return answer() as never;
      sent.push({ path: requested, options: options ?? {} });
      await save();
      scores = options?.body as typeof scores;
      return answer() as never;
    },
  });
  if (unsaved !== null || saved !== null) {
    selfAssessmentDraft(TEST_USER.id).write({ unsaved, saved });
  }
  return { ...renderPage(shell, path), sent, toasts, user: userEvent.setup() };
}

/** Renders the page and the pages that it links to. */
export function renderPage(shell: ReturnType<typeof fakeShell>, path = '/my-assessment') {
  return renderInShell(
    [
      { path: '/my-assessment', element: <SelfAssessmentPage /> },
      { path: '/contacts', element: <p>Contacts page</p> },
      { path: '/coaching', element: <p>Coaching page</p> },
    ],
    { shell, path },
  );
}

/** The group of the question with this id. */
export function group(questionId: string) {
  const question = SELF_ASSESSMENT_BANK.find(({ id }) => id === questionId);
  if (!question) throw new Error(`The bank has no question ${questionId}`);
  const name = new RegExp(question.question.replace(/\./g, '\\.') + '$');
  return { question, element: screen.getByRole('radiogroup', { name }) };
}

/** One answer of a question. */
export function option(questionId: string, answer: Answer) {
  const { question, element } = group(questionId);
  const name = {
    A: question.optionA.text,
    B: question.optionB.text,
    Unsure: "I'm not sure - Show me more specific questions",
  }[answer];
  return within(element).getByRole('radio', { name });
}
