import { MOST_ROWS_PER_CALL } from '@rapport/contracts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import {
  type ImportDetailsDto,
  type ImportRowDto,
  type ImportSummaryDto,
  type ImportedRowsDto,
} from '../src/imports/dto/import.dto.ts';

jest.setTimeout(300_000);

/** `IMPORT_REPORT=1 npx jest --selectProjects api --testPathPatterns imports-large` prints the times. */
const REPORTS = process.env.IMPORT_REPORT === '1';
const PEOPLE = 20_000;
/** One row in this many is refused. */
const REFUSED_EVERY = 1_000;
const REFUSED = PEOPLE / REFUSED_EVERY;

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
afterAll(() => api.close());

function rowOf(row: number): ImportRowDto {
  const isWrong = row % REFUSED_EVERY === 0;
  return {
    row,
    action: 'add',
    contact: {
      displayName: `Person ${row}`,
      emails: [{ value: isWrong ? 'nobody' : `person${row}@example.com`, kind: 'work' }],
      phones: [{ value: `+49 30 ${row}`, kind: 'mobile' }],
      organizationName: `Company ${row % 500}`,
      organizationTitle: 'Engineer',
      pinnedNote: 'Met at the fair, wants to hear from us in spring.',
    },
    ...(row % 10 === 0 && { cadenceDays: 30 }),
  };
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  if (REPORTS) process.stdout.write(`${what}: ${Math.round(performance.now() - start)} ms\n`);
  return result;
}

it('imports 20,000 rows over HTTP, each once, and undoes all of them', async () => {
  const body = { fileName: 'everybody.csv', source: 'csv', rowCount: PEOPLE };
  const { id } = (await ada.post('/api/imports', body).expect(201)).body as ImportSummaryDto;
  const send = async (first: number) => {
    const rows = Array.from({ length: MOST_ROWS_PER_CALL }, (_, index) => rowOf(first + index));
    return (await ada.post(`/api/imports/${id}/rows`, { rows }).expect(200))
      .body as ImportedRowsDto;
  };
  await timed('rows', async () => {
    for (let first = 1; first <= PEOPLE; first += MOST_ROWS_PER_CALL) await send(first);
  });
  // The response to this call was lost, so the client sends it again.
  const again = await send(1 + PEOPLE / 2);
  expect(again.import).toMatchObject({ added: PEOPLE - REFUSED, refused: REFUSED, merged: 0 });

  const details = await timed(
    'what became of each row',
    async () => (await ada.get(`/api/imports/${id}`).expect(200)).body as ImportDetailsDto,
  );
  expect(details.rows).toHaveLength(PEOPLE);
  expect(details.rows.map(({ row }) => row)).toEqual(details.rows.map((_, index) => index + 1));

  const list = await timed('first page', () =>
    ada.get('/api/contacts?sort=name&limit=100&count=exact').expect(200),
  );
  expect(list.headers['x-total-count']).toBe(String(PEOPLE - REFUSED));

  const undone = await timed('undo', () => ada.post(`/api/imports/${id}/undo`).expect(200));
  expect(undone.body).toMatchObject({ removed: PEOPLE - REFUSED, restored: 0, kept: 0 });
  expect((await ada.get('/api/contacts').expect(200)).body).toEqual([]);
});
