import {
  ACCESS_TOKEN_LIMITS,
  CALENDAR_LIMITS,
  LABEL_LIMITS,
  PUSH_LIMITS,
  SAVED_VIEW_LIMITS,
  WEBHOOK_LIMITS,
} from '@rapport/contracts';
import { deviceBody } from './push-receiver.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LEFT = 2;

interface Limited {
  path: string;
  most: number;
  body: (n: number) => object;
}

/** Adds more at once than are left, and checks that only these are added. */
async function overfill(caller: Caller, { path, most, body: bodyOf }: Limited): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: LEFT + 6 }, (_, n) =>
      caller.post(path, bodyOf(n)).then(({ status, body }) => ({ status, body })),
    ),
  );
  const added = answers.filter(({ status }) => status === 201);
  expect(added).toHaveLength(LEFT);
  for (const { status, body } of answers.filter((answer) => !added.includes(answer))) {
    expect([status, body.code]).toEqual([400, 'LIMIT_REACHED']);
    expect(body.problems[0].message).toContain(`there are already ${most}`);
  }
}

it.each([
  {
    path: '/api/views',
    table: 'saved_views',
    most: SAVED_VIEW_LIMITS.perUser,
    columns: 'name, sort_name, query',
    values: "'v' || n, 'v' || n, '{}'",
    body: (n: number) => ({ name: `View ${n}`, query: {} }),
  },
  {
    path: '/api/labels',
    table: 'labels',
    most: LABEL_LIMITS.perUser,
    columns: 'name, sort_name, color',
    values: "'l' || n, 'l' || n, 'teal'",
    body: (n: number) => ({ name: `Label ${n}` }),
  },
  {
    path: '/api/access-tokens',
    table: 'access_tokens',
    most: ACCESS_TOKEN_LIMITS.perUser,
    columns: 'name, hash, prefix, scopes, expires_at',
    values: `'t' || n, sha256(gen_random_uuid()::text::bytea), 'rapport_pat_0000', '{export}', now()`,
    body: (n: number) => ({ name: `Program ${n}`, scopes: ['export'] }),
  },
  {
    path: '/api/webhooks',
    table: 'webhooks',
    most: WEBHOOK_LIMITS.perUser,
    columns: 'name, address, events, secret, email_as_of, next_at, read_number, read_kind, read_id',
    values: `'w' || n, 'https://w.example/', '{contacts}', 'whsec_AAAA', now(), now(), 0, '',
      gen_random_uuid()`,
    body: (n: number) => ({
      name: `Receiver ${n}`,
      address: `https://w.example/${n}`,
      events: ['contacts'],
    }),
  },
  {
    path: '/api/calendars',
    table: 'calendars',
    most: CALENDAR_LIMITS.perUser,
    columns: 'address, time_zone, next_at',
    values: "'https://c.example/' || n, 'UTC', now()",
    body: (n: number) => ({ url: `https://calendars.example/${n}.ics` }),
  },
])('$path has its limit when many are added at once', async (group) => {
  const ada: Caller = await api.signIn();
  // Creates the user.
  await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
  await api.sql(
    `INSERT INTO rapport.${group.table} (user_profile_id, id, created_at, ${group.columns})
     SELECT $1, gen_random_uuid(), now(), ${group.values} FROM generate_series(1, $2::int) n`,
    [ada.id, group.most - LEFT],
  );
  await overfill(ada, group);
  expect((await ada.get(group.path).expect(200)).body).toHaveLength(group.most);
});

it('devices for reminders have their limit when many are added at once', async () => {
  const ada = await api.signIn();
  const devices = {
    path: '/api/push/devices',
    most: PUSH_LIMITS.devices,
    body: () => deviceBody(),
  };
  for (let n = LEFT; n < devices.most; n += 1)
    await ada.post(devices.path, devices.body()).expect(201);
  await overfill(ada, devices);
  expect((await ada.get('/api/push').expect(200)).body.devices).toHaveLength(devices.most);
});
