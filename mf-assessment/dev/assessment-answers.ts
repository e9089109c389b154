import {
  ANSWERS,
  QUIZ_BANK,
  scoreQuiz,
  TOO_FEW_ANSWERS,
  type AssessmentResponse,
  type QuizComplete,
  type QuizRun,
  type SaveAssessmentResponse,
} from '@rapport/contracts';
import { requestError, type FakeAnswers } from '@rapport/remote-api/stand-alone';
import { CONTACT } from './contact.ts';

const now = () => new Date().toISOString();

/** The answers about the contact: saved one by one on its page, or all at once by the quiz. */
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
        ({ questionId, selectedOption, confidenceLevel }) => ({
          questionId,
          answer: selectedOption,
          confidence: confidenceLevel,
        }),
      );
      const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
      const sentences = notes.map(({ text }) => text);
      return { ...run(), ...result, notes: sentences, responses };
    },

    'POST /api/quiz-complete': ({ body }): QuizRun => {
      const sent = body<QuizComplete>();
      return { ...run(), ...sent, responses: sent.responses ?? null };
    },
  };
}

function run() {
  return { id: crypto.randomUUID(), contactId: CONTACT.id, createdAt: now() };
}
