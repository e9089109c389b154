import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDatabaseSettings, readMigrationSettings, readSettings } from './env.ts';

const VAPID = 'bGV0LXRoaXMtYmUtYS1rZXktb25seS1mb3ItdGVzdHM';

const LOCAL = {
  DATABASE_URL: 'postgres://user:pass@localhost:5432/rapport',
  AUTH_MODE: 'local',
  JWT_SECRET: 'x'.repeat(32),
};
const HOSTED = { DATABASE_URL: LOCAL.DATABASE_URL, AUTH_MODE: 'hosted' };

describe('readSettings', () => {
  it('requires only the database and the auth settings', () => {
    expect(readSettings(LOCAL)).toEqual({
      environment: 'development',
      fetchPhotos: true,
      fetchCalendars: true,
      push: { keys: null, everySeconds: 15, timeoutMs: 15_000 },
      webhooks: { everySeconds: 2, timeoutMs: 15_000, loopback: false },
      addressBooks: { everySeconds: 15, timeoutMs: 30_000, loopback: false, keys: null },
      host: '127.0.0.1',
      port: 4210,
      corsOrigins: [],
      auth: { mode: 'local', secret: LOCAL.JWT_SECRET },
      accounts: null,
      database: {
        url: LOCAL.DATABASE_URL,
        poolSize: 10,
        statementTimeoutMs: 5000,
        deadlineMs: 7000,
        preparedStatements: 'auto',
      },
      replica: null,
      logLevel: 'info',
      metrics: null,
      traces: null,
      trustProxy: 0,
      requestsPerMinute: 600,
      limits: { store: 'postgres' },
      purgeEverySeconds: 60,
      mail: null,
      digestEverySeconds: 15,
    });
  });

  it('reads every variable', () => {
    const settings = readSettings({
      ...LOCAL,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '8080',
      CORS_ORIGINS: 'http://localhost:4200, https://app.example.com,',
      DATABASE_POOL_SIZE: '3',
      DATABASE_REPLICA_URL: 'postgres://user:pass@replica/rapport',
      DATABASE_REPLICA_WAIT_MS: '50',
      DATABASE_STATEMENT_TIMEOUT_MS: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '60',
      METRICS_HOST: '10.0.0.5',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      LIMITS_STORE: 'redis',
      REDIS_URL: 'rediss://:secret@redis.example.com:6380/2',
      PURGE_EVERY_SECONDS: '0',
    });
    expect(settings).toMatchObject({
      environment: 'production',
      host: '0.0.0.0',
      port: 8080,
      corsOrigins: ['http://localhost:4200', 'https://app.example.com'],
      database: { poolSize: 3, statementTimeoutMs: 0, deadlineMs: 7000 },
      replica: { url: 'postgres://user:pass@replica/rapport', waitMs: 50 },
      logLevel: 'warn',
      metrics: { host: '10.0.0.5', port: 9464 },
      traces: { url: 'http://127.0.0.1:4318', serviceName: 'rapport-api', timeoutMs: 2_000 },
      trustProxy: 1,
      requestsPerMinute: 60,
      limits: { store: 'redis', url: 'rediss://:secret@redis.example.com:6380/2' },
      purgeEverySeconds: 0,
    });
  });

  it('reads how email is sent', () => {
    const mail = {
      SMTP_URL: 'smtps://post%40office:p%3Aw@smtp.example.com',
      MAIL_FROM: 'rapport@example.com',
      APP_URL: 'https://app.example.com/',
      API_URL: 'https://api.example.com',
    };
    expect(readSettings({ ...LOCAL, ...mail, DIGEST_EVERY_SECONDS: '5' })).toMatchObject({
      digestEverySeconds: 5,
      mail: {
        host: 'smtp.example.com',
        port: 465,
        security: 'tls',
        login: { user: 'post@office', password: 'p:w' },
        from: 'rapport@example.com',
        appUrl: 'https://app.example.com',
        apiUrl: 'https://api.example.com',
      },
    });
    const { mail: open } = readSettings({ ...LOCAL, ...mail, SMTP_URL: 'smtp://mail.example.com' });
    expect(open).toMatchObject({ port: 587, security: 'starttls', login: null });
    const { mail: local } = readSettings({ ...LOCAL, ...mail, SMTP_URL: 'smtp://127.0.0.1:2525' });
    expect(local).toMatchObject({ port: 2525, security: 'none' });
  });

  it('reports missing or wrong email settings without the password', () => {
    const read = (environment: Record<string, string>) => () =>
      readSettings({ ...LOCAL, ...environment });
    expect(read({ SMTP_URL: 'http://user:secret@mail' })).toThrow(
      'SMTP_URL is not an address like',
    );
    expect(read({ SMTP_URL: 'http://user:secret@mail' })).not.toThrow('secret');
    for (const name of ['MAIL_FROM', 'APP_URL', 'API_URL']) {
      expect(read({ SMTP_URL: 'smtps://mail.example.com' })).toThrow(`${name} is missing`);
    }
  });

  it('accepts a standard sampler and a ratio for traces', () => {
    const read =
      (share: string, sampler = 'traceidratio') =>
      () =>
        readSettings({
          ...LOCAL,
          OTEL_TRACES_SAMPLER: sampler,
          OTEL_TRACES_SAMPLER_ARG: share,
        });
    for (const share of ['0', '1', '1.0', '0.05', '.5', '']) expect(read(share)).not.toThrow();
    for (const share of ['-1', '1.5', 'half', '5%']) {
      expect(read(share)).toThrow(
        `OTEL_TRACES_SAMPLER_ARG is "${share}": use a number from 0 to 1`,
      );
    }
    expect(read('1', 'sometimes')).toThrow(
      'OTEL_TRACES_SAMPLER is "sometimes": use one of always_on',
    );
  });

  it('treats a blank variable as missing', () => {
    expect(readSettings({ ...LOCAL, PORT: ' ', HOST: '' })).toMatchObject({
      port: 4210,
      host: '127.0.0.1',
    });
  });

  it('derives keys and issuer of hosted mode from SUPABASE_URL', () => {
    const { auth } = readSettings({ ...HOSTED, SUPABASE_URL: 'https://x.supabase.co/' });
    expect(auth).toEqual({
      mode: 'hosted',
      jwksUrl: 'https://x.supabase.co/auth/v1/.well-known/jwks.json',
      issuer: 'https://x.supabase.co/auth/v1',
    });
  });

  it('prefers JWKS_URL and JWT_ISSUER to the values derived from SUPABASE_URL', () => {
    const { auth } = readSettings({
      ...HOSTED,
      SUPABASE_URL: 'https://x.supabase.co',
      JWKS_URL: 'https://keys.example.com/jwks',
      JWT_ISSUER: 'https://issuer.example.com',
    });
    expect(auth).toMatchObject({
      jwksUrl: 'https://keys.example.com/jwks',
      issuer: 'https://issuer.example.com',
    });
  });

  it('uses a server-side key for the accounts of the auth service', () => {
    const read = (change: object) => readSettings({ ...HOSTED, ...change });
    const SUPABASE_URL = 'https://x.supabase.co/';
    expect(read({ SUPABASE_URL, SUPABASE_SECRET_KEY: 'key' }).accounts).toEqual({
      url: 'https://x.supabase.co',
      secretKey: 'key',
    });
    expect(read({ SUPABASE_URL }).accounts).toBeNull();
  });

  it('doesn’t send the server-side key unencrypted, and requires an address for it', () => {
    const read = (SUPABASE_URL?: string) => () =>
      readSettings({ ...LOCAL, SUPABASE_URL, SUPABASE_SECRET_KEY: 'hunter2' });
    expect(read()).toThrow('SUPABASE_URL is missing');
    expect(read('http://x.supabase.co')).toThrow('SUPABASE_URL is "http://x.supabase.co"');
    expect(read('http://x.supabase.co')).not.toThrow('hunter2');
    expect(read('http://localhost:9999')).not.toThrow();
  });

  it('reports every wrong variable in one message', () => {
    const read = () =>
      readSettings({
        AUTH_MODE: 'magic',
        PORT: '70000',
        DATABASE_POOL_SIZE: '0',
        DATABASE_STATEMENT_TIMEOUT_MS: '1.5',
        LOG_LEVEL: 'loud',
        NODE_ENV: 'staging',
        TRUST_PROXY: 'true',
        CORS_ORIGINS: 'http://localhost:4200/,*',
      });
    for (const name of [
      'DATABASE_URL is missing',
      'AUTH_MODE is "magic"',
      'PORT is "70000"',
      'DATABASE_POOL_SIZE is "0"',
      'DATABASE_STATEMENT_TIMEOUT_MS is "1.5"',
      'LOG_LEVEL is "loud"',
      'NODE_ENV is "staging"',
      'TRUST_PROXY is "true"',
      'CORS_ORIGINS contains "http://localhost:4200/"',
      'CORS_ORIGINS contains "*"',
    ]) {
      expect(read).toThrow(name);
    }
  });

  it.each([
    ['no AUTH_MODE', { AUTH_MODE: undefined }, 'AUTH_MODE is missing'],
    ['another AUTH_MODE', { AUTH_MODE: 'x' }, 'AUTH_MODE is "x": use one of local, hosted'],
    ['no secret', { JWT_SECRET: undefined }, 'JWT_SECRET is missing'],
    ['a short secret', { JWT_SECRET: 'short' }, 'JWT_SECRET is too short'],
  ])('rejects local mode with %s', (_, change, message) => {
    expect(() => readSettings({ ...LOCAL, ...change })).toThrow(message);
  });

  it('rejects hosted mode without keys and issuer, naming both', () => {
    expect(() => readSettings(HOSTED)).toThrow(/JWKS_URL is missing[^]*JWT_ISSUER is missing/);
  });

  it('rejects keys over plain http, except on this machine', () => {
    const at = (url: string) => () =>
      readSettings({ ...HOSTED, JWKS_URL: url, JWT_ISSUER: 'https://issuer.example.com' });
    expect(at('http://keys.example.com')).toThrow('JWKS_URL is "http://keys.example.com"');
    expect(at('not an address')).toThrow('JWKS_URL');
    expect(at('http://localhost:9999/jwks')).not.toThrow();
  });

  it('rejects production without the origin of the app, because no browser could use it', () => {
    expect(() => readSettings({ ...LOCAL, NODE_ENV: 'production' })).toThrow(
      'CORS_ORIGINS is missing',
    );
    expect(
      readSettings({ ...LOCAL, NODE_ENV: 'production', CORS_ORIGINS: 'https://app.example.com' }),
    ).toMatchObject({ corsOrigins: ['https://app.example.com'] });
  });

  it('accepts a database deadline that lets every statement run to its limit', () => {
    const deadline = (values: object) => readSettings({ ...LOCAL, ...values }).database.deadlineMs;
    expect(deadline({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' })).toBe(62_000);
    expect(deadline({ DATABASE_DEADLINE_MS: '0' })).toBe(0);
    expect(() => deadline({ DATABASE_DEADLINE_MS: '5000' })).toThrow(
      'use more than DATABASE_STATEMENT_TIMEOUT_MS (5000), or 0',
    );
  });

  it('doesn’t repeat a database address with a password', () => {
    const wrong = 'mysql://me:hunter2@host/db';
    for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
      const read = () => readSettings({ ...LOCAL, [name]: wrong });
      expect(read).toThrow(`${name} isn't an address`);
      expect(read).not.toThrow('hunter2');
    }
  });
});

describe('readDatabaseSettings', () => {
  it('requires only the database', () => {
    expect(readDatabaseSettings({ DATABASE_URL: LOCAL.DATABASE_URL })).toMatchObject({
      url: LOCAL.DATABASE_URL,
    });
    expect(() => readDatabaseSettings({})).toThrow('DATABASE_URL is missing');
  });
});

describe('readMigrationSettings', () => {
  const OWNER = 'postgres://owner:pw@localhost/rapport';
  const API = 'postgres://api:pw@localhost/rapport';

  it('migrates as the owner and has the role of the API', () => {
    const { owner, api } = readMigrationSettings({
      MIGRATION_DATABASE_URL: OWNER,
      DATABASE_URL: API,
    });
    expect([owner.url, api?.url]).toEqual([OWNER, API]);
  });

  it.each([{ DATABASE_URL: OWNER }, { MIGRATION_DATABASE_URL: OWNER }])(
    'accepts a single address: %j',
    (environment) => {
      expect(readMigrationSettings(environment)).toMatchObject({
        owner: { url: OWNER },
        api: null,
      });
    },
  );

  it('names the wrong address', () => {
    expect(() => readMigrationSettings({ MIGRATION_DATABASE_URL: 'x', DATABASE_URL: API })).toThrow(
      "MIGRATION_DATABASE_URL isn't an address",
    );
  });
});

describe('readSettings: the key of reminders', () => {
  const read = (keys: object) => readSettings({ ...LOCAL, ...keys }).push.keys;

  it('determines the public one', () => {
    const subject = 'mailto:admin@example.com';
    expect(read({ VAPID_PRIVATE_KEY: VAPID, VAPID_SUBJECT: subject })).toEqual({
      privateKey: VAPID,
      publicKey:
        'BO_iYq4FBlao4SJhZpDRe-7BRxNH0DcweCrFs2wkwugNu6EOm6wXLJFh8vtVd7DruWbLWHGmDAHVOd8mshzSJdM',
      subject,
    });
    expect(read({})).toBeNull();
  });

  it.each([
    [{ VAPID_PRIVATE_KEY: VAPID }, 'VAPID_SUBJECT is missing'],
    [{ VAPID_PRIVATE_KEY: VAPID, VAPID_SUBJECT: 'admin' }, 'VAPID_SUBJECT is "admin": use'],
    [
      { VAPID_PRIVATE_KEY: 'short', VAPID_SUBJECT: 'mailto:a@b.c' },
      "VAPID_PRIVATE_KEY isn't a key",
    ],
    [
      { VAPID_PRIVATE_KEY: 'A'.repeat(43), VAPID_SUBJECT: 'mailto:a@b.c' },
      "VAPID_PRIVATE_KEY isn't a key",
    ],
  ])('is refused if it is wrong: %j', (keys, message) => {
    expect(() => read(keys)).toThrow(message);
  });
});

describe('the list of settings', () => {
  /** Returns the names of all variables that are read from an environment with these values. */
  function asked(read: (environment: Record<string, string>) => unknown, values: object): string[] {
    const names = new Set<string>();
    const environment = new Proxy<Record<string, string>>(
      { ...values },
      {
        get(target, name: string) {
          names.add(name);
          return target[name];
        },
      },
    );
    read(environment);
    return [...names];
  }

  const read = [
    ...asked(readSettings, LOCAL),
    ...asked(readSettings, {
      ...LOCAL,
      AUTH_MODE: 'hosted',
      SUPABASE_URL: 'https://ref.supabase.co',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'rapport@example.com',
      APP_URL: 'https://app.example.com',
      API_URL: 'https://api.example.com',
      LIMITS_STORE: 'redis',
      REDIS_URL: 'redis://127.0.0.1',
      VAPID_PRIVATE_KEY: VAPID,
      VAPID_SUBJECT: 'mailto:admin@example.com',
    }),
    ...asked(readMigrationSettings, LOCAL),
  ];
  const names = [...new Set(read)].sort();
  const textOf = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

  it('matches between documentation and code', () => {
    const rows = [...textOf('docs/settings.md').matchAll(/^\| `([A-Z_]+)`/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual(names);
  });

  it('has an example for each setting', () => {
    const examples = [...textOf('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)];
    // The local stack generates its own secret, and nothing else has one.
    const own = names.filter((name) => name !== 'JWT_SECRET');
    expect(examples.map(([, name]) => name)).toEqual(expect.arrayContaining(own));
  });
});
