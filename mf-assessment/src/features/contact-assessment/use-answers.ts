import {
  type Answer,
  type AssessmentResponse,
  type ConfidenceLevel,
  type QuizQuestion,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AnswerQueue } from './answer-queue.ts';
import { openAnswers, type OpenAnswer } from './open-answers.ts';
import { responsesPath, saveAnswer } from './save-answer.ts';

/** The answer to one question as the page shows it. */
export interface ShownAnswer {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  state: 'saving' | 'saved' | 'failed';
}

interface AnswersOptions {
  shell: ShellApi;
  userId: string;
  contactId: string;
  /** What the API has stored, as it was loaded. */
  stored: readonly AssessmentResponse[];
}

interface Answers {
  /** The current answer per question: what is on its way, else what is stored. */
  shown: ReadonlyMap<string, ShownAnswer>;
  /** Whether unsaved answers outlive a reload, or only last until the page is left. */
  keptInBrowser: boolean;
  /** Shows an answer at once and saves it in the order given. */
  choose(question: QuizQuestion, answer: Answer, confidence: ConfidenceLevel): void;
  /** Tries failed answers once more: that of one question, or all. */
  retry(questionId?: string): void;
  /** Waits until nothing is on its way, and says whether everything is saved. */
  settled(): Promise<boolean>;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The answers about one contact: shows them, saves them, and keeps the unsaved ones in this browser. */
export function useAnswers({ shell, userId, contactId, stored }: AnswersOptions): Answers {
  const queryClient = useQueryClient();
  const [keptInBrowser, setKeptInBrowser] = useState(true);
  const [queue] = useState(
    () =>
      new AnswerQueue({
        kept: openAnswers(userId, contactId),
        pause,
        async send(answer: OpenAnswer) {
          const saved = await saveAnswer(shell, userId, contactId, answer);
          queryClient.setQueryData<AssessmentResponse[]>([responsesPath(contactId)], (before) =>
            before ? withResponse(before, saved) : before,
          );
          // The cache tells the page in a task of its own. The answer leaves the queue after that,
          // or it would be gone from the screen for a moment.
          await pause(0);
        },
      }),
  );
  const queued = useSyncExternalStore(queue.subscribe, queue.get);

  // Answers that an earlier visit could not save are sent now, and again when the network is back.
  useEffect(() => {
    queue.start();
    const retry = () => queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);

  const shown = new Map<string, ShownAnswer>();
  for (const { questionId, selectedOption, confidenceLevel } of stored) {
    shown.set(questionId, {
      questionId,
      answer: selectedOption,
      confidence: confidenceLevel,
      state: 'saved',
    });
  }
  for (const { questionId, answer, confidence, failed } of queued.values()) {
    shown.set(questionId, { questionId, answer, confidence, state: failed ? 'failed' : 'saving' });
  }

  return {
    shown,
    keptInBrowser,
    choose({ id }, answer, confidence) {
      const submissionKey = crypto.randomUUID();
      const duration = queue.add({ questionId: id, answer, confidence, submissionKey });
      setKeptInBrowser(duration === 'in-browser');
    },
    retry: (questionId) => queue.retry(questionId),
    settled: () => queue.settled(),
  };
}

function withResponse(
  responses: readonly AssessmentResponse[],
  saved: AssessmentResponse,
): AssessmentResponse[] {
  return [...responses.filter(({ questionId }) => questionId !== saved.questionId), saved];
}
