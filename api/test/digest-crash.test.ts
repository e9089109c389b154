import {
  type BuiltApi,
  buildApi,
  localEnvironment,
  removeBuiltApi,
  startBuilt,
} from './built-api.ts';
import { createTestDatabase, directUrl, dropTestDatabase, onServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

jest.setTimeout(180_000);

const PEOPLE = 12;
/** Two processes send three emails each at the same time. */
const IN_FLIGHT = 6;
const PATIENCE_MS = 60_000;

let databaseUrl: string;
let mail: MailServer;
const running = new Set<BuiltApi>();

beforeAll(async () => {
  buildApi();
});
afterAll(() => removeBuiltApi());
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  mail = await startMailServer();
});
afterEach(async () => {
  await kill();
  await mail.close();
  await dropTestDatabase(databaseUrl);
});

const sql = async (text: string) =>
  (await onServer(directUrl(databaseUrl), text)).rows as Record<string, unknown>[];
const until = async (condition: () => boolean | Promise<boolean>) => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
/** Long enough for each process to have looked twice, and to have sent what it found. */
const twoLooks = () => new Promise((resolve) => setTimeout(resolve, 3_000));
const never = () => new Promise<null>(() => undefined);

/** People whose email was due a minute ago, each with someone to be in touch with. */
async function addPeople(): Promise<string[]> {
  const now = new Date();
  await onServer(
    directUrl(databaseUrl),
    `CREATE TEMPORARY TABLE people AS SELECT gen_random_uuid() AS id FROM generate_series(1, ${PEOPLE});
     INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
       SELECT id, now(), now() FROM people;
     INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, display_name,
         search_text, sort_name, next_due_at)
       SELECT id, gen_random_uuid(), now() - interval '200 days', now(), 'Ada', ' ada', 'ada',
         now() - interval '100 days' FROM people;
     INSERT INTO rapport.digests (user_profile_id, enabled, hour, time_zone, email, email_as_of,
         unsubscribe_key, next_day, next_at)
       SELECT id, true, ${now.getUTCHours()}, 'UTC', id || '@example.com', now(), 'key',
         '${now.toISOString().slice(0, 10)}', now() - interval '1 minute' FROM people`,
  );
  const rows = await sql('SELECT email FROM rapport.digests ORDER BY email');
  return rows.map(({ email }) => String(email));
}

async function start(count: number): Promise<void> {
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      startBuilt({
        ...localEnvironment(databaseUrl),
        SMTP_URL: mail.url,
        MAIL_FROM: 'rapport@example.com',
        APP_URL: 'https://app.example.com',
        API_URL: 'https://api.example.com',
        DIGEST_EVERY_SECONDS: '1',
      }),
    ),
  );
  for (const api of started) running.add(api);
}

/** As `kill -9` does: nothing of the program runs any more. */
async function kill(): Promise<void> {
  const killed = [...running];
  running.clear();
  for (const { process: program } of killed) program.kill('SIGKILL');
  await Promise.all(killed.map(({ exit }) => exit));
}

const receivers = () => mail.received.map(({ to }) => to).sort();
/** As if the processes that were killed had been dead for long. */
const endClaims = () =>
  sql('UPDATE rapport.digest_emails SET next_try_at = now() WHERE outcome IS NULL');
const outcomes = async () =>
  await sql(
    'SELECT outcome, count(*)::int AS count FROM rapport.digest_emails GROUP BY outcome ORDER BY 1',
  );
const ALL_SENT = [{ outcome: 'sent', count: PEOPLE }];
const allAreSent = async () => JSON.stringify(await outcomes()) === JSON.stringify(ALL_SENT);

describe('the daily email of several API processes', () => {
  it('reaches everyone once', async () => {
    const addresses = await addPeople();
    await start(2);
    await until(allAreSent);
    await twoLooks();
    expect(receivers()).toEqual(addresses);
  });

  it('reaches everyone once when the processes are killed before the server says that it has it', async () => {
    const addresses = await addPeople();
    mail.answer(never);
    await start(2);
    await until(async () => {
      const [row] = await sql(
        'SELECT count(*)::int AS count FROM rapport.digest_emails WHERE handed_over_at IS NOT NULL',
      );
      return row?.count === IN_FLIGHT;
    });
    await kill();
    expect(mail.received).toHaveLength(IN_FLIGHT);

    mail.answer(() => null);
    await start(2);
    await until(() => mail.received.length === PEOPLE);
    await endClaims();
    await until(allAreSent);
    await twoLooks();
    expect(receivers()).toEqual(addresses);
  });

  it('reaches everyone once when the processes are killed before the messages are complete', async () => {
    const addresses = await addPeople();
    let asked = 0;
    mail.recipient(() => {
      asked += 1;
      return never();
    });
    await start(2);
    await until(() => asked === IN_FLIGHT);
    await kill();
    expect(mail.received).toHaveLength(0);

    mail.recipient(() => null);
    await endClaims();
    await start(2);
    await until(allAreSent);
    await twoLooks();
    expect(receivers()).toEqual(addresses);
  });

  it('is not lost when a process is killed before it could note the end of a message; the copy has the same Message-ID and date', async () => {
    const addresses = await addPeople();
    mail.answer(never);
    await start(1);
    await until(() => mail.received.length > 0);
    await kill();
    // The note is a statement that takes about a millisecond; as if it had not arrived.
    await sql('UPDATE rapport.digest_emails SET handed_over_at = NULL WHERE outcome IS NULL');
    await endClaims();

    mail.answer(() => null);
    await start(1);
    await until(allAreSent);
    expect([...new Set(receivers())]).toEqual(addresses);
    const ids = new Set(mail.received.map(({ parsed }) => `${parsed.messageId} ${parsed.date}`));
    expect(mail.received.length).toBeGreaterThan(PEOPLE);
    expect(ids.size).toBe(PEOPLE);
  });
});
