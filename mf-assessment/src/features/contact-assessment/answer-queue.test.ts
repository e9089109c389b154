/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { requestError } from '@rapport/remote-kit/testing';
import { forgetContact } from '@rapport/remote-api/user-storage';
import * as fc from 'fast-check';
import { type Answer } from '@rapport/contracts';
import { AnswerQueue, type QueuedAnswer } from './answer-queue.ts';
import { unsentAnswers, type UnsentAnswer } from './unsent-answers.ts';

const USER = 'ada';
const CONTACT = 'c1';

type Step = { do: 'answer'; questionId: string; answer: Answer } | { do: 'retry' | 'wait' };

let nextKey = 0;
const makeAnswer = (questionId: string, answer: Answer = 'A'): UnsentAnswer => ({
  questionId,
  answer,
  confidence: 'medium',
  submissionKey: `key-${(nextKey += 1)}`,
  givenAt: 1_767_862_800_000 + nextKey,
  replaces: null,
});

/** A queue that sends answers with `send` and skips its pauses. */
function makeQueue(send: (answer: QueuedAnswer) => Promise<void>, exclusive = atOnce) {
  const pauses: number[] = [];
  const queue = new AnswerQueue({
    unsent: unsentAnswers(USER, CONTACT),
    send,
    exclusive,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { queue, pauses };
}

/** Runs the work immediately, as in the only open tab. */
function atOnce<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

/** Lets several queues work one at a time, like the browser's locks for several tabs. */
function inTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn;
    return turn;
  };
}

const unsent = () => unsentAnswers(USER, CONTACT).list();
const offline = requestError('offline', null);
const refused = requestError('refused', 400);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('AnswerQueue', () => {
  it('sends one answer at a time, in the order in which they were chosen', async () => {
    const log: string[] = [];
    const { queue } = makeQueue(async ({ questionId }) => {
      log.push(`${questionId} starts`);
      await Promise.resolve();
      log.push(`${questionId} ends`);
    });
    for (const id of ['q1', 'q2', 'q3']) queue.add(makeAnswer(id));
    expect(await queue.settled()).toBe(true);
    expect(log).toEqual(['q1', 'q2', 'q3'].flatMap((id) => [`${id} starts`, `${id} ends`]));
  });

  it('shows an answer as waiting until it is saved', async () => {
    const { queue } = makeQueue(() => Promise.resolve());
    queue.add(makeAnswer('q1', 'B'));
    expect(queue.get().get('q1')).toMatchObject({ answer: 'B', failed: false });
    await queue.settled();
    expect(queue.get().size).toBe(0);
    expect(unsent()).toEqual([]);
  });

  it('skips an answer that another one has replaced before its turn', async () => {
    const sent: string[] = [];
    const { queue } = makeQueue(async ({ questionId, answer }) => {
      sent.push(`${questionId}:${answer}`);
    });
    queue.add(makeAnswer('q1'));
    queue.add(makeAnswer('q2', 'A'));
    queue.add(makeAnswer('q3'));
    queue.add(makeAnswer('q2', 'B'));
    await queue.settled();
    expect(sent).toEqual(['q1:A', 'q3:A', 'q2:B']);
  });

  it('sends a newer answer after the one in flight', async () => {
    const sent: Answer[] = [];
    let arrive = () => {};
    const { queue } = makeQueue(({ answer }) => {
      sent.push(answer);
      return sent.length === 1
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : Promise.resolve();
    });
    queue.add(makeAnswer('q1', 'A'));
    queue.add(makeAnswer('q1', 'B'));
    expect(sent).toEqual(['A']);
    arrive();
    expect(await queue.settled()).toBe(true);
    expect(sent).toEqual(['A', 'B']);
  });

  it('tries again after transient failures, under the same key', async () => {
    const send = jest.fn().mockResolvedValue(undefined);
    send.mockRejectedValueOnce(offline).mockRejectedValueOnce(requestError('busy', 503));
    const { queue, pauses } = makeQueue(send);
    queue.add(makeAnswer('q1'));
    expect(await queue.settled()).toBe(true);
    expect(pauses).toEqual([400, 1200]);
    expect(new Set(send.mock.calls.map(([{ submissionKey }]) => submissionKey)).size).toBe(1);
  });

  it('gives up an attempt when there is a newer answer', async () => {
    const sent: Answer[] = [];
    let fail = () => {};
    const { queue } = makeQueue(({ answer }) => {
      sent.push(answer);
      return answer === 'A'
        ? new Promise((_, reject) => {
            fail = () => reject(offline);
          })
        : Promise.resolve();
    });
    queue.add(makeAnswer('q1', 'A'));
    queue.add(makeAnswer('q1', 'B'));
    fail();
    expect(await queue.settled()).toBe(true);
    expect(sent).toEqual(['A', 'B']);
  });

  it('marks an answer that fails for good, sends the others, and saves it on retry', async () => {
    let refusing = true;
    const saved: string[] = [];
    const { queue, pauses } = makeQueue(async ({ questionId }) => {
      if (questionId === 'q1' && refusing) throw refused;
      saved.push(questionId);
    });
    queue.add(makeAnswer('q1'));
    queue.add(makeAnswer('q2'));
    expect(await queue.settled()).toBe(false);
    expect(pauses).toEqual([]);
    expect(saved).toEqual(['q2']);
    expect(queue.get().get('q1')?.failed).toBe(true);
    expect(unsent()).toHaveLength(1);

    refusing = false;
    queue.retry('q1');
    expect(await queue.settled()).toBe(true);
    expect(saved).toEqual(['q2', 'q1']);
  });

  it('gives up after four attempts while the network is away', async () => {
    const send = jest.fn().mockRejectedValue(offline);
    const { queue } = makeQueue(send);
    queue.add(makeAnswer('q1'));
    expect(await queue.settled()).toBe(false);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('sends unsent answers after a reload, under the same keys', async () => {
    const before = makeQueue(() => Promise.reject(refused)).queue;
    const [first, second] = [makeAnswer('q1'), makeAnswer('q2', 'Unsure')];
    before.add(first);
    before.add(second);
    await before.settled();

    const sent: UnsentAnswer[] = [];
    const { queue } = makeQueue(async ({ failed: _failed, late: _late, ...answer }) => {
      sent.push(answer);
    });
    queue.start();
    expect(await queue.settled()).toBe(true);
    expect(sent).toEqual([first, second]);
    expect(unsent()).toEqual([]);
  });

  it('says that answers last only as long as the page when the browser stores nothing, and still saves them', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(denied);
    }
    const { queue } = makeQueue(() => Promise.resolve());
    queue.add(makeAnswer('q1'));
    expect(queue.lasts()).toBe('in-page');
    expect(await queue.settled()).toBe(true);
  });

  it('does not send an answer that another tab has replaced, even if that newer answer is already saved', async () => {
    const stored: Answer[] = [];
    let fail = () => {};
    const old = makeQueue(
      ({ answer }) =>
        new Promise((_, reject) => {
          fail = () => reject(offline);
          stored.push(answer);
        }),
    ).queue;
    old.add(makeAnswer('q1', 'A'));
    stored.length = 0;
    const newer = makeQueue(async ({ answer }) => void stored.push(answer)).queue;
    newer.add(makeAnswer('q1', 'B'));
    expect(await newer.settled()).toBe(true);
    fail();
    expect(await old.settled()).toBe(true);
    old.retry();
    expect(await old.settled()).toBe(true);
    expect(stored).toEqual(['B']);
    expect(old.get().size).toBe(0);
  });

  it('takes over the unsent answers of another tab, and learns when that tab has saved them', async () => {
    const { queue } = makeQueue(() => Promise.reject(refused));
    const store = unsentAnswers(USER, CONTACT);
    const there = makeAnswer('q1', 'B');
    store.put(there);
    window.dispatchEvent(new StorageEvent('storage', { key: localStorage.key(0) }));
    expect(await queue.settled()).toBe(false);
    expect(queue.get().get('q1')).toMatchObject({ answer: 'B', failed: true });
    store.remove(there);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(queue.get().size).toBe(0);
  });

  it('marks answers as late that are of an earlier visit, taken over, or failed before', async () => {
    const late: string[] = [];
    let failing = true;
    unsentAnswers(USER, CONTACT).put(makeAnswer('q1'));
    const { queue } = makeQueue(async (answer) => {
      late.push(`${answer.questionId} ${answer.late}`);
      if (failing && answer.questionId === 'q2') throw refused;
    });
    queue.start();
    queue.add(makeAnswer('q2'));
    await queue.settled();
    failing = false;
    queue.retry();
    await queue.settled();
    expect(late).toEqual(['q1 true', 'q2 false', 'q2 true']);
  });

  it('forgets its answers when their contact is forgotten, without sending them', async () => {
    const send = jest.fn().mockRejectedValue(offline);
    const { queue } = makeQueue(send);
    queue.add(makeAnswer('q1'));
    await queue.settled();
    forgetContact(USER, CONTACT);
    queue.retry();
    expect(await queue.settled()).toBe(true);
    expect(send).toHaveBeenCalledTimes(4);
    expect(unsent()).toEqual([]);
  });

  it('sends nothing once it is closed, and leaves what is not saved in the browser', async () => {
    const send = jest.fn().mockRejectedValue(refused);
    const { queue } = makeQueue(send);
    queue.add(makeAnswer('q1'));
    await queue.settled();
    queue.close();
    queue.retry();
    expect(await queue.settled()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    expect(unsent()).toHaveLength(1);
  });

  it('ends with the last answer per question over two tabs, with any failures on the way', async () => {
    const step = fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      do: fc.constantFrom(
        'A' as const,
        'B' as const,
        'retry' as const,
        'wait' as const,
        'hear' as const,
      ),
      questionId: fc.constantFrom('q1', 'q2'),
    });
    const outcome = fc.constantFrom('saved', 'offline', 'refused', 'answer lost');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 20 }),
        fc.infiniteStream(outcome),
        async (steps, outcomes) => {
          localStorage.clear();
          const stored = new Map<string, Answer>();
          const replayed = new Set<string>();
          let reliable = false;
          const send = async ({ questionId, answer, submissionKey }: QueuedAnswer) => {
            await Promise.resolve();
            const what = reliable ? 'saved' : outcomes.next().value;
            if (what === 'offline') throw offline;
            if (what === 'refused') throw refused;
            if (!replayed.has(submissionKey)) stored.set(questionId, answer);
            replayed.add(submissionKey);
            if (what === 'answer lost') throw offline;
          };
          const lock = inTurns();
          const tabs = [makeQueue(send, lock).queue, makeQueue(send, lock).queue];
          const latest = new Map<string, Answer>();
          for (const { tab, questionId, do: what } of steps) {
            const queue = tabs[tab]!;
            if (what === 'A' || what === 'B') {
              latest.set(questionId, what);
              queue.add(makeAnswer(questionId, what));
            } else if (what === 'retry') queue.retry();
            else if (what === 'hear') queue.start();
            else await queue.settled();
          }
          reliable = true;
          for (const queue of tabs) {
            queue.start();
            queue.retry();
            await queue.settled();
            queue.retry();
            expect(await queue.settled()).toBe(true);
          }
          expect(stored).toEqual(latest);
          expect(unsent()).toEqual([]);
          for (const queue of tabs) queue.close();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('loses no answer and ends with the last one per question, with any failures on the way', async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({
        do: fc.constant('answer' as const),
        questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
        answer: fc.constantFrom<Answer>('A', 'B', 'Unsure'),
      }),
      fc.record({ do: fc.constantFrom('retry' as const, 'wait' as const) }),
    );
    const outcome = fc.constantFrom('saved', 'saved', 'offline', 'refused', 'answer lost');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.infiniteStream(outcome), run),
      { numRuns: 300 },
    );

    async function run(steps: readonly Step[], outcomes: Iterator<string>) {
      localStorage.clear();
      const stored = new Map<string, Answer>();
      const replayed = new Set<string>();
      let inFlight = 0;
      let reliable = false;
      const { queue } = makeQueue(async ({ questionId, answer, submissionKey }) => {
        inFlight += 1;
        expect(inFlight).toBe(1);
        await Promise.resolve();
        inFlight -= 1;
        const what = reliable ? 'saved' : outcomes.next().value;
        if (what === 'offline') throw offline;
        if (what === 'refused') throw refused;
        // The API stores a submission once, however often it arrives.
        if (!replayed.has(submissionKey)) stored.set(questionId, answer);
        replayed.add(submissionKey);
        if (what === 'answer lost') throw offline;
      });

      const latest = new Map<string, Answer>();
      for (const each of steps) {
        if (each.do === 'answer') {
          latest.set(each.questionId, each.answer);
          queue.add(makeAnswer(each.questionId, each.answer));
        } else if (each.do === 'retry') queue.retry();
        else await queue.settled();
        // Every unsaved answer is in the queue and in the browser.
        for (const [id, answer] of latest) {
          if (stored.get(id) === answer) continue;
          expect(queue.get().get(id)?.answer).toBe(answer);
          expect(unsent().find(({ questionId }) => questionId === id)?.answer).toBe(answer);
        }
      }
      reliable = true;
      await queue.settled();
      queue.retry();
      expect(await queue.settled()).toBe(true);
      expect(stored).toEqual(latest);
      expect(unsent()).toEqual([]);
    }
  });
});
