import { ASSESSMENT_DEFAULTS, OBSERVE_TEXTS, MEETING_PARTS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { addContact, assessmentResponse } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type QuizRunDto } from '../src/assessments/dto/quiz-run.dto.ts';
import { type GuidanceDto } from '../src/guidance/dto/guidance.dto.ts';

let api: TestApi;
let ada: Caller;
let grace: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  grace = await addContact(ada, 'Grace Hopper');
});
afterAll(() => api.close());

const guidance = async () =>
  (await ada.get(`/api/guidance/${grace}`).expect(200)).body as GuidanceDto;
const runs = async () =>
  (await ada.get(`/api/assessment-runs/${grace}`).expect(200)).body as QuizRunDto[];
const observe = (questionId: string, answer: string) =>
  ada.post(`/api/observations/${grace}`, { questionId, answer });
const quiz = () =>
  ada.post('/api/quiz-complete', quizBody(grace, dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A')));
const read = (baseRunId: string | null, ...changes: [questionId: string, answer: string][]) =>
  ada.post(`/api/assessment-runs/${grace}/answers`, {
    baseRunId,
    source: 'writing',
    changes: changes.map(([questionId, answer]) => ({ questionId, answer })),
  });

describe('the kit for a first meeting', () => {
  it('has three things to notice, each with a question that has two sides', async () => {
    const { kit, candidate } = await guidance();
    expect([kit.length, candidate]).toEqual([3, false]);
    for (const { questionId, about, prompt, ask } of kit) {
      expect(questionId).toBe(`workstyle-${String(about).toLowerCase()}`);
      expect(prompt).toBe(OBSERVE_TEXTS[questionId]?.prompt);
      expect(ask).toMatch(/\bor\b.*\?$|.*: .*\bor\b.*\?$/);
    }
  });

  it('becomes an estimate with the first answer, which settles no other letter', async () => {
    await observe('workstyle-ei', 'A').expect(201);
    const [run] = await runs();
    expect(run).toMatchObject({ source: 'observation', baseRunId: null });
    const { kit, axes, state } = await guidance();
    expect([kit, state]).toEqual([[], 'ready']);
    expect(axes.map(({ dimension, state: of }) => `${dimension} ${of}`)).toEqual([
      expect.stringContaining('EI'),
      'SN unknown',
      'TF unknown',
      'JP unknown',
    ]);
  });

  it('adds the other answers to the first', async () => {
    await observe('workstyle-ei', 'A').expect(201);
    await observe('workstyle-jp', 'B').expect(201);
    const [newest, first] = await runs();
    expect(newest).toMatchObject({ baseRunId: first?.id });
    expect(newest?.responses).toHaveLength(2);
  });

  it('stays where nothing came up', async () => {
    await observe('workstyle-ei', 'did_not_come_up').expect(201);
    expect(await runs()).toEqual([]);
    expect((await guidance()).kit).toHaveLength(3);
  });
});

describe('answers from something they wrote', () => {
  it('make a first run with medium confidence, and say where they come from', async () => {
    await read(null, ['workstyle-jp', 'A']).expect(201);
    const [run] = await runs();
    expect(run).toMatchObject({
      source: 'writing',
      responses: [{ questionId: 'workstyle-jp', answer: 'A', confidence: 'medium' }],
    });
  });

  it('build on the newest run', async () => {
    await quiz().expect(201);
    const [before] = await runs();
    await read(before!.id, ['workstyle-jp', 'B']).expect(201);
    expect((await runs())[0]).toMatchObject({ source: 'writing', baseRunId: before!.id });
  });

  it.each([
    ['null where there is a run', async () => null],
    ['another run', async () => randomUUID()],
  ])('are refused for %s', async (_, base) => {
    await quiz().expect(201);
    const { body } = await read(await base(), ['workstyle-jp', 'B']).expect(409);
    expect(body.code).toBe('RUN_NOT_LATEST');
    expect(await runs()).toHaveLength(1);
  });
});

describe('a candidate', () => {
  let label: string;
  const become = () => ada.patch(`/api/contacts/${grace}`, { labelIds: [label] }).expect(200);
  beforeEach(async () => {
    const body = { name: 'Applicants', kind: 'candidate' };
    label = (await ada.post('/api/labels', body).expect(201)).body.id;
  });

  it('gets facts and what works with anyone, also where there was an estimate', async () => {
    await quiz().expect(201);
    await become();
    expect(await guidance()).toMatchObject({
      candidate: true,
      state: 'not_assessed',
      basis: null,
      axes: [],
      motivation: null,
      profile: null,
      split: null,
      observe: null,
      kit: [],
      you: [],
      own: null,
    });
    const { tips, briefing } = await guidance();
    expect(tips.every(({ dependsOn }) => dependsOn.length === 0)).toBe(true);
    expect(briefing.lines).toMatchObject(MEETING_PARTS.map((part) => ({ part, tipId: null })));
    await ada.patch(`/api/labels/${label}`, { kind: null }).expect(200);
    expect(await guidance()).toMatchObject({ candidate: false, state: 'ready' });
  });

  it('is not estimated by any call', async () => {
    await become();
    const refused = [
      observe('workstyle-ei', 'A'),
      read(null, ['workstyle-ei', 'A']),
      quiz(),
      ada.post('/api/assessment-responses', assessmentResponse(grace, 'workstyle-ei', 'A')),
      ada.post(`/api/assessment-complete/${grace}`, ASSESSMENT_DEFAULTS),
    ];
    for (const call of refused) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([409, 'CONTACT_IS_CANDIDATE']);
    }
    expect(await runs()).toEqual([]);
  });

  it('has no step that suggests an assessment', async () => {
    const rules = async () =>
      (await ada.get(`/api/actions/${grace}`).expect(200)).body.map(
        ({ ruleId }: { ruleId: string }) => ruleId,
      );
    for (const interactionDate of ['2026-03-01', '2026-04-01', '2026-05-01']) {
      const body = { type: 'call', interactionDate: `${interactionDate}T09:00:00Z` };
      await ada.post(`/api/interactions/${grace}`, body).expect(201);
    }
    expect(await rules()).toContain('R6');
    await become();
    expect(await rules()).not.toContain('R6');
  });

  it('is said by the label, wherever that is shown', async () => {
    await become();
    const { body } = await ada.get(`/api/contacts/${grace}`).expect(200);
    expect(body.labels).toMatchObject([{ name: 'Applicants', kind: 'candidate' }]);
    const wrong = { name: 'Other', kind: 'friend' };
    expect((await ada.post('/api/labels', wrong).expect(400)).body.problems).toMatchObject([
      { field: 'kind' },
    ]);
    const plain = await ada.post('/api/labels', { name: 'Board' }).expect(201);
    expect(plain.body.kind).toBeNull();
  });
});
