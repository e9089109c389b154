import {
  type AssessmentResponse,
  type QuizComplete,
  type QuizRun,
  type SaveAssessmentResponse,
} from '@rapport/api-client';
import {
  ANSWERS,
  QUIZ_BANK,
  estimateDetails,
  scoreQuiz,
  TOO_FEW_ANSWERS,
} from '@rapport/contracts';
import { requestError, type FakeAnswers } from '@rapport/remote-kit/stand-alone';
import { CONTACT } from './contact.ts';

const now = () => new Date().toISOString();

/** Answers about the contact: saved one at a time on the page, or all at once by the quiz. */
export function assessmentAnswers(): FakeAnswers {
  const stored = new Map<string, AssessmentResponse>();

  return {
    'GET /api/assessment-responses/:contactId': () => [...stored.values()],

    'POST /api/assessment-responses': ({ body }): AssessmentResponse => {
      const sent = body<SaveAssessmentResponse>();
      const selectedOption = ANSWERS.find((answer) => answer === sent.responseText);
      if (!selectedOption) throw requestError('The answer must be A, B or Unsure', 400);
      const response = {
        ...sent,
        selectedOption,
        narrowing: sent.narrowing ?? false,
        id: `response-${sent.questionId}`,
        userProfileId: CONTACT.userProfileId,
        createdAt: stored.get(sent.questionId)?.createdAt ?? now(),
        updatedAt: now(),
      };
      stored.set(sent.questionId, response);
      return response;
    },

    'POST /api/assessment-complete/:contactId': (): QuizRun => {
      if (stored.size < 5) {
        throw requestError('Answer at least 5 questions first', 409, TOO_FEW_ANSWERS);
      }
      const responses = [...stored.values()].map(
        ({ questionId, selectedOption, confidenceLevel, narrowing }) => ({
          questionId,
          answer: selectedOption,
          confidence: confidenceLevel,
          narrowing,
        }),
      );
      const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
      const sentences = notes.map(({ text }) => text);
      const details = estimateDetails(QUIZ_BANK, responses);
      return { ...run('page'), ...result, ...details, notes: sentences, responses };
    },

    'POST /api/quiz-complete': ({ body }): QuizRun => {
      const sent = body<QuizComplete>();
      const responses = sent.responses ?? null;
      const details = estimateDetails(QUIZ_BANK, responses ?? []);
      return { ...run('quiz'), ...sent, ...details, responses };
    },
  };
}

function run(source: QuizRun['source']) {
  return {
    id: crypto.randomUUID(),
    contactId: CONTACT.id,
    createdAt: now(),
    baseRunId: null,
    source,
    changes: null,
  };
}
