import { Database } from '../src/database/database.ts';
import { SilentLogger } from '../src/database/silent-logger.ts';
import { type PreparedStatements } from '../src/env.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { addContact } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { createTestDatabase } from './databases.ts';

/** Behind a pooler, a named statement may be on another connection the next time. */
const IS_POOLED = process.env.TEST_POOLER_URL !== undefined;

/** Returns the number of statements on the API's only connection after it has read a contact three times. */
async function keptBy(preparedStatements: PreparedStatements, statementTimeoutMs = 5_000) {
  const { database } = testSettings(await createTestDatabase());
  const api = await startSeparateApi({
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
  it('are used only by a direct connection to Postgres', async () => {
    expect((await keptBy('auto')) > 0).toBe(!IS_POOLED);
  });

  it('are found out about without a limit for statements as well', async () => {
    expect((await keptBy('auto', 0)) > 0).toBe(!IS_POOLED);
  });

  it('are read again each time where that is turned off', async () => {
    expect(await keptBy('off')).toBe(0);
  });
});

it('the guidance of a contact is read in one statement', async () => {
  const api = await startSeparateApi();
  try {
    const ada = await api.signIn();
    const contactId = await addContact(ada);
    const answers = dialogAnswers('A', 'B', 'A', 'B', 'A', 'A', 'A');
    await ada.post('/api/quiz-complete', quizBody(contactId, answers)).expect(201);
    const statements = jest.spyOn(SilentLogger.prototype, 'logQuery').mockImplementation();
    await ada.get(`/api/guidance/${contactId}`).expect(200);
    const own = statements.mock.calls.filter((call) => String(call).includes('rapport.contacts'));
    expect(own).toHaveLength(1);
  } finally {
    await api.close();
  }
});
