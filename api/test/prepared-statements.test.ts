import { Database } from '../src/database/database.ts';
import { type PreparedStatements } from '../src/env.ts';
import { startTestApi, testSettings } from './test-api.ts';
import { createTestDatabase } from './databases.ts';

/** With a pooler in between, the connection that a statement got its name on may be another one the next time. */
const IS_POOLED = process.env.TEST_POOLER_URL !== undefined;

/** How many statements the API's only connection keeps after it has read a contact three times. */
async function keptBy(preparedStatements: PreparedStatements, statementTimeoutMs = 5_000) {
  const { database } = testSettings(await createTestDatabase());
  const api = await startTestApi({
    database: { ...database, poolSize: 1, statementTimeoutMs, preparedStatements },
  });
  try {
    const ada = await api.signIn();
    const { body } = await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    for (let time = 0; time < 3; time += 1) {
      const read = await ada.get(`/api/contacts/${body.id}`).expect(200);
      expect(read.body.displayName).toBe('Grace');
    }
    const kept = await api
      .service(Database)
      .rows<{ statement: string }>(
        "SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%FROM rapport.contacts c%'",
      );
    return kept.length;
  } finally {
    await api.close();
  }
}

describe('statements that are sent again and again', () => {
  it('are kept by a connection that leads straight to Postgres, and by no other', async () => {
    expect((await keptBy('auto')) > 0).toBe(!IS_POOLED);
  });

  it('are found out about without a limit for statements as well', async () => {
    expect((await keptBy('auto', 0)) > 0).toBe(!IS_POOLED);
  });

  it('are read again each time where that is turned off', async () => {
    expect(await keptBy('off')).toBe(0);
  });
});
