import { isEmailAddress, parsedUrl } from '@rapport/contracts';
import {
  type AddressBookSettings,
  type LimitSettings,
  type MetricsSettings,
  type PushSettings,
  readAddressBooks,
  readLimits,
  readMetrics,
  readPush,
  readReplica,
  readSecretKeys,
  readTraces,
  readWebhooks,
  type ReplicaSettings,
  type TraceSettings,
  type WebhookSettings,
} from './operation-settings.ts';
import { complete, type Environment, LOOPBACK, SettingsReader } from './settings-reader.ts';

/** How bearer tokens are verified. It depends on the configuration, never on the token. */
export type AuthSettings =
  | { mode: 'local'; secret: string }
  | { mode: 'hosted'; jwksUrl: string; issuer: string };

export interface DatabaseSettings {
  url: string;
  poolSize: number;
  /** The statement timeout in milliseconds; 0 leaves the limit to the server or the pooler. */
  statementTimeoutMs: number;
  /**
   * The maximum time until a database response arrives, in milliseconds. It applies when the server or the network
   * hangs, so nothing enforces the other limit. Absent or 0: no limit.
   */
  deadlineMs?: number;
  /** How long a request may wait for a connection, in milliseconds; 5,000 by default. */
  connectTimeoutMs?: number;
  /**
   * Whether connections keep prepared statements, so that they aren't parsed each time: all connections, none, or
   * (`auto`, the default) those that lead directly to Postgres.
   */
  preparedStatements?: PreparedStatements;
}

export type PreparedStatements = 'auto' | 'on' | 'off';

/** The auth service, for operations that need more than the user's own token. */
export interface AccountSettings {
  /** Without a trailing slash. */
  url: string;
  /** Gives full access to the auth service, so it's never sent anywhere else. */
  secretKey: string;
}

/** How email is sent, and the origins that its links use. */
export interface MailSettings {
  host: string;
  port: number;
  /** `tls` from the first byte, required `starttls`, or `none` on this machine only. */
  security: 'tls' | 'starttls' | 'none';
  /** Null for a server without authentication. */
  login: { user: string; password: string } | null;
  /** The From address. */
  from: string;
  /** The origin of the shell, where users open the links. */
  appUrl: string;
  /** The origin of this API for browsers and mail providers. */
  apiUrl: string;
}

/** The minimum length of a secret for the full strength of HS256 (RFC 7518 §3.2). */
const SHORTEST_SECRET = 32;
/** How much later than its statement timeout a database response may arrive, in milliseconds. */
const ON_THE_WAY_MS = 2_000;
const SHORTEST_DEADLINE_MS = 7_000;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Settings {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** The origins that may call the API from a browser. */
  corsOrigins: string[];
  auth: AuthSettings;
  /** Null if accounts can't be deleted when users delete their data. */
  accounts: AccountSettings | null;
  database: DatabaseSettings;
  /** Null if everything is read from the primary. */
  replica: ReplicaSettings | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Null if metrics are disabled. */
  metrics: MetricsSettings | null;
  /** Null if traces are disabled. */
  traces: TraceSettings | null;
  /** The number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** The requests per minute that one user, or one address without a valid token, may make; 0 for no limit. */
  requestsPerMinute: number;
  limits: LimitSettings;
  /** The time between two purges of deleted data; 0 leaves that to the purge program. */
  purgeEverySeconds: number;
  /** True if photos of contacts are fetched from the internet; otherwise initials are shown. */
  fetchPhotos: boolean;
  /** Null if no email is sent. */
  mail: MailSettings | null;
  /** The time between two checks for due daily emails; 0 leaves that to other processes. */
  digestEverySeconds: number;
  /** True if subscribed calendars are fetched from the internet. */
  fetchCalendars: boolean;
  webhooks: WebhookSettings;
  push: PushSettings;
  addressBooks: AddressBookSettings;
}

function readOrigins(reader: SettingsReader): string[] {
  const origins = (reader.optional('CORS_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    if (parsedUrl(origin)?.origin !== origin) {
      reader.problems.push(
        `CORS_ORIGINS contains "${origin}": use origins like https://app.example.com, without a path`,
      );
    }
  }
  return origins;
}

function readAuth(reader: SettingsReader): AuthSettings {
  const mode = reader.choice('AUTH_MODE', ['', 'local', 'hosted'], '');
  switch (mode) {
    case 'local': {
      const secret = reader.required('JWT_SECRET', 'the secret that signs tokens');
      if (secret !== '' && Buffer.byteLength(secret) < SHORTEST_SECRET) {
        reader.problems.push(`JWT_SECRET is too short: use at least ${SHORTEST_SECRET} characters`);
      }
      return { mode, secret };
    }
    case 'hosted': {
      const base = reader.optional('SUPABASE_URL')?.replace(/\/+$/, '');
      const derived = base === undefined ? undefined : `${base}/auth/v1`;
      const jwksUrl =
        reader.optional('JWKS_URL') ??
        (derived && `${derived}/.well-known/jwks.json`) ??
        reader.required('JWKS_URL', 'set it or SUPABASE_URL');
      const issuer =
        reader.optional('JWT_ISSUER') ??
        derived ??
        reader.required('JWT_ISSUER', 'set it or SUPABASE_URL');
      return { mode, jwksUrl: reader.secureUrl('JWKS_URL', jwksUrl), issuer };
    }
    case '':
      if (reader.optional('AUTH_MODE') === undefined) {
        reader.problems.push('AUTH_MODE is missing: use local or hosted');
      }
      return { mode: 'local', secret: '' };
    default:
      return mode satisfies never;
  }
}

function readAccounts(reader: SettingsReader): AccountSettings | null {
  const secretKey = reader.optional('SUPABASE_SECRET_KEY');
  if (secretKey === undefined) return null;
  const url = reader.required('SUPABASE_URL', 'SUPABASE_SECRET_KEY needs it');
  return { url: reader.secureUrl('SUPABASE_URL', url).replace(/\/+$/, ''), secretKey };
}

function readDatabase(reader: SettingsReader, name = 'DATABASE_URL'): DatabaseSettings {
  const url = reader.required(name, 'like postgres://user:password@host:5432/database');
  reader.postgresUrl(name, url);
  const statementTimeoutMs = reader.integer('DATABASE_STATEMENT_TIMEOUT_MS', 5_000, 0, 600_000);
  const deadlineMs = reader.integer(
    'DATABASE_DEADLINE_MS',
    Math.max(SHORTEST_DEADLINE_MS, statementTimeoutMs + ON_THE_WAY_MS),
    0,
    700_000,
  );
  if (deadlineMs > 0 && deadlineMs <= statementTimeoutMs) {
    reader.problems.push(
      `DATABASE_DEADLINE_MS is "${deadlineMs}": use more than DATABASE_STATEMENT_TIMEOUT_MS (${statementTimeoutMs}), or 0`,
    );
  }
  return {
    url,
    poolSize: reader.integer('DATABASE_POOL_SIZE', 10, 1, 500),
    statementTimeoutMs,
    deadlineMs,
    preparedStatements: reader.choice(
      'DATABASE_PREPARED_STATEMENTS',
      ['auto', 'on', 'off'],
      'auto',
    ),
  };
}

const MAIL_PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;
const MAIL_EXAMPLE = 'smtps://user:password@smtp.example.com';

function readMail(reader: SettingsReader): MailSettings | null {
  const text = reader.optional('SMTP_URL');
  if (text === undefined) return null;
  const from = reader.required('MAIL_FROM', 'the address that emails come from');
  if (from !== '' && !isEmailAddress(from)) {
    reader.problems.push(`MAIL_FROM is "${from}": use an address like rapport@example.com`);
  }
  const origin = (name: string, hint: string) => {
    const address = reader.secureUrl(name, reader.required(name, hint));
    return address === '' ? '' : new URL(address).origin;
  };
  const appUrl = origin('APP_URL', 'the address of the app, where the links of emails lead');
  const apiUrl = origin('API_URL', 'the address of this API on the internet, for unsubscribing');
  const url = parsedUrl(text);
  if (url === null || (url.protocol !== 'smtps:' && url.protocol !== 'smtp:') || !url.hostname) {
    // The value contains a password, so the message doesn't repeat it.
    reader.problems.push(`SMTP_URL is not an address like ${MAIL_EXAMPLE}`);
    return null;
  }
  const { protocol, hostname, username, password } = url;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? MAIL_PORTS[protocol] : Number(url.port),
    security: protocol === 'smtps:' ? 'tls' : LOOPBACK.has(hostname) ? 'none' : 'starttls',
    login: username === '' ? null : { user: unescaped(username), password: unescaped(password) },
    from,
    appUrl,
    apiUrl,
  };
}

/** A percent sign that escapes nothing stays as is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads all settings of the API.
 * @throws {SettingsError} naming all missing and wrong variables at once
 */
export function readSettings(environment: Environment = process.env): Settings {
  const reader = new SettingsReader(environment);
  const mode = reader.choice('NODE_ENV', ['development', 'test', 'production'], 'development');
  const corsOrigins = readOrigins(reader);
  if (mode === 'production' && reader.optional('CORS_ORIGINS') === undefined) {
    reader.problems.push(
      'CORS_ORIGINS is missing: without the origin of the app, no browser may call this API',
    );
  }
  return complete(reader, {
    environment: mode,
    host: reader.optional('HOST') ?? '127.0.0.1',
    port: reader.integer('PORT', 4210, 0, 65_535),
    corsOrigins,
    auth: readAuth(reader),
    accounts: readAccounts(reader),
    database: readDatabase(reader),
    replica: readReplica(reader),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metrics: readMetrics(reader),
    traces: readTraces(reader),
    trustProxy: reader.integer('TRUST_PROXY', 0, 0, 32),
    requestsPerMinute: reader.integer('RATE_LIMIT_PER_MINUTE', 600, 0, 1_000_000),
    limits: readLimits(reader),
    purgeEverySeconds: reader.integer('PURGE_EVERY_SECONDS', 60, 0, 86_400),
    fetchPhotos: reader.choice('FETCH_PHOTOS', ['true', 'false'], 'true') === 'true',
    mail: readMail(reader),
    digestEverySeconds: reader.integer('DIGEST_EVERY_SECONDS', 15, 0, 86_400),
    fetchCalendars: reader.choice('FETCH_CALENDARS', ['true', 'false'], 'true') === 'true',
    webhooks: readWebhooks(reader, mode === 'production'),
    push: readPush(reader),
    addressBooks: readAddressBooks(reader, mode === 'production'),
  });
}

export interface MigrationSettings {
  /** The role that owns the schema. */
  owner: DatabaseSettings;
  /** The role of the API if it's another one; the migration grants it access to the tables. */
  api: DatabaseSettings | null;
}

/**
 * Reads the settings for migrating. If only one address is set, its role owns the tables and the API must use that
 * role, too.
 * @throws {SettingsError} naming all missing and wrong variables at once
 */
export function readMigrationSettings(environment: Environment = process.env): MigrationSettings {
  const owner = 'MIGRATION_DATABASE_URL';
  const reader = new SettingsReader(environment);
  if (reader.optional(owner) === undefined) {
    return { owner: readDatabaseSettings(environment), api: null };
  }
  return complete(reader, {
    owner: readDatabase(reader, owner),
    api: reader.optional('DATABASE_URL') === undefined ? null : readDatabase(reader),
  });
}

/**
 * Reads the settings for purging, which verifies no tokens.
 * @throws {SettingsError} naming all missing and wrong variables at once
 */
export function readDatabaseSettings(environment: Environment = process.env): DatabaseSettings {
  const reader = new SettingsReader(environment);
  return complete(reader, readDatabase(reader));
}

/**
 * Reads the settings for encrypting stored passwords again.
 * @throws {SettingsError} naming all missing and wrong variables at once
 */
export function readRotationSettings(environment: Environment = process.env) {
  const reader = new SettingsReader(environment);
  const keys = readSecretKeys(reader);
  const none = { current: Buffer.alloc(0), earlier: [] };
  if (keys === null) reader.required('SECRETS_KEY', 'the key that passwords get');
  return complete(reader, { database: readDatabase(reader), keys: keys ?? none });
}
