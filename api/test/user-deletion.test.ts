import sharp from 'sharp';
import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { startAccountServer, type AccountServer } from './account-server.ts';
import { addAddressBook } from './builders/address-book.ts';
import { addContact, giveAnswers, INTJ_ANSWERS } from './builders/assessment.ts';
import { TABLES } from './databases.ts';
import { type Caller, startApiProcess, startTestApi, type TestApi } from './test-api.ts';
import { deviceBody } from './push-receiver.ts';

const SECRET_KEY = 'server-side key';

let accounts: AccountServer;
let withKey: TestApi;
let withoutKey: TestApi;

beforeAll(async () => {
  accounts = await startAccountServer();
  withoutKey = await startTestApi();
  withKey = await startApiProcess({ SUPABASE_URL: accounts.url, SUPABASE_SECRET_KEY: SECRET_KEY });
});
afterAll(async () => {
  await withoutKey.close();
  await withKey.close();
  await accounts.close();
});

/** Adds a row to every table that belongs to a user. */
async function fill(caller: Caller): Promise<void> {
  const contactId = await addContact(caller);
  const deleted = await addContact(caller);
  await caller
    .post('/api/contacts', { displayName: 'With a key' })
    .set('Idempotency-Key', 'k')
    .expect(201);
  const { body: interaction } = await caller
    .post(`/api/interactions/${contactId}`, {
      type: 'call',
      interactionDate: '2026-03-01T09:00:00Z',
    })
    .expect(201);
  const { body: actions } = await caller.get(`/api/actions/${contactId}`).expect(200);
  await caller.patch(`/api/actions/${contactId}/${actions[0].id}`, { status: 'done' }).expect(200);
  await giveAnswers(caller, contactId, INTJ_ANSWERS);
  await caller.post(`/api/assessment-complete/${contactId}`, ASSESSMENT_DEFAULTS).expect(201);
  await caller
    .post(`/api/observations/${contactId}`, { questionId: 'motivation-2', answer: 'A' })
    .expect(201);
  await caller
    .post(`/api/commitments/${contactId}`, { kind: 'number', text: '12,000 francs' })
    .expect(201);
  await caller
    .post(`/api/stated-preferences/${contactId}`, { kind: 'other', text: 'Camera off' })
    .expect(201);
  await caller
    .post(`/api/relations/${contactId}`, { otherId: deleted, kind: 'works_with' })
    .expect(201);
  await caller
    .put(`/api/tip-feedback/${contactId}/I.do`, { interactionId: interaction.id, helped: true })
    .expect(200);
  await caller.post('/api/calendars', { url: 'https://calendars.example.com/ical' }).expect(201);
  await caller.post('/api/calendar-feed').expect(201);
  await caller
    .post('/api/meetings', {
      title: 'Budget',
      startsAt: '2026-03-14T09:00:00Z',
      contactIds: [contactId],
    })
    .expect(201);
  await caller
    .post('/api/contacts', { displayName: 'Invited', primaryEmail: 'invited@navy.example' })
    .expect(201);
  const start = new Date(Date.now() + 86_400_000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const event = `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:${start}\r\nATTENDEE:mailto:invited@navy.example\r\nEND:VEVENT`;
  const text = `BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR\r\n`;
  await caller.post('/api/calendar-files', { text }).expect(200);
  const cadence = { ids: [contactId], change: 'cadence', cadenceDays: 45 };
  await caller.post('/api/contacts/bulk', cadence).expect(200);
  const { data } = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  await caller.put(`/api/contacts/${contactId}/photo`).attach('photo', data, 'a.png').expect(200);
  await caller.put('/api/user/details/photo').attach('photo', data, 'a.png').expect(200);
  await caller.post('/api/labels', { name: 'Board' }).expect(201);
  await caller.post('/api/custom-fields', { name: 'Seats', kind: 'number' }).expect(201);
  await caller.post('/api/access-tokens', { name: 'CRM', scopes: ['export'] }).expect(201);
  const hook = { name: 'CRM', address: 'https://crm.invalid/', events: ['contacts'] };
  const { body: webhook } = await caller.post('/api/webhooks', hook).expect(201);
  await caller.post(`/api/webhooks/${webhook.id}/test`).expect(200);
  await caller.post('/api/push/devices', deviceBody()).expect(201);
  await caller.post('/api/views', { name: 'Board', query: {} }).expect(201);
  await caller.put('/api/user/digest', { enabled: false, hour: 7, timeZone: 'UTC' }).expect(200);
  const { body: imported } = await caller
    .post('/api/imports', { fileName: 'people.csv', source: 'csv', rowCount: 1 })
    .expect(201);
  await caller
    .post(`/api/imports/${imported.id}/rows`, {
      rows: [{ row: 1, action: 'add', contact: { displayName: 'Imported' } }],
    })
    .expect(200);
  const { body: twin } = await caller.post('/api/contacts', { displayName: 'Twin' }).expect(201);
  await caller.post(`/api/contacts/${contactId}/merge`, { with: twin.id }).expect(200);
  await caller
    .post(`/api/contacts/${contactId}/not-same`, { other: deleted, dismissed: true })
    .expect(204);
  await caller.delete(`/api/contacts/${deleted}`).expect(204);
}

/** Returns the number of a user's rows by table, for every table with an owner. */
async function rowsOf(api: TestApi, owner: string): Promise<Record<string, number>> {
  const tables = await api.sql(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'rapport' AND table_name IN ${TABLES} AND column_name = 'user_profile_id'
     ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await api.sql(
      `SELECT count(*)::int AS n FROM rapport.${String(name)} WHERE user_profile_id = $1`,
      [owner],
    );
    counts[String(name)] = Number(row?.n);
  }
  return counts;
}

describe('DELETE /api/user', () => {
  it('removes every row of the person from every table, and no row of anyone else', async () => {
    const [ada, bob] = [await withoutKey.signIn(), await withoutKey.signIn()];
    await fill(ada);
    await fill(bob);
    for (const { id } of [ada, bob]) {
      const [contact] = await withoutKey.sql(
        'SELECT id FROM rapport.contacts WHERE user_profile_id = $1 AND deleted_at IS NULL LIMIT 1',
        [id],
      );
      const linked = String(contact?.id);
      await addAddressBook(withoutKey, id, { linked, asked: linked });
      await withoutKey.sql(
        `INSERT INTO rapport.photos (user_profile_id, id, address, attempts, next_attempt_at)
         VALUES ($1, $1, 'https://photos.example/me.jpg', 0, now())`,
        [id],
      );
      await withoutKey.sql(
        `INSERT INTO rapport.contact_merges (user_profile_id, contact_id, other_id, merged_at, undo)
         SELECT user_profile_id, id, id, now(), '{}' FROM rapport.contacts
         WHERE user_profile_id = $1 LIMIT 1`,
        [id],
      );
      await withoutKey.sql(
        `INSERT INTO rapport.digest_emails (user_profile_id, day, number, due_at, next_try_at)
         VALUES ($1, '2026-03-14', 0, now(), now())`,
        [id],
      );
      await withoutKey.sql(
        `INSERT INTO rapport.push_messages
           (user_profile_id, device_id, occasion, kind, day, expires_at, next_try_at)
         SELECT user_profile_id, id, 'summary', 'summary', '2026-03-14', now(), now()
         FROM rapport.push_devices WHERE user_profile_id = $1`,
        [id],
      );
    }
    const his = await rowsOf(withoutKey, bob.id);
    expect(Object.values(his)).not.toContain(0);

    await ada.delete('/api/user').expect(200);

    expect(new Set(Object.values(await rowsOf(withoutKey, ada.id)))).toEqual(new Set([0]));
    expect(await rowsOf(withoutKey, bob.id)).toEqual(his);
  });

  it('reports that the account stays without a key', async () => {
    const ada = await withoutKey.signIn();
    const { body } = await ada.delete('/api/user').expect(200);
    expect(body).toEqual({ accountDeleted: false });
    expect(accounts.take()).toEqual([]);
  });

  it("removes the account of the caller, and only that, with the server's key", async () => {
    accounts.answer(200);
    const ada = await withKey.signIn();
    const { body } = await ada.delete('/api/user').expect(200);
    expect(body).toEqual({ accountDeleted: true });
    expect(accounts.take()).toEqual([
      {
        method: 'DELETE',
        path: `/auth/v1/admin/users/${ada.id}`,
        headers: expect.objectContaining({
          apikey: SECRET_KEY,
          authorization: `Bearer ${SECRET_KEY}`,
        }),
      },
    ]);
  });

  it('treats a missing account as removed, so a second request succeeds', async () => {
    accounts.answer(404);
    const ada = await withKey.signIn();
    const { body } = await ada.delete('/api/user').expect(200);
    expect(body).toEqual({ accountDeleted: true });
  });

  it.each([
    ['refuses', 403],
    ['fails', 500],
    ['does not answer', null],
  ])(
    'removes the data and says that the account stays when the auth service %s',
    async (_, status) => {
      accounts.answer(status);
      const ada = await withKey.signIn();
      await addContact(ada);
      const { body } = await ada.delete('/api/user').expect(200);
      expect(body).toEqual({ accountDeleted: false });
      expect(accounts.take()).toHaveLength(1);
      expect(new Set(Object.values(await rowsOf(withKey, ada.id)))).toEqual(new Set([0]));
    },
  );

  it("keeps the account if the data can't be removed", async () => {
    accounts.answer(200);
    const ada = await withKey.signIn();
    await addContact(ada);
    await withKey.sql('ALTER TABLE rapport.contacts RENAME TO elsewhere');
    await ada.delete('/api/user').expect(503);
    await withKey.sql('ALTER TABLE rapport.elsewhere RENAME TO contacts');
    expect(accounts.take()).toEqual([]);
    expect((await rowsOf(withKey, ada.id)).contacts).toBe(1);
  });

  it('leaves all or nothing of what is added in the meantime, and never fails', async () => {
    const { id } = await withoutKey.signIn();
    // Deadlocks between two deletions are rare: a single round would hardly ever see one.
    for (let round = 0; round < 12; round++) {
      const ada = await withoutKey.signIn(id);
      await addContact(ada);
      const calls = [1, 2, 3, 4].flatMap((n) => [
        ada.post('/api/contacts', { displayName: `Number ${n}` }),
        ada.delete('/api/user'),
      ]);
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect([200, 201, 401]).toEqual(expect.arrayContaining(statuses));
      expect(statuses.filter((_, n) => n % 2 === 1)).toEqual([200, 200, 200, 200]);
      await ada.delete('/api/user').expect(200);
      expect(new Set(Object.values(await rowsOf(withoutKey, ada.id)))).toEqual(new Set([0]));
    }
  });

  it('lets a user start over', async () => {
    const ada = await withoutKey.signIn();
    await addContact(ada);
    await ada.delete('/api/user').expect(200);
    const again = await withoutKey.signIn(ada.id);
    await addContact(again, 'A new one');
    const { body } = await again.get('/api/contacts').expect(200);
    expect(body).toHaveLength(1);
  });

  it('accepts the old token only for a repeated request, until the next change', async () => {
    const ada = await withoutKey.signIn();
    await addContact(ada);
    await ada.delete('/api/user').expect(200);
    await ada.get('/api/contacts').expect(401);
    await ada.post('/api/contacts', { displayName: 'From the old token' }).expect(401);
    await ada.put('/api/user/acknowledgements/responsible-use', { version: '1' }).expect(401);
    await ada.delete('/api/user').expect(200);
    expect(new Set(Object.values(await rowsOf(withoutKey, ada.id)))).toEqual(new Set([0]));

    const again = await withoutKey.signIn(ada.id);
    await addContact(again, 'A new one');
    await ada.delete('/api/user').expect(401);
    expect((await rowsOf(withoutKey, ada.id)).contacts).toBe(1);
  });
});
