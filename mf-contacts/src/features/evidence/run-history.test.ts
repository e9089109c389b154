import { type QuizRun } from '@rapport/api-client';
import { ANSWERS, QUIZ_BANK } from '@rapport/contracts';
import fc from 'fast-check';
import { makeRun, OPEN_ANSWERS, responsesOf } from '../../testing/make-run.ts';
import { historyEntries, stability, stabilityWords } from './run-history.ts';

const FIRST = makeRun({
  id: 'r1',
  createdAt: '2026-01-14T09:00:00.000Z',
  responses: responsesOf({ ...OPEN_ANSWERS, 'workstyle-sn': 'A' }),
});
const SECOND = makeRun({ id: 'r2', createdAt: '2026-06-03T09:00:00.000Z', source: 'page' });
const CHANGED = makeRun({
  id: 'r3',
  createdAt: '2026-10-12T09:00:00.000Z',
  source: 'change',
  baseRunId: 'r2',
  changes: [{ questionId: 'workstyle-sn-f1', before: 'A', answer: 'B' }],
  responses: responsesOf({ ...OPEN_ANSWERS, 'workstyle-sn-f1': 'B' }),
});
const RUNS = [CHANGED, SECOND, FIRST];

describe('the history of runs', () => {
  it('shows the source of each run and its differences', () => {
    const [changed, second, first] = historyEntries(RUNS);
    expect(changed).toMatchObject({
      source: 'One answer changed',
      answers: null,
      confidence: '79%',
      notes: [
        'N settled, 4 to 1 for Conceptual.',
        'Tied: Support-Giving, Achievement-Focused, Harmony-Seeking.',
      ],
    });
    expect(second).toMatchObject({
      source: 'All questions on one page',
      answers: '12 answers',
      confidence: '73%',
      notes: ['S became N.', 'N opened, 3 to 2 for Conceptual.', expect.stringContaining('Tied')],
    });
    expect(first).toMatchObject({
      source: 'Step by step',
      notes: [expect.stringContaining('Tied')],
    });
    expect(changed?.letters.map(({ changed: moved }) => moved)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('tells what was seen after an interaction from what narrowed down a tie', () => {
    const narrowed = makeRun({
      id: 'r4',
      responses: [
        ...responsesOf(OPEN_ANSWERS),
        { questionId: 'motivation-1-f2', answer: 'A', confidence: 'medium', narrowing: true },
      ],
    });
    const seen = makeRun({
      id: 'r5',
      baseRunId: 'r4',
      source: 'observation',
      changes: [{ questionId: 'workstyle-sn-f1', before: 'A', answer: 'B' }],
    });
    const sources = historyEntries([seen, narrowed, SECOND]).map(({ source }) => source);
    expect(sources).toEqual([
      'Seen after an interaction',
      'Tie narrowed down',
      'All questions on one page',
    ]);
    expect(stability([seen, narrowed, SECOND], new Date('2026-07-01')).retakes).toBe(1);
  });

  it('says that a run stored only its result', () => {
    const [entry] = historyEntries([{ ...FIRST, responses: null }]);
    expect(entry).toMatchObject({ answers: "the answers weren't saved" });
  });
});

describe('stability', () => {
  it('counts only runs that asked all questions', () => {
    const now = new Date('2026-11-01T00:00:00.000Z');
    expect(stability(RUNS, now)).toMatchObject({
      retakes: 2,
      letters: [
        { letter: 'I', same: 2, open: 0 },
        { letter: 'N', same: 0, open: 1 },
        { letter: 'F', same: 2, open: 0 },
        { letter: 'J', same: 2, open: 0 },
      ],
    });
    expect(stabilityWords(stability(RUNS, now))).toBe(
      'I, F and J in 2 of 2 retakes. N in 0 of 2 retakes, open in 1.',
    );
  });

  it('looks back twelve months', () => {
    expect(stability(RUNS, new Date('2027-03-01T00:00:00.000Z')).retakes).toBe(1);
    expect(stabilityWords(stability(RUNS, new Date('2027-03-01T00:00:00.000Z')))).toMatch(
      /^You haven't answered all questions twice/,
    );
  });

  const answers = fc.dictionary(
    fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
    fc.constantFrom(...ANSWERS),
  );
  const history = fc
    .array(fc.record({ answers, edited: fc.boolean() }), { minLength: 1, maxLength: 6 })
    .map((made): QuizRun[] =>
      made.map((each, index) =>
        makeRun({
          id: `r${made.length - index}`,
          responses: responsesOf(each.answers),
          baseRunId: each.edited && index + 1 < made.length ? `r${made.length - index - 1}` : null,
          source: each.edited ? 'change' : 'quiz',
        }),
      ),
    );

  it('has an entry for every run and never counts more letters than retakes', () => {
    fc.assert(
      fc.property(history, (runs) => {
        expect(historyEntries(runs).map(({ run }) => run)).toEqual(runs);
        const { retakes, letters } = stability(runs, new Date('2026-11-01T00:00:00.000Z'));
        expect(retakes).toBe(runs.filter(({ baseRunId }) => baseRunId === null).length);
        for (const { same, open } of letters) expect(same + open).toBeLessThanOrEqual(retakes);
      }),
      { numRuns: 50 },
    );
  });

  it('does not change when an answer is changed that leaves the letters as they are', () => {
    const copy = { ...SECOND, id: 'r9', baseRunId: 'r2', source: 'change' as const, changes: [] };
    const now = new Date('2026-07-01T00:00:00.000Z');
    expect(stability([copy, SECOND, FIRST], now)).toEqual(stability([SECOND, FIRST], now));
  });
});
