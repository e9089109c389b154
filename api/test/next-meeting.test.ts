import { addDays } from '../src/attention/domain/utc-days.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type NextMeetingAnswerDto } from '../src/today/dto/next-meeting.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const ANSWERS = dialogAnswers('B', 'Unsure', 'B', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'B', 'B');
const add = async (displayName: string) =>
  String((await ada.post('/api/contacts', { displayName }).expect(201)).body.id);
const inDays = (days: number) => addDays(new Date(), days).toISOString();
const log = (id: string, days: number, facts: object = {}) =>
  ada
    .post(`/api/interactions/${id}`, { type: 'call', interactionDate: inDays(days), ...facts })
    .expect(201);
const next = async () =>
  ((await ada.get('/api/today/next-meeting').expect(200)).body as NextMeetingAnswerDto).next;

describe('GET /api/today/next-meeting', () => {
  it('is no one where nothing is planned within two weeks', async () => {
    expect(await next()).toBeNull();
    const grace = await add('Grace');
    await log(grace, -1);
    await log(grace, 15);
    await log(grace, 2, { type: 'note' });
    expect(await next()).toBeNull();
  });

  it('is the first contact to meet, in a meeting of several one with an estimate', async () => {
    const [grace, mary, emmy] = [await add('Grace'), await add('Mary'), await add('Emmy')];
    await log(grace, 9, { description: 'Later' });
    expect(await next()).toMatchObject({
      ...{ person: { id: grace }, assessed: false, type: 'call', title: 'Later' },
    });
    await ada.post('/api/quiz-complete', quizBody(emmy, ANSWERS)).expect(201);
    const meeting = { title: 'Budget', startsAt: inDays(3), contactIds: [mary, emmy] };
    const { body } = await ada.post('/api/meetings', meeting).expect(201);
    expect(await next()).toEqual({
      person: {
        ...{ id: emmy, displayName: 'Emmy', photoPath: null },
        ...{ givenName: null, familyName: null },
      },
      ...{ assessed: true, at: meeting.startsAt, type: 'meeting', title: 'Budget' },
      meetingId: body.id,
    });
    for (const id of [mary, emmy]) await ada.delete(`/api/contacts/${id}`).expect(204);
    expect(await next()).toMatchObject({ person: { id: grace } });
  });
});
