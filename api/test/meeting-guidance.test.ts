import { addContact } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type GuidanceDto } from '../src/guidance/dto/guidance.dto.ts';
import { type MeetingGuidanceDto } from '../src/guidance/dto/meeting-guidance.dto.ts';

type Answers = Parameters<typeof dialogAnswers>;

const DAY_MS = 86_400_000;

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const assessed = async (name: string, ...answers: Answers) => {
  const id = await addContact(ada, name);
  await ada.post('/api/quiz-complete', quizBody(id, dialogAnswers(...answers))).expect(201);
  return id;
};
const planned = async (contactIds: string[]) => {
  const startsAt = new Date(Date.now() + DAY_MS).toISOString();
  const { body } = await ada
    .post('/api/meetings', { title: 'Renewal', startsAt, contactIds })
    .expect(201);
  return String(body.id);
};
const ofMeeting = async (id: string) =>
  (await ada.get(`/api/meeting-guidance/${id}`).expect(200)).body as MeetingGuidanceDto;

describe('GET /api/meeting-guidance/{id}', () => {
  it('has common ground, conflicts, what each one needs, and what is promised, for five people', async () => {
    const dana = await assessed('Dana Fox', 'A', 'A', 'A', 'A', 'A', 'A', 'A');
    const priya = await assessed('Priya Nair', 'B', 'A', 'A', 'A', 'A', 'A', 'A');
    const sam = await assessed('Sam Okafor', 'B', 'A', 'A', 'A', 'A', 'A', 'A');
    const lee = await assessed('Lee Park', 'B', 'A', 'A', 'A', 'A', 'A', 'A');
    await ada.post(`/api/contacts/${lee}/objection`).expect(200);
    const kim = await addContact(ada, 'Kim Roe');
    await ada
      .post(`/api/commitments/${dana}`, { kind: 'they_promised', text: 'A list of sites' })
      .expect(201);
    const answer = await ofMeeting(await planned([dana, priya, sam, lee, kim]));
    expect(answer.people.map(({ id, state }) => [id, state])).toEqual([
      [dana, 'assessed'],
      [kim, 'not_assessed'],
      [lee, 'objected'],
      [priya, 'assessed'],
      [sam, 'assessed'],
    ]);
    const [first, second, third] = answer.people;
    expect(first).toMatchObject({ need: expect.any(String), tipId: expect.any(String) });
    expect(first?.promises).toMatchObject([{ text: 'A list of sites', kind: 'they_promised' }]);
    expect([second?.need, third?.need]).toEqual([null, null]);
    expect(answer.common.map(({ text }) => text)).toContain('2 of 3 like it in writing first.');
    expect(answer.conflicts).toEqual([
      {
        axis: 'EI',
        text: 'Send the question the day before; let Dana think aloud first.',
        contactIds: [dana],
      },
    ]);
  });

  it('shows nothing of an estimate for fewer than two who are assessed, nor of a candidate', async () => {
    const dana = await assessed('Dana Fox', 'A', 'A', 'A', 'A', 'A', 'A', 'A');
    const priya = await assessed('Priya Nair', 'A', 'A', 'A', 'A', 'A', 'A', 'A');
    const { body: label } = await ada
      .post('/api/labels', { name: 'Applicants', kind: 'candidate' })
      .expect(201);
    await ada.patch(`/api/contacts/${priya}`, { labelIds: [label.id] }).expect(200);
    const answer = await ofMeeting(await planned([dana, priya]));
    expect(answer.people).toMatchObject([
      { state: 'assessed', need: null, tipId: null },
      { state: 'candidate', need: null, tipId: null },
    ]);
    expect([answer.common, answer.conflicts]).toEqual([[], []]);
  });

  it('is gone with the meeting, and of no one else', async () => {
    const id = await planned([await addContact(ada, 'Kim Roe')]);
    const bob = await api.signIn();
    await bob.get(`/api/meeting-guidance/${id}`).expect(404);
    await ada.delete(`/api/meetings/${id}`).expect(204);
    await ada.get(`/api/meeting-guidance/${id}`).expect(404);
    await ada.get('/api/meeting-guidance/x').expect(400);
  });
});

describe('what has worked', () => {
  it('counts the interactions in which a tip was used, and those that went well', async () => {
    const dana = await assessed('Dana Fox', 'A', 'A', 'A', 'A', 'A', 'A', 'A');
    const worked = async () =>
      ((await ada.get(`/api/guidance/${dana}`).expect(200)).body as GuidanceDto).worked;
    for (const [days, outcome] of [
      [9, 'positive'],
      [8, 'negative'],
      [7, 'positive'],
    ] as const) {
      const { body } = await ada
        .post(`/api/interactions/${dana}`, {
          ...{ type: 'call', outcome },
          interactionDate: new Date(Date.now() - days * DAY_MS).toISOString(),
        })
        .expect(201);
      expect(await worked()).toEqual([]);
      const mark = { interactionId: String(body.id), helped: outcome === 'positive' };
      await ada.put(`/api/tip-feedback/${dana}/E.do`, mark).expect(200);
    }
    expect(await worked()).toEqual([
      { tipId: 'E.do', text: expect.any(String), used: 3, wentWell: 2 },
    ]);
    await ada.post(`/api/contacts/${dana}/objection`).expect(200);
    expect(await worked()).toEqual([]);
  });
});
