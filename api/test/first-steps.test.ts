import { type FirstStepsDto } from '../src/first-steps/dto/first-steps.dto.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const steps = async (): Promise<FirstStepsDto> =>
  (await ada.get('/api/first-steps').expect(200)).body;
const today = async () => (await ada.get('/api/today?timeZone=UTC').expect(200)).body;
const addSamples = () => ada.post('/api/sample-people').expect(200);
const names = async (): Promise<string[]> => {
  const { body } = await ada.get('/api/contacts').expect(200);
  return body.map(({ displayName }: { displayName: string }) => displayName).sort();
};
async function addContact(): Promise<string> {
  const { body } = await ada.post('/api/contacts', { displayName: 'Grace Hopper' }).expect(201);
  return body.id;
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the first steps', () => {
  const NONE = {
    people: false,
    answers: false,
    meeting: false,
    ended: false,
    samples: 0,
    answerNext: null,
  };

  it('begin with none done, and are shown in Today', async () => {
    expect(await steps()).toEqual(NONE);
    expect(await today()).toMatchObject({ firstSteps: true });
  });

  it('are done by a contact, answers about one, and a planned meeting', async () => {
    const id = await addContact();
    const answerNext = { id, displayName: 'Grace Hopper' };
    expect(await steps()).toEqual({ ...NONE, people: true, answerNext });
    await ada.post('/api/meetings', { startsAt: inDays(2), contactIds: [id] }).expect(201);
    expect(await steps()).toEqual({ ...NONE, people: true, meeting: true, answerNext });
    const answers = dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A');
    await ada.post('/api/quiz-complete', quizBody(id, answers)).expect(201);
    expect(await steps()).toEqual({ ...NONE, people: true, answers: true, meeting: true });
  });

  it('end for good', async () => {
    const { body } = await ada.post('/api/first-steps/end').expect(200);
    expect(body).toEqual({ ...NONE, ended: true });
    await ada.post('/api/first-steps/end').expect(200);
    expect(await today()).toMatchObject({ firstSteps: false });
  });

  it('are still shown after their end while there are sample people', async () => {
    await addSamples();
    await ada.post('/api/first-steps/end').expect(200);
    expect(await today()).toMatchObject({ firstSteps: true });
    await ada.delete('/api/sample-people').expect(200);
    expect(await today()).toMatchObject({ firstSteps: false });
  });
});

describe('sample people', () => {
  const SAMPLES = ['Iris Lindqvist (sample)', 'Tomás Rivera (sample)', 'Wanda Okafor (sample)'];

  it('are three contacts with estimates, history, a promise, and a meeting', async () => {
    const { body } = await addSamples();
    expect(body).toMatchObject({ people: false, answers: false, meeting: false, samples: 3 });
    expect(await names()).toEqual(SAMPLES);
    const { body: contacts } = await ada.get('/api/contacts?assessed=true').expect(200);
    expect(contacts).toHaveLength(2);
    const { commitments, meetings } = await today();
    expect(commitments).toMatchObject([
      { commitment: { text: 'Send him two dates for the event' } },
    ]);
    expect(meetings).toMatchObject([{ person: { displayName: 'Iris Lindqvist (sample)' } }]);
  });

  it('are added once', async () => {
    await addSamples();
    await addSamples();
    expect(await names()).toEqual(SAMPLES);
  });

  it('are removed for good with everything about them, and nothing else is', async () => {
    const grace = await addContact();
    await addSamples();
    const { body: people } = await ada.get('/api/contacts?q=Iris').expect(200);
    const both = [grace, people[0].id];
    await ada
      .post('/api/meetings', { title: 'With both', startsAt: inDays(3), contactIds: both })
      .expect(201);
    const { body } = await ada.delete('/api/sample-people').expect(200);
    expect(body).toMatchObject({ people: true, meeting: true, samples: 0 });
    expect(await names()).toEqual(['Grace Hopper']);
    expect((await ada.get('/api/contacts/deleted').expect(200)).body.contacts).toEqual([]);
    const { body: meetings } = await ada.get('/api/meetings').expect(200);
    expect(meetings).toMatchObject([{ title: 'With both', people: [{ id: grace }] }]);
  });

  it('can be removed and added again', async () => {
    await addSamples();
    await ada.delete('/api/sample-people').expect(200);
    await addSamples();
    expect(await names()).toEqual(SAMPLES);
  });

  it('are no longer counted once the user deleted them one by one', async () => {
    await addSamples();
    const { body } = await ada.get('/api/contacts').expect(200);
    for (const { id } of body) await ada.delete(`/api/contacts/${id}`).expect(204);
    expect(await steps()).toMatchObject({ samples: 0 });
  });
});
