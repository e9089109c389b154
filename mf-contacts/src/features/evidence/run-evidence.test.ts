import { makeRun, OPEN_ANSWERS, responsesOf } from '../../testing/make-run.ts';
import { axisReason, countsFor, motivationReason } from './evidence-words.ts';
import { answerItems, runAxis, typeCounts } from './run-evidence.ts';

const item = (run: ReturnType<typeof makeRun>, id: string, runs = [run]) =>
  (['EI', 'SN', 'TF', 'JP', 'motivation'] as const)
    .flatMap((about) => answerItems(run, runs, about))
    .find(({ question }) => question.id === id);

describe('the answers of a run', () => {
  it('come with the side they count for', () => {
    const run = makeRun();
    const words = answerItems(run, [run], 'SN').map(countsFor);
    expect(words).toEqual([
      'Counts for neither',
      'Concrete',
      'Conceptual',
      'Conceptual',
      'Concrete',
      'Conceptual',
    ]);
  });

  it('stay in the list when their parent is decided, but do not count', () => {
    const run = makeRun({ responses: responsesOf({ ...OPEN_ANSWERS, 'workstyle-sn': 'A' }) });
    expect(answerItems(run, [run], 'SN').map(countsFor)).toEqual([
      'Concrete',
      ...Array.from({ length: 5 }, () => 'Kept, not counted'),
    ]);
    expect(runAxis(run, 'SN')).toMatchObject({ letter: 'S', state: 'certain' });
  });

  it('count when they narrow down a tie, although their parent is decided', () => {
    const run = makeRun({
      responses: [
        ...responsesOf(OPEN_ANSWERS),
        { questionId: 'motivation-1-f2', answer: 'A', confidence: 'medium', narrowing: true },
      ],
    });
    expect(item(run, 'motivation-1-f2')).toMatchObject({ counts: true, narrowing: true });
  });

  it('leave a question in the list that would count and has no answer', () => {
    const run = makeRun({ responses: responsesOf({ 'workstyle-sn': 'Unsure' }) });
    const items = answerItems(run, [run], 'SN');
    expect(items).toHaveLength(6);
    expect(items.filter(({ answer }) => answer === null)).toHaveLength(5);
    expect(answerItems(run, [run], 'EI').map(countsFor)).toEqual(['Not answered yet']);
  });

  it('have the date of the run in which they were given', () => {
    const first = makeRun({ id: 'r1', createdAt: '2026-01-01T09:00:00.000Z' });
    const second = makeRun({
      id: 'r2',
      createdAt: '2026-02-01T09:00:00.000Z',
      baseRunId: 'r1',
      source: 'change',
      changes: [{ questionId: 'workstyle-sn-f1', before: 'B', answer: 'A' }],
    });
    const third = makeRun({
      id: 'r3',
      createdAt: '2026-03-01T09:00:00.000Z',
      baseRunId: 'r2',
      source: 'observation',
      changes: [{ questionId: 'workstyle-ei', before: 'A', answer: 'B' }],
    });
    const runs = [third, second, first];
    expect(item(third, 'workstyle-ei', runs)?.answeredAt).toBe(third.createdAt);
    expect(item(third, 'workstyle-sn-f1', runs)?.answeredAt).toBe(second.createdAt);
    expect(item(third, 'workstyle-tf', runs)?.answeredAt).toBe(first.createdAt);
  });

  it('do not exist for a run that stored only its result, which still says what is open', () => {
    const run = makeRun({ mbtiType: 'INFJ', mbtiAmbiguousLetters: ['N'], responses: [] });
    const bare = { ...run, responses: null };
    expect(answerItems(bare, [bare], 'SN')).toEqual([]);
    expect(runAxis(bare, 'SN')).toEqual({ letter: 'N', state: 'open', counts: null });
    expect(runAxis(bare, 'EI')).toEqual({ letter: 'I', state: 'certain', counts: null });
  });
});

describe('the reason that a letter is decided or open', () => {
  const counted = (answers: string) => {
    const [parent, ...others] = answers.split('');
    const word = (letter: string | undefined) =>
      letter === 'A' ? 'A' : letter === 'B' ? 'B' : 'Unsure';
    const responses = responsesOf({
      'workstyle-sn': word(parent),
      ...Object.fromEntries(others.map((each, i) => [`workstyle-sn-f${i + 1}`, word(each)])),
    });
    return axisReason(runAxis(makeRun({ responses }), 'SN'));
  };

  it.each([
    [
      'UAABBB',
      'Three to two is too close to call, so the letter stays open. A lead of at least two in five would decide it.',
    ],
    [
      'UBAUUA',
      'Two to one is too close to call, so the letter stays open. A lead of at least two in five would decide it.',
    ],
    [
      'UAAUUU',
      'One to one is even, so the letter stays open. A lead of at least two in five would decide it.',
    ],
    ['UBABBB', 'Four to one decides the letter. A lead of at least two in five is enough.'],
    ['UABABA', 'Five to none decides the letter.'],
    ['A', 'One answer decides the letter, and none is against it.'],
    ['UUUUUU', 'No answer has taken a side, so the letter stays open.'],
    ['UAUUUU', 'One to none is a lead, but too few answers are certain, so the letter stays open.'],
  ])('for %s says so with the count', (answers, reason) => {
    expect(counted(answers)).toBe(reason);
  });
});

describe('the motivation', () => {
  it('counts how often each type was chosen of the times it was on offer', () => {
    expect(typeCounts(responsesOf(OPEN_ANSWERS))).toEqual([
      { type: 2, chosen: 1, offered: 1 },
      { type: 3, chosen: 1, offered: 1 },
      { type: 9, chosen: 1, offered: 1 },
      { type: 1, chosen: 0, offered: 1 },
      { type: 7, chosen: 0, offered: 1 },
      { type: 8, chosen: 0, offered: 1 },
    ]);
  });

  it('names the types that are tied instead of one that leads', () => {
    const run = makeRun();
    expect(motivationReason(run, typeCounts(run.responses ?? []))).toBe(
      'Support-Giving, Achievement-Focused and Harmony-Seeking are tied: each was chosen once, so no single type leads.',
    );
  });

  it('says how little a leading type rests on', () => {
    const responses = responsesOf({ 'motivation-1': 'B' });
    expect(motivationReason(makeRun({ responses }), typeCounts(responses))).toBe(
      'Support-Giving leads: it was chosen the one time it was on offer. Types 3, 4, 5, 6, 7, 8 and 9 were not on offer. One answer is not much for nine types, so read this as a first guess.',
    );
  });
});
