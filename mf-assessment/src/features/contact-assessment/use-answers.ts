import { type AssessmentResponse } from '@rapport/api-client';
import { type Answer, type ConfidenceLevel, type QuizQuestion } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { answerQueue } from './contact-answer-queue.ts';

/** The answer to one question as the page shows it. */
export interface ShownAnswer {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  /** Whether it narrows down a tie: it counts although the question above it is decided. */
  narrowing: boolean;
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
  /** The current answer per question: an unsent one, else the stored one. */
  shown: ReadonlyMap<string, ShownAnswer>;
  /** Whether unsaved answers outlive a reload, or only last until the page is left. */
  storedInBrowser: boolean;
  /** Shows an answer at once, and saves answers in the order in which they were chosen. */
  choose(question: QuizQuestion, answer: Answer, confidence: ConfidenceLevel): void;
  /** Retries failed answers: of one question, or of all questions. */
  retry(questionId?: string): void;
  /** Waits until no answer is waiting or being sent, and says whether all are saved. */
  settled(): Promise<boolean>;
}

/** The answers about one contact: shows them, saves them, and stores the unsent ones in this browser. */
export function useAnswers({ shell, userId, contactId, stored }: AnswersOptions): Answers {
  const queryClient = useQueryClient();
  const [queue] = useState(() => answerQueue({ shell, queryClient, userId, contactId }));
  const queued = useSyncExternalStore(queue.subscribe, queue.get);

  // Answers that an earlier visit could not save are sent now.
  useEffect(() => {
    queue.start();
    queue.retry();
  }, [queue]);

  const shown = new Map<string, ShownAnswer>();
  for (const { questionId, selectedOption, confidenceLevel, narrowing } of stored) {
    shown.set(questionId, {
      questionId,
      answer: selectedOption,
      confidence: confidenceLevel,
      // An API of the release before does not send it.
      narrowing: narrowing === true,
      state: 'saved',
    });
  }
  for (const { questionId, answer, confidence, narrowing = false, failed } of queued.values()) {
    const state = failed ? 'failed' : 'saving';
    shown.set(questionId, { questionId, answer, confidence, narrowing, state });
  }

  return {
    shown,
    storedInBrowser: queue.lasts() === 'in-browser',
    choose({ id }, answer, confidence) {
      queue.add({
        questionId: id,
        answer,
        confidence,
        ...(shown.get(id)?.narrowing && { narrowing: true }),
        submissionKey: crypto.randomUUID(),
        givenAt: Date.now(),
        replaces: stored.find(({ questionId }) => questionId === id)?.updatedAt ?? null,
      });
    },
    retry: (questionId) => queue.retry(questionId),
    settled: () => queue.settled(),
  };
}
