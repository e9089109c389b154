import { isEmailAddress, parsedUrl } from '@rapport/contracts';
import {
  type LimitSettings,
  type MetricsSettings,
  readLimits,
  readMetrics,
  readTraces,
  type TraceSettings,
} from './operation-settings.ts';
import { complete, type Environment, LOOPBACK, SettingsReader } from './settings-reader.ts';

/** How bearer tokens are checked. Chosen by configuration, never by what a token says about itself. */
export type AuthSettings =
  | { mode: 'local'; secret: string }
  | { mode: 'hosted'; jwksUrl: string; issuer: string };

export interface DatabaseSettings {
  url: string;
  poolSize: number;
  /** How long a statement may run, in milliseconds; 0 leaves the limit to the server or the pooler. */
  statementTimeoutMs: number;
  /**
   * How long an answer of the database may take to arrive, in milliseconds. It holds where the server or
   * the way to it is frozen, so that nothing keeps the other limit. Without it, or with 0, for ever.
   */
  deadlineMs?: number;
  /** How long a request may wait for a connection, in milliseconds; 5,000 unless given. */
  connectTimeoutMs?: number;
  /**
   * Whether a connection keeps the statements that are used again and again, so that neither side reads them
   * again each time: all do, none does, or (`auto`, also without a value) those that lead straight to Postgres.
   */
  preparedStatements?: PreparedStatements;
}

export type PreparedStatements = 'auto' | 'on' | 'off';

/** The auth service, for what a person's own token cannot do there. */
export interface AccountSettings {
  /** Without a slash at the end. */
  url: string;
  /** Opens everything at the auth service: it is never sent anywhere else. */
  secretKey: string;
}

/** How email leaves, and what its links lead to. */
export interface MailSettings {
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` or nothing else, and `none` on this machine only. */
  security: 'tls' | 'starttls' | 'none';
  /** Null for a server that asks for no password. */
  login: { user: string; password: string } | null;
  /** The address that the emails come from. */
  from: string;
  /** Origin of the shell, where people open the links. */
  appUrl: string;
  /** Origin of this API as browsers and mail providers reach it. */
  apiUrl: string;
}

/** Shortest secret that gives HS256 its full strength (RFC 7518 §3.2). */
const SHORTEST_SECRET = 32;
/** How much longer than its statement an answer of the database may be on the way, in milliseconds. */
const ON_THE_WAY_MS = 2_000;
const SHORTEST_DEADLINE_MS = 7_000;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Settings {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Origins that a browser may call from. */
  corsOrigins: string[];
  auth: AuthSettings;
  /** Null where the accounts of people who delete their data have to stay. */
  accounts: AccountSettings | null;
  database: DatabaseSettings;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Null where no one asks for metrics. */
  metrics: MetricsSettings | null;
  /** Null where no one wants traces. */
  traces: TraceSettings | null;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** Requests that one person, or one address without a good token, may make in a minute; 0 for any number. */
  requestsPerMinute: number;
  limits: LimitSettings;
  /** Between two rounds of removing for good what was deleted; 0 leaves that to the purge program. */
  purgeEverySeconds: number;
  /** Whether the photos of contacts are fetched from the internet; without, initials stand for them. */
  fetchPhotos: boolean;
  /** Null where no email is sent. */
  mail: MailSettings | null;
  /** Between two looks for daily emails that are due; 0 leaves that to other processes. */
  digestEverySeconds: number;
  /** Whether calendars that users subscribed to are fetched from the internet. */
  fetchCalendars: boolean;
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
  if (url !== '' && !/^postgres(ql)?:$/.test(parsedUrl(url)?.protocol ?? '')) {
    // The value holds a password, so the message does not repeat it.
    reader.problems.push(`${name} is not an address that starts with postgres://`);
  }
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
    // The value holds a password, so the message does not repeat it.
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

/** A percent sign that escapes nothing is meant as it stands. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads every setting of the API.
 * @throws {SettingsError} naming all missing and wrong variables at once.
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
  });
}

export interface MigrationSettings {
  /** The owner of the schema. */
  owner: DatabaseSettings;
  /** The role that the API runs as, where that is another one: migrating opens the tables to it. */
  api: DatabaseSettings | null;
}

/**
 * Reads what migrating needs. Where only one address is given, its role owns the tables and the API
 * has to run as that role too.
 * @throws {SettingsError} naming all missing and wrong variables at once.
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
 * Reads what purging needs: it runs where no token is ever checked.
 * @throws {SettingsError} naming all missing and wrong variables at once.
 */
export function readDatabaseSettings(environment: Environment = process.env): DatabaseSettings {
  const reader = new SettingsReader(environment);
  return complete(reader, readDatabase(reader));
}
