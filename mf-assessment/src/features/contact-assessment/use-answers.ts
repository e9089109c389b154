import { type AssessmentResponse } from '@rapport/api-client';
import { type Answer, type ConfidenceLevel, type QuizQuestion } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { answerQueue } from './contact-answer-queue.ts';

/** The answer to a question, for display. */
export interface ShownAnswer {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  /** True if it narrows down a tie: it counts although the question above it is decided. */
  narrowing: boolean;
  state: 'saving' | 'saved' | 'failed';
}

interface AnswersOptions {
  shell: ShellApi;
  userId: string;
  contactId: string;
  /** The answers stored by the API when the page was loaded. */
  stored: readonly AssessmentResponse[];
}

interface Answers {
  /** The current answer per question: an unsent one, or else the stored one. */
  shown: ReadonlyMap<string, ShownAnswer>;
  /** True if unsaved answers survive a reload; otherwise they last until the page is left. */
  storedInBrowser: boolean;
  /** Shows an answer immediately, and saves answers in the order in which they were chosen. */
  choose(question: QuizQuestion, answer: Answer, confidence: ConfidenceLevel): void;
  /** Retries failed answers: of one question, or of all. */
  retry(questionId?: string): void;
  /** Waits until no answer is waiting or being sent, and returns whether all are saved. */
  settled(): Promise<boolean>;
}

/** The answers about one contact: shows them, saves them, and stores unsent ones in this browser. */
export function useAnswers({ shell, userId, contactId, stored }: AnswersOptions): Answers {
  const queryClient = useQueryClient();
  const [queue] = useState(() => answerQueue({ shell, queryClient, userId, contactId }));
  const queued = useSyncExternalStore(queue.subscribe, queue.get);

  // Sends answers that an earlier visit could not save.
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
      // An API of the previous release doesn't send it.
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
