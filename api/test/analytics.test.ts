import { addDays } from '../src/attention/domain/utc-days.ts';
import { comingWeeks, lastMonths } from '../src/analytics/domain/periods.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import {
  type DueByWeekDto,
  type EstimatesByCertaintyDto,
  type InteractionsByMonthDto,
} from '../src/analytics/dto/analytics.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (displayName: string, who = ada) =>
  String((await who.post('/api/contacts', { displayName }).expect(201)).body.id);
const log = (contactId: string, interactionDate: Date, type = 'call', who = ada) =>
  who
    .post(`/api/interactions/${contactId}`, {
      type,
      interactionDate: interactionDate.toISOString(),
    })
    .expect(201);
const read = async (path: string) => (await ada.get(`/api/analytics/${path}`).expect(200)).body;
const due = async (): Promise<DueByWeekDto> => read('due');
const months = async () => ((await read('interactions')) as InteractionsByMonthDto).months;
const estimates = async (): Promise<EstimatesByCertaintyDto> => read('estimates');

describe('GET /api/analytics/due', () => {
  it('counts every contact with a date once: overdue, in its week, or later', async () => {
    const cadence = (id: string, cadenceDays: number) =>
      ada.put(`/api/health/${id}/cadence`, { cadenceDays }).expect(200);
    await cadence(await add('Due in sixty days'), 60);
    await add('Due at no time');
    await cadence(await add('Due tomorrow'), 1);
    await cadence(await add('Due next year'), 400);
    const overdueOne = await add('Overdue');
    await setLongStandingCadence(api, ada, overdueOne, 60);
    await log(overdueOne, addDays(new Date(), -200));
    const { overdue, weeks, later } = await due();
    expect({ overdue, later }).toEqual({ overdue: 1, later: 1 });
    expect(weeks).toHaveLength(12);
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect((weeks[0]?.count ?? 0) + (weeks[1]?.count ?? 0)).toBe(1);
  });

  it('omits deleted contacts and those of other users', async () => {
    await ada.delete(`/api/contacts/${await add('Gone')}`).expect(204);
    await add('Theirs', await api.signIn());
    const { overdue, weeks, later } = await due();
    expect([overdue, later, ...weeks.map(({ count }) => count)].every((count) => count === 0)).toBe(
      true,
    );
  });

  it('refuses an invalid time zone', async () => {
    await ada.get('/api/analytics/due?timeZone=Nowhere').expect(400);
    await ada.get('/api/analytics/interactions?timeZone=Nowhere').expect(400);
  });
});

describe('GET /api/analytics/interactions', () => {
  it('counts what has happened by month and type, and nothing that is planned or older', async () => {
    const contact = await add('Grace');
    const now = new Date();
    await log(contact, now);
    await log(contact, now, 'email');
    await log(contact, addDays(now, 3));
    await log(contact, addDays(now, -500));
    const found = await months();
    expect(found).toHaveLength(12);
    expect(found.at(-1)).toEqual({
      month: now.toISOString().slice(0, 7),
      total: 2,
      byType: { call: 1, meeting: 0, email: 1, message: 0, event: 0, note: 0 },
    });
    expect(found.slice(0, -1).every(({ total }) => total === 0)).toBe(true);
  });

  it('omits data of other users and of deleted contacts', async () => {
    const bob = await api.signIn();
    await log(await add('Theirs', bob), new Date(), 'call', bob);
    const gone = await add('Gone');
    await log(gone, new Date());
    await ada.delete(`/api/contacts/${gone}`).expect(204);
    expect((await months()).every(({ total }) => total === 0)).toBe(true);
  });
});

describe('GET /api/analytics/estimates', () => {
  it('counts estimates by the words that people read', async () => {
    await add('No one assessed');
    const contact = await add('Assessed');
    const answers = dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A');
    await ada.post('/api/quiz-complete', quizBody(contact, answers)).expect(201);
    const found = await estimates();
    expect(found).toMatchObject({ estimated: 1, withoutEstimate: 1 });
    expect(found.certainties.map(({ certainty }) => certainty)).toEqual([
      'strong',
      'consistent',
      'close_call',
      'fair',
      'mixed',
      'low',
      'open',
    ]);
    for (const part of ['workStyle', 'motivation'] as const) {
      expect(found.certainties.reduce((sum, row) => sum + row[part], 0)).toBe(1);
    }
  });
});

describe('the periods', () => {
  it('are weeks from Monday to Sunday, of which the first begins today', () => {
    const { periods, bounds } = comingWeeks(new Date('2026-03-18T23:30:00Z'), 'Europe/Berlin');
    expect(periods[0]).toEqual({ from: '2026-03-19', to: '2026-03-22' });
    // Daylight saving time starts on March 29.
    expect(periods[1]).toEqual({ from: '2026-03-23', to: '2026-03-29' });
    expect(bounds.slice(0, 3).map((date) => date.toISOString())).toEqual([
      '2026-03-18T23:00:00.000Z',
      '2026-03-22T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(bounds).toHaveLength(13);
  });

  it('are months that begin in the time zone', () => {
    const { periods, bounds } = lastMonths(new Date('2026-02-28T23:30:00Z'), 'Europe/Berlin');
    expect([periods[0], periods.at(-1)]).toEqual(['2025-04', '2026-03']);
    expect(bounds.at(-2)?.toISOString()).toBe('2026-02-28T23:00:00.000Z');
  });
});
