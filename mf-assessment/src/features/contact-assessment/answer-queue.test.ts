import { requestError } from '@rapport/remote-api/testing';
import * as fc from 'fast-check';
import { type Answer } from '@rapport/contracts';
import { AnswerQueue } from './answer-queue.ts';
import { openAnswers, type OpenAnswer } from './open-answers.ts';

const USER = 'ada';
const CONTACT = 'c1';

type Step = { do: 'answer'; questionId: string; answer: Answer } | { do: 'retry' | 'wait' };

let nextKey = 0;
const open = (questionId: string, answer: Answer = 'A'): OpenAnswer => ({
  questionId,
  answer,
  confidence: 'medium',
  submissionKey: `key-${(nextKey += 1)}`,
});

/** A queue that sends with `send` and never really pauses. */
function makeQueue(send: (answer: OpenAnswer) => Promise<void>) {
  const pauses: number[] = [];
  const queue = new AnswerQueue({
    kept: openAnswers(USER, CONTACT),
    send,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { queue, pauses };
}

const kept = () => openAnswers(USER, CONTACT).list();
const offline = requestError('offline', null);
const refused = requestError('refused', 400);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('AnswerQueue', () => {
  it('sends one answer at a time, in the order given', async () => {
    const log: string[] = [];
    const { queue } = makeQueue(async ({ questionId }) => {
      log.push(`${questionId} starts`);
      await Promise.resolve();
      log.push(`${questionId} ends`);
    });
    for (const id of ['q1', 'q2', 'q3']) queue.add(open(id));
    expect(await queue.settled()).toBe(true);
    expect(log).toEqual(['q1', 'q2', 'q3'].flatMap((id) => [`${id} starts`, `${id} ends`]));
  });

  it('shows what waits until it is saved', async () => {
    const { queue } = makeQueue(() => Promise.resolve());
    queue.add(open('q1', 'B'));
    expect(queue.get().get('q1')).toMatchObject({ answer: 'B', failed: false });
    await queue.settled();
    expect(queue.get().size).toBe(0);
    expect(kept()).toEqual([]);
  });

  it('skips an answer that another one has replaced before its turn', async () => {
    const sent: string[] = [];
    const { queue } = makeQueue(async ({ questionId, answer }) => {
      sent.push(`${questionId}:${answer}`);
    });
    queue.add(open('q1'));
    queue.add(open('q2', 'A'));
    queue.add(open('q3'));
    queue.add(open('q2', 'B'));
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
    queue.add(open('q1', 'A'));
    queue.add(open('q1', 'B'));
    expect(sent).toEqual(['A']);
    arrive();
    expect(await queue.settled()).toBe(true);
    expect(sent).toEqual(['A', 'B']);
  });

  it('tries again after faults that pass, under the same key', async () => {
    const send = jest.fn().mockResolvedValue(undefined);
    send.mockRejectedValueOnce(offline).mockRejectedValueOnce(requestError('busy', 503));
    const { queue, pauses } = makeQueue(send);
    queue.add(open('q1'));
    expect(await queue.settled()).toBe(true);
    expect(pauses).toEqual([400, 1200]);
    expect(new Set(send.mock.calls.map(([{ submissionKey }]) => submissionKey)).size).toBe(1);
  });

  it('gives an attempt up when a newer answer has come', async () => {
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
    queue.add(open('q1', 'A'));
    queue.add(open('q1', 'B'));
    fail();
    expect(await queue.settled()).toBe(true);
    expect(sent).toEqual(['A', 'B']);
  });

  it('marks what fails for good, lets the rest go on, and saves it on retry', async () => {
    let refusing = true;
    const saved: string[] = [];
    const { queue, pauses } = makeQueue(async ({ questionId }) => {
      if (questionId === 'q1' && refusing) throw refused;
      saved.push(questionId);
    });
    queue.add(open('q1'));
    queue.add(open('q2'));
    expect(await queue.settled()).toBe(false);
    expect(pauses).toEqual([]);
    expect(saved).toEqual(['q2']);
    expect(queue.get().get('q1')?.failed).toBe(true);
    expect(kept()).toHaveLength(1);

    refusing = false;
    queue.retry('q1');
    expect(await queue.settled()).toBe(true);
    expect(saved).toEqual(['q2', 'q1']);
  });

  it('gives up after four attempts while the network is away', async () => {
    const send = jest.fn().mockRejectedValue(offline);
    const { queue } = makeQueue(send);
    queue.add(open('q1'));
    expect(await queue.settled()).toBe(false);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('goes on after a reload with what was not saved, under the same keys', async () => {
    const before = makeQueue(() => Promise.reject(refused)).queue;
    const [first, second] = [open('q1'), open('q2', 'Unsure')];
    before.add(first);
    before.add(second);
    await before.settled();

    const sent: OpenAnswer[] = [];
    const { queue } = makeQueue(async ({ questionId, answer, confidence, submissionKey }) => {
      sent.push({ questionId, answer, confidence, submissionKey });
    });
    queue.start();
    expect(await queue.settled()).toBe(true);
    expect(sent).toEqual([first, second]);
    expect(kept()).toEqual([]);
  });

  it('says when the browser keeps nothing beyond the page, and saves all the same', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(denied);
    }
    const { queue } = makeQueue(() => Promise.resolve());
    expect(queue.add(open('q1'))).toBe('in-page');
    expect(await queue.settled()).toBe(true);
  });

  it('loses no answer and ends with the last one per question, whatever fails on the way', async () => {
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
          queue.add(open(each.questionId, each.answer));
        } else if (each.do === 'retry') queue.retry();
        else await queue.settled();
        // Everything that is not stored is in the queue and in the browser.
        for (const [id, answer] of latest) {
          if (stored.get(id) === answer) continue;
          expect(queue.get().get(id)?.answer).toBe(answer);
          expect(kept().find(({ questionId }) => questionId === id)?.answer).toBe(answer);
        }
      }
      reliable = true;
      await queue.settled();
      queue.retry();
      expect(await queue.settled()).toBe(true);
      expect(stored).toEqual(latest);
      expect(kept()).toEqual([]);
    }
  });
});

describe('openAnswers', () => {
  it('keeps people and contacts apart', () => {
    openAnswers('ada', 'c1').put(open('q1'));
    expect(openAnswers('grace', 'c1').list()).toEqual([]);
    expect(openAnswers('ada', 'c2').list()).toEqual([]);
    expect(openAnswers('ada', 'c1').list()).toHaveLength(1);
  });

  it('leaves the answers of another tab alone', () => {
    const [here, there] = [openAnswers('ada', 'c1'), openAnswers('ada', 'c1')];
    const [first, second] = [open('q1'), open('q2')];
    here.put(first);
    there.put(second);
    here.remove(first);
    expect(there.list()).toEqual([second]);
  });

  it('keeps a newer answer when an older one to the question is saved', () => {
    const store = openAnswers('ada', 'c1');
    const [older, newer] = [open('q1', 'A'), open('q1', 'B')];
    store.put(older);
    store.put(newer);
    store.remove(older);
    expect(store.list()).toEqual([newer]);
  });

  it.each(['nonsense', '{}', '[{"questionId":"q1","answer":"C"}]', 'null'])(
    'counts %j in storage as none',
    (text) => {
      const store = openAnswers('ada', 'c1');
      store.put(open('q1'));
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(store.list()).toEqual([]);
    },
  );
});
