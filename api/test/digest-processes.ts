import { type BuiltApi, localEnvironment, startBuilt } from './built-api.ts';
import { createTestDatabase, directUrl, dropTestDatabase, onServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { until } from './until.ts';

/** Emails that one process sends at the same time. */
export const AT_ONCE = 3;

/** What a mail server says that takes a message and never answers. */
export const never = () => new Promise<null>(() => undefined);

/** A mail server and a database with people whose email is due, for processes of the API that come and go. */
export async function startDigests() {
  const databaseUrl = await createTestDatabase();
  const mail: MailServer = await startMailServer();
  const running = new Set<BuiltApi>();
  const sql = async (text: string) =>
    (await onServer(directUrl(databaseUrl), text)).rows as Record<string, unknown>[];

  /** People whose email was due a minute ago, each with someone to be in touch with. */
  async function addPeople(count: number): Promise<string[]> {
    const now = new Date();
    const before = new Set(await addresses());
    await onServer(
      directUrl(databaseUrl),
      `CREATE TEMPORARY TABLE people AS SELECT gen_random_uuid() AS id FROM generate_series(1, ${count});
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
    return (await addresses()).filter((address) => !before.has(address));
  }
  const addresses = async () =>
    (await sql('SELECT email FROM rapport.digests ORDER BY email')).map(({ email }) =>
      String(email),
    );

  async function start(count: number): Promise<void> {
    const started = await Promise.all(
      Array.from({ length: count }, () =>
        startBuilt({
          ...localEnvironment(databaseUrl),
          ...mail.environment,
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

  return {
    mail,
    sql,
    addPeople,
    start,
    kill,
    receivers,
    /** As if the processes that were killed had been dead for long. */
    endClaims: () =>
      sql('UPDATE rapport.digest_emails SET next_try_at = now() WHERE outcome IS NULL'),
    /** How many emails the mail server has and did not answer for yet. */
    handedOver: async () =>
      (await sql('SELECT 1 FROM rapport.digest_emails WHERE handed_over_at IS NOT NULL')).length,
    allAreSent: async () => {
      const [row] = await sql(
        `SELECT (SELECT count(*) FROM rapport.digests) =
           (SELECT count(*) FROM rapport.digest_emails WHERE outcome = 'sent') AS sent`,
      );
      return row?.sent === true;
    },
    /** Those who got an email, once the processes have looked again and sent what they found. */
    receiversAfterAnotherLook: async () => {
      const [late = ''] = await addPeople(1);
      await until(() => mail.to(late).length > 0);
      return receivers().filter((address) => address !== late);
    },
    close: async () => {
      await kill();
      await mail.close();
      await dropTestDatabase(databaseUrl);
    },
  };
}
