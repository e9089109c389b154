import { DataSource } from 'typeorm';
import { Clock } from '../clock.ts';
import { dataSourceOptions } from '../database/data-source.ts';
import { Database } from '../database/database.ts';
import { RevocationsService } from './revocations.service.ts';

const USER = '01890a5d-ac96-774b-bcce-b302099a8057';
const REVOKED = {
  userId: USER,
  kind: 'all',
  sessionId: null,
  revokedAt: Date.now() / 1_000,
  expiresAt: Date.now() / 1_000 + 3_600,
};

/** Counts statements, and answers with `news` or fails. */
class FakeDatabase extends Database {
  statements = 0;
  news: object[] = [];
  isAway = false;

  constructor() {
    const options = { url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 };
    super(new DataSource(dataSourceOptions({ ...options, statementTimeoutMs: 0 })));
  }

  override async rows<Row extends object>(): Promise<Row[]> {
    this.statements += 1;
    if (this.isAway) throw new Error('connect ECONNREFUSED');
    return [JSON.parse(JSON.stringify({ readAt: 'now', rows: this.news }))];
  }
}

const person = (id: string) => ({
  id,
  email: null,
  token: { sessionId: null, issuedAt: Math.floor(Date.now() / 1_000) - 60, expiresAt: 0 },
});

afterEach(() => jest.restoreAllMocks());

describe('RevocationsService', () => {
  it('queries the database once in two seconds, for any number of requests and users', async () => {
    let now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const database = new FakeDatabase();
    const service = new RevocationsService(database, new Clock());
    const requests = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => service.verdict(person(`user ${n}`))));

    await requests(500);
    now += 1_999;
    await requests(500);
    expect(database.statements).toBe(1);

    database.news = [REVOKED];
    now += 2;
    expect(await service.verdict(person(USER))).toBe('revoked');
    expect(database.statements).toBe(2);
  });

  it('uses the known revocations while the database is unavailable', async () => {
    let now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const database = new FakeDatabase();
    const service = new RevocationsService(database, new Clock());
    database.news = [REVOKED];
    expect(await service.verdict(person(USER))).toBe('revoked');
    database.isAway = true;
    now += 10_000;
    expect(await service.verdict(person(USER))).toBe('revoked');
    expect(await service.verdict(person('someone else'))).toBe('good');
  });
});
