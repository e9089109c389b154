import {
  decodeAssessmentResponse,
  decodeAssessmentResponses,
  QUIZ_BANK,
  type AssessmentResponse,
  type SaveAssessmentResponse,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { changeAnswer, write, type Endpoint } from '@rapport/remote-api/answers';
import { forgetContact, isContactGone } from '@rapport/remote-api/forget-contact';
import { type QueryClient } from '@rapport/remote-api/query';
import { concernsContact } from '../../contact-queries.ts';
import { AnswerQueue, type QueuedAnswer } from './answer-queue.ts';
import { unsentAnswers, unsentAnswersKey, type UnsentAnswer } from './unsent-answers.ts';

export interface AnswerQueueOf {
  shell: ShellApi;
  queryClient: QueryClient;
  userId: string;
  contactId: string;
}

/** A queue, and what it works with now. */
interface Working {
  queue: AnswerQueue;
  of: AnswerQueueOf;
}

/** The queues of each shell by person and contact. They outlive the pages that show them. */
const queuesOf = new WeakMap<ShellApi, Map<string, Working>>();

/** The one queue of answers of a person about a contact. It works on until they leave, also without a page. */
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

/** @param of is read anew for every answer: another page may bring another cache */
function createQueue(of: AnswerQueueOf, key: string): AnswerQueue {
  const { shell, userId, contactId } = of;
  const responses = storedAnswers(contactId);

  async function send(answer: QueuedAnswer): Promise<void> {
    if (answer.late) {
      const stored = await of.queryClient.fetchQuery<unknown>({
        queryKey: [responses.path],
        staleTime: 0,
      });
      if (responses.decode(stored).some((response) => isNewer(response, answer))) return;
    }
    const saved = await saveAnswer(shell, userId, contactId, answer);
    if (saved === null) {
      await of.queryClient.invalidateQueries({ queryKey: [responses.path] });
    } else {
      changeAnswer(of.queryClient, responses, (before) => withResponse(before, saved));
    }
  }

  return new AnswerQueue({
    unsent: unsentAnswers(userId, contactId),
    pause,
    exclusive: (work) => exclusively(key, work),
    onTakenOver: () => void of.queryClient.invalidateQueries({ queryKey: [responses.path] }),
    async send(answer) {
      try {
        await send(answer);
      } catch (error) {
        if (isContactGone(error)) {
          forgetContact(userId, contactId);
          void of.queryClient.invalidateQueries({
            predicate: ({ queryKey }) => concernsContact(queryKey[0], contactId),
          });
        }
        throw error;
      }
      // The cache tells the page in a task of its own. The answer leaves the queue after that,
      // or it would be gone from the screen for a moment.
      await pause(0);
    },
  });
}

/** Retries when the network is back, until the person is gone. */
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
 * Whether a stored answer came after an open one, from another browser: it was not there when the
 * open one was chosen, and is younger. By two clocks, so that only what has changed since is compared.
 */
function isNewer(
  { questionId, updatedAt }: AssessmentResponse,
  { questionId: open, givenAt, replaces }: UnsentAnswer,
): boolean {
  if (questionId !== open || givenAt === null || updatedAt === replaces) return false;
  return Date.parse(updatedAt) > givenAt;
}

function withResponse(
  responses: readonly AssessmentResponse[],
  saved: AssessmentResponse,
): AssessmentResponse[] {
  return [...responses.filter(({ questionId }) => questionId !== saved.questionId), saved];
}

/** Does the work while no other tab does work of this name; where the browser has no locks, at once. */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Older browsers, and pages that were not loaded safely, have none.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? await locks.request(name, () => work()) : work();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Where the answers about a contact are read. */
export function storedAnswers(contactId: string): Endpoint<AssessmentResponse[]> {
  return {
    path: `/api/assessment-responses/${contactId}`,
    decode: decodeAssessmentResponses,
  };
}

/**
 * Stores one answer in place of the one before.
 * @param userId whose answer it is: it is not sent in the name of somebody who signed in since
 * @returns what is stored, or null where the answer says nothing of it
 * @throws RequestError when the API refuses it or cannot be reached
 */
async function saveAnswer(
  shell: ShellApi,
  userId: string,
  contactId: string,
  { questionId, answer, confidence, narrowing, submissionKey }: UnsentAnswer,
): Promise<AssessmentResponse | null> {
  if (shell.user.get()?.id !== userId) throw new Error('Somebody else is signed in');
  const body: SaveAssessmentResponse = {
    contactId,
    userProfileId: null,
    assessmentType: 'big_five',
    questionId,
    questionText: QUIZ_BANK.find(({ id }) => id === questionId)?.text ?? questionId,
    responseText: answer,
    responseScore: 50,
    confidenceLevel: confidence,
    ...(narrowing && { narrowing }),
  };
  const answers = { path: '/api/assessment-responses', decode: decodeAssessmentResponse };
  const headers = { 'Idempotency-Key': submissionKey };
  return write(shell, answers, { method: 'POST', body, headers });
}
