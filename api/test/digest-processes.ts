import { type BuiltApi, localEnvironment, startBuilt } from './built-api.ts';
import { createTestDatabase, directUrl, dropTestDatabase, onServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { until } from './until.ts';

/** Number of emails that one process sends at the same time. */
export const AT_ONCE = 3;

/** Answer of a mail server that accepts a message and never responds. */
export const never = () => new Promise<null>(() => undefined);

/** Starts a mail server and a database with users whose email is due, for API processes that start and end. */
export async function startDigests() {
  const databaseUrl = await createTestDatabase();
  const mail: MailServer = await startMailServer();
  const running = new Set<BuiltApi>();
  const sql = async (text: string) =>
    (await onServer(directUrl(databaseUrl), text)).rows as Record<string, unknown>[];

  /** Adds users whose email was due a minute ago, each with a due contact. */
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

  /** Works like `kill -9`: ends the program immediately. */
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
    /** Ends the claims of killed processes as if a long time had passed. */
    endClaims: () =>
      sql('UPDATE rapport.digest_emails SET next_try_at = now() WHERE outcome IS NULL'),
    /** Returns the number of emails that the mail server has received but not responded to yet. */
    handedOver: async () =>
      (await sql('SELECT 1 FROM rapport.digest_emails WHERE handed_over_at IS NOT NULL')).length,
    allAreSent: async () => {
      const [row] = await sql(
        `SELECT (SELECT count(*) FROM rapport.digests) =
           (SELECT count(*) FROM rapport.digest_emails WHERE outcome = 'sent') AS sent`,
      );
      return row?.sent === true;
    },
    /** Returns the receivers of emails, once the processes have looked for emails again and sent them. */
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
