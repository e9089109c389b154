import { api, type AssessmentResponse } from '@rapport/api-client';
import { QUIZ_BANK } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { isContactGone, isContactObjected } from '@rapport/remote-api/failures';
import { type QueryClient } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { dropAnswers } from '../../objection.ts';
import { assessmentResponsesQuery } from '../../queries.ts';
import { AnswerQueue, type QueuedAnswer } from './answer-queue.ts';
import { unsentAnswers, unsentAnswersKey, type UnsentAnswer } from './unsent-answers.ts';

export interface AnswerQueueOf {
  shell: ShellApi;
  queryClient: QueryClient;
  userId: string;
  contactId: string;
}

/** A queue with its current dependencies. */
interface Working {
  queue: AnswerQueue;
  of: AnswerQueueOf;
}

/** The queues of each shell, by user and contact. They outlive the pages that show them. */
const queuesOf = new WeakMap<ShellApi, Map<string, Working>>();

/**
 * Returns the queue of a user's answers about a contact. It works until they sign out, even while no page shows it.
 */
export function answerQueue({ ...of }: AnswerQueueOf): AnswerQueue {
  const queues = queuesOf.get(of.shell) ?? new Map<string, Working>();
  queuesOf.set(of.shell, queues);
  const key = unsentAnswersKey(of.userId, of.contactId);
  const existing = queues.get(key);
  if (existing) {
    existing.of.queryClient = of.queryClient;
    return existing.queue;
  }
  const queue = createQueue(of, key);
  queues.set(key, { queue, of });
  closeOnLeaving(of, queue, () => queues.delete(key));
  return queue;
}

/** @param of read for every answer, because another page may provide another cache */
function createQueue(of: AnswerQueueOf, key: string): AnswerQueue {
  const { shell, userId, contactId } = of;
  const responses = api.get('/api/assessment-responses/{contactId}', { contactId });

  async function send(answer: QueuedAnswer): Promise<void> {
    if (answer.late) {
      const query = assessmentResponsesQuery(shell, contactId);
      const stored = await of.queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (stored.some((response) => isNewer(response, answer))) return;
    }
    const saved = await saveAnswer(shell, userId, contactId, answer);
    if (saved === null) return;
    changeAnswer(of.queryClient, responses, (before) => withResponse(before, saved));
  }

  return new AnswerQueue({
    unsent: unsentAnswers(userId, contactId),
    pause,
    exclusive: (work) => exclusively(key, work),
    async send(answer) {
      try {
        await send(answer);
      } catch (error) {
        // Both remove the answer, and all others about this contact, from the queue.
        if (isContactObjected(error)) dropAnswers(of);
        if (isContactGone(error)) forgetContact(userId, contactId);
        throw error;
      }
      // The cache notifies the page in a separate task. If the answer left the queue earlier, it would briefly
      // disappear from the screen.
      await pause(0);
    },
  });
}

/** Retries when the network is back, and closes the queue when the user signs out. */
function closeOnLeaving({ shell, userId }: AnswerQueueOf, queue: AnswerQueue, closed: () => void) {
  const retry = () => queue.retry();
  window.addEventListener('online', retry);
  const unsubscribe = shell.user.subscribe(() => {
    if (shell.user.get()?.id === userId) return;
    unsubscribe();
    window.removeEventListener('online', retry);
    queue.close();
    closed();
  });
}

/**
 * Returns whether a stored answer is newer than an unsent one because another browser has sent it: it wasn't there
 * when the unsent one was chosen, and has a later time. The times come from different clocks, so they're compared
 * only if the stored answer has changed.
 */
function isNewer(
  { questionId, updatedAt }: AssessmentResponse,
  { questionId: unsent, givenAt, replaces }: UnsentAnswer,
): boolean {
  if (questionId !== unsent || givenAt === null || updatedAt === replaces) return false;
  return Date.parse(updatedAt) > givenAt;
}

function withResponse(
  responses: readonly AssessmentResponse[],
  saved: AssessmentResponse,
): AssessmentResponse[] {
  return [...responses.filter(({ questionId }) => questionId !== saved.questionId), saved];
}

/** Runs the work under a lock with this name, which all tabs share; immediately if the browser has no locks. */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Older browsers and pages without TLS have no locks.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? await locks.request(name, () => work()) : work();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Stores an answer, replacing the previous one.
 * @param userId the owner of the answer: it isn't sent as a user who has signed in since
 * @returns the stored answer, or null if the response can't be decoded
 * @throws RequestError if the API refuses it or can't be reached
 */
async function saveAnswer(
  shell: ShellApi,
  userId: string,
  contactId: string,
  { questionId, answer, confidence, narrowing, submissionKey }: UnsentAnswer,
): Promise<AssessmentResponse | null> {
  if (shell.user.get()?.id !== userId) throw new Error('Someone else is signed in');
  return write(shell, api.post('/api/assessment-responses'), {
    body: {
      contactId,
      userProfileId: null,
      assessmentType: 'big_five',
      questionId,
      questionText: QUIZ_BANK.find(({ id }) => id === questionId)?.text ?? questionId,
      responseText: answer,
      responseScore: 50,
      confidenceLevel: confidence,
      ...(narrowing && { narrowing }),
    },
    headers: { 'Idempotency-Key': submissionKey },
  });
}
