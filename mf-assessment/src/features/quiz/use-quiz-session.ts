import { api, type QuizComplete } from '@rapport/api-client';
import { QUIZ_BANK, type Answer, type QuizResponse } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { contactQuery, write } from '@rapport/remote-api/api-query';
import { isContactGone, isContactObjected } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { useState } from 'react';
import { dropAnswers } from '../../objection.ts';
import { responsesOf } from './quiz-answers.ts';
import { quizDraft } from './quiz-draft.ts';
import {
  draftOf,
  finished,
  narrowingSession,
  NEW_SESSION,
  resumeSession,
  sessionToNarrow,
  withAnswer,
  withoutLastAnswer,
  type AnsweredSession,
  type QuizSession,
} from './quiz-session.ts';

interface QuizSessionOptions {
  shell: ShellApi;
  userId: string;
  contactId: string;
  open: boolean;
  /** The answers of a result that's to be narrowed down; absent for a new quiz. */
  earlier?: readonly QuizResponse[] | undefined;
}

interface QuizSessionControls {
  session: QuizSession;
  /** True if this contact objected, so that no questions may be asked. */
  objected: boolean;
  /** True if the answers survive a reload; otherwise, they're lost when the page is left. */
  storedInBrowser: boolean;
  /** Answers the current question; the last answer completes the quiz and saves its result. */
  answer(answer: Answer): void;
  /** Completes the quiz without the remaining questions, and saves its result. */
  finish(): void;
  /** Undoes the last answer. */
  previous(): void;
  /** Continues with the draft of an earlier sitting. */
  goOn(): void;
  /** Asks the few questions that can break the tie of a saved result. */
  narrowDown(): void;
  /** Retries to save the result. */
  retry(): void;
  /** Discards all answers and starts with the first question. */
  restart(): void;
}

const newKey = () => crypto.randomUUID();

/** Runs a quiz about a contact: stores its answers as a draft, and saves its result once it is complete. */
export function useQuizSession(options: QuizSessionOptions): QuizSessionControls {
  const { shell, userId, contactId, open, earlier } = options;
  const [storedDraft] = useState(() => quizDraft(userId, contactId));
  const resume = () => {
    const draft = storedDraft.read();
    return draft === null && earlier
      ? sessionToNarrow(QUIZ_BANK, earlier)
      : resumeSession(QUIZ_BANK, draft, newKey);
  };
  const [session, setSession] = useState(resume);
  const [storedInBrowser, setStoredInBrowser] = useState(true);
  const [wasOpen, setWasOpen] = useState(open);
  // The page that opened the quiz has cached the contact.
  const { data: contact } = useQuery({ ...contactQuery(shell, contactId), enabled: false });
  const [objected, setObjected] = useState(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    setObjected(false);
    // The user has seen the saved result, and another tab may have changed the draft.
    if (open && session.stage !== 'saving') setSession(resume());
  }

  const save = useMutation({
    // Offline, it fails with a message and a retry instead of silently waiting.
    networkMode: 'always',
    mutationFn: (submission: AnsweredSession) => saveResult(shell, contactId, submission),
    onSuccess: (_stored, { submissionKey, answers, narrowing, earlier: before, result }) => {
      if (storedDraft.read()?.submissionKey === submissionKey) storedDraft.remove();
      setSession((current) =>
        isSubmission(current, submissionKey)
          ? { stage: 'saved', answers, narrowing, earlier: before, result }
          : current,
      );
      shell.notify({
        title: 'Assessment Complete',
        description: 'Detailed personality assessment has been saved for this contact.',
      });
    },
    onError: (error, { submissionKey }) => {
      if (isContactObjected(error)) {
        dropAnswers({ shell, userId, contactId });
        setSession(NEW_SESSION);
        setObjected(true);
        return;
      }
      if (isContactGone(error)) forgetContact(userId, contactId);
      setSession((current) =>
        isSubmission(current, submissionKey) ? { ...current, stage: 'unsaved' } : current,
      );
      shell.notify({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to save assessment results. Please try again.',
      });
    },
  });

  function moveTo(next: QuizSession) {
    setSession(next);
    const draft = draftOf(QUIZ_BANK, next);
    if (draft === null) {
      // A session that narrows down an earlier result has no draft, and must not remove the draft of a quiz.
      if (next.earlier) setStoredInBrowser(false);
      else storedDraft.remove();
    } else setStoredInBrowser(storedDraft.write(draft) === 'in-browser');
    if (next.stage === 'saving') save.mutate(next);
  }

  return {
    session,
    objected: objected || (contact !== undefined && contact.objectedAt !== null),
    storedInBrowser,
    answer: (answer) => moveTo(withAnswer(QUIZ_BANK, session, answer, newKey)),
    finish: () => moveTo(finished(QUIZ_BANK, session, newKey)),
    previous: () => moveTo(withoutLastAnswer(QUIZ_BANK, session)),
    goOn() {
      if (session.stage === 'asking') setSession({ ...session, resumed: false });
    },
    narrowDown() {
      if (session.stage === 'saved') moveTo(narrowingSession(session));
    },
    retry() {
      if (session.stage === 'unsaved') moveTo({ ...session, stage: 'saving' });
    },
    restart: () => moveTo(NEW_SESSION),
  };
}

function isSubmission(session: QuizSession, submissionKey: string): session is AnsweredSession {
  return 'submissionKey' in session && session.submissionKey === submissionKey;
}

/**
 * Stores the result of a quiz on its contact, with the answers as evidence. The submission key is the same for
 * every attempt, so that a repeated one stores the result once.
 * @throws RequestError if the API rejects it or can't be reached
 */
async function saveResult(
  shell: ShellApi,
  contactId: string,
  { result, submissionKey, ...quiz }: AnsweredSession,
): Promise<void> {
  const body: QuizComplete = {
    contactId,
    mbtiType: result.mbtiType,
    enneagramType: result.enneagramType,
    mbtiConfidence: result.mbtiConfidence,
    enneagramConfidence: result.enneagramConfidence,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters,
    enneagramSecondaryTypes: result.enneagramSecondaryTypes,
    notes: result.notes.map(({ text }) => text),
    responses: responsesOf(QUIZ_BANK, quiz),
  };
  const headers = { 'Idempotency-Key': submissionKey };
  await write(shell, api.post('/api/quiz-complete'), { body, headers });
}
