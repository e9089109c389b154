import { parsedUrl } from '@rapport/contracts';
import { createECDH } from 'node:crypto';
import { secretKey, type SecretKeys } from './secrets/secret-box.ts';
import { type SettingsReader } from './settings-reader.ts';

/** Where processes share rate limits. */
export type LimitSettings = { store: 'memory' | 'postgres' } | { store: 'redis'; url: string };

/** A private address, for the operators of the API. */
export interface MetricsSettings {
  host: string;
  port: number;
}

/** Where traces are sent, by OTLP over HTTP. */
export interface TraceSettings {
  /** Without a trailing slash. */
  url: string;
  /** The name of this API in traces. */
  serviceName: string;
  /** The maximum time for sending spans, including retries; the process may take this long to exit. */
  timeoutMs: number;
}

/** A streaming replica that lists, Today, analytics, and exports are read from. */
export interface ReplicaSettings {
  url: string;
  /** The maximum time for which a request waits until the replica has what was written, in milliseconds. */
  waitMs: number;
}

/** How webhooks are sent. */
export interface WebhookSettings {
  /** The time between two looks for changes; 0 leaves them to other processes. */
  everySeconds: number;
  /** How long a receiver may take. */
  timeoutMs: number;
  /** Whether receivers on this machine are allowed. */
  loopback: boolean;
}

/** How reminders reach devices. */
export interface PushSettings {
  /** The keys by which push services know this API; null if no reminders are sent. */
  keys: { publicKey: string; privateKey: string; subject: string } | null;
  /** The time between two looks for what is due; 0 leaves them to other processes. */
  everySeconds: number;
  /** How long a push service may take. */
  timeoutMs: number;
}

/** How address books on other servers are synced. */
export interface AddressBookSettings {
  /** The time between two looks for address books that are due; 0 leaves them to other processes. */
  everySeconds: number;
  /** How long one request to a server may take. */
  timeoutMs: number;
  /** Whether servers on this machine are allowed. */
  loopback: boolean;
  /** Encrypt the passwords; null if none can be stored, so address books are off. */
  keys: SecretKeys | null;
}

/** The standard's names for samplers. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Returns null without METRICS_PORT. */
export function readMetrics(reader: SettingsReader): MetricsSettings | null {
  const host = reader.optional('METRICS_HOST') ?? '127.0.0.1';
  const port = reader.integer('METRICS_PORT', 0, 0, 65_535);
  return port === 0 ? null : { host, port };
}

/** Returns null without DATABASE_REPLICA_URL. */
export function readReplica(reader: SettingsReader): ReplicaSettings | null {
  const waitMs = reader.integer('DATABASE_REPLICA_WAIT_MS', 200, 0, 5_000);
  const url = reader.optional('DATABASE_REPLICA_URL');
  return url === undefined
    ? null
    : { url: reader.postgresUrl('DATABASE_REPLICA_URL', url), waitMs };
}

/** Returns null without OTEL_EXPORTER_OTLP_ENDPOINT. */
export function readTraces(reader: SettingsReader): TraceSettings | null {
  const serviceName = reader.optional('OTEL_SERVICE_NAME') ?? 'rapport-api';
  const timeoutMs = reader.integer('OTEL_EXPORTER_OTLP_TIMEOUT', 2_000, 1, 60_000);
  // The SDK reads these two itself, and silently uses its defaults for invalid values.
  reader.choice('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on');
  reader.ratio('OTEL_TRACES_SAMPLER_ARG');
  const address = reader.optional('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (address === undefined) return null;
  const url = parsedUrl(address);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') {
    return { url: address.replace(/\/+$/, ''), serviceName, timeoutMs };
  }
  reader.problems.push(
    `OTEL_EXPORTER_OTLP_ENDPOINT is "${address}": use an address like http://127.0.0.1:4318`,
  );
  return null;
}

/** Reads LIMITS_STORE and the settings it requires. */
export function readLimits(reader: SettingsReader): LimitSettings {
  const store = reader.choice('LIMITS_STORE', ['postgres', 'redis', 'memory'], 'postgres');
  if (store !== 'redis') return { store };
  const url = reader.required('REDIS_URL', 'LIMITS_STORE=redis needs it');
  if (url !== '' && !/^rediss?:$/.test(parsedUrl(url)?.protocol ?? '')) {
    // The value may contain a password, so the message doesn't repeat it.
    reader.problems.push("REDIS_URL isn't an address that starts with redis:// or rediss://");
  }
  return { store, url };
}

/** Reads the settings of webhooks. In production, no message may go to the machine of the API. */
export function readWebhooks(reader: SettingsReader, isProduction: boolean): WebhookSettings {
  const loopback = reader.choice('WEBHOOKS_TO_LOOPBACK', ['true', 'false'], 'false') === 'true';
  if (loopback && isProduction) {
    reader.problems.push(
      'WEBHOOKS_TO_LOOPBACK is "true": leave it out in production, where users could reach services of this machine',
    );
  }
  return {
    everySeconds: reader.integer('WEBHOOKS_EVERY_SECONDS', 2, 0, 86_400),
    timeoutMs: reader.integer('WEBHOOK_TIMEOUT_MS', 15_000, 100, 60_000),
    loopback,
  };
}

const PUSH_TIMEOUT_MS = 15_000;

/** Reads VAPID_PRIVATE_KEY, which determines the public key, and VAPID_SUBJECT. */
export function readPush(reader: SettingsReader): PushSettings {
  return {
    keys: readPushKeys(reader),
    everySeconds: reader.integer('PUSH_EVERY_SECONDS', 15, 0, 86_400),
    timeoutMs: PUSH_TIMEOUT_MS,
  };
}

function readPushKeys(reader: SettingsReader): PushSettings['keys'] {
  const privateKey = reader.optional('VAPID_PRIVATE_KEY');
  if (privateKey === undefined) return null;
  const hint = 'push services write to this address about problems, like mailto:admin@example.com';
  const subject = reader.required('VAPID_SUBJECT', hint);
  if (subject !== '' && !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject)) {
    reader.problems.push(
      `VAPID_SUBJECT is "${subject}": use an address like mailto:admin@example.com, or one that starts with https://`,
    );
  }
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === null) {
    // The value is a secret, so the message doesn't repeat it.
    reader.problems.push(
      `VAPID_PRIVATE_KEY isn't a key: use one that "pnpm deploy:init" prints, 43 letters and digits`,
    );
    return null;
  }
  return { publicKey, privateKey, subject };
}

function publicKeyOf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Reads the settings of address books. In production, no server may be the machine of the API. */
export function readAddressBooks(
  reader: SettingsReader,
  isProduction: boolean,
): AddressBookSettings {
  const name = 'ADDRESS_BOOKS_TO_LOOPBACK';
  const loopback = reader.choice(name, ['true', 'false'], 'false') === 'true';
  if (loopback && isProduction) {
    reader.problems.push(
      `${name} is "true": leave it out in production, where users could reach services of this machine`,
    );
  }
  return {
    everySeconds: reader.integer('ADDRESS_BOOKS_EVERY_SECONDS', 15, 0, 86_400),
    timeoutMs: reader.integer('ADDRESS_BOOK_TIMEOUT_MS', 30_000, 100, 120_000),
    loopback,
    keys: readSecretKeys(reader),
  };
}

/** Reads the keys of stored passwords; null without SECRETS_KEY. The messages don't repeat them. */
export function readSecretKeys(reader: SettingsReader): SecretKeys | null {
  const read = (name: string, texts: readonly string[]) =>
    texts.flatMap((text) => {
      const key = secretKey(text);
      if (key === null) {
        reader.problems.push(
          `${name} has a key that isn't 32 bytes in base64: create one with openssl rand -base64 32`,
        );
      }
      return key ?? [];
    });
  const [text, earlier] = [reader.optional('SECRETS_KEY'), reader.optional('SECRETS_KEYS_BEFORE')];
  const before = read(
    'SECRETS_KEYS_BEFORE',
    (earlier ?? '').split(/[,\s]+/).filter((each) => each !== ''),
  );
  if (text === undefined) {
    if (before.length > 0) {
      reader.problems.push('SECRETS_KEY is missing: SECRETS_KEYS_BEFORE only decrypts');
    }
    return null;
  }
  const [current] = read('SECRETS_KEY', [text]);
  return current === undefined ? null : { current, earlier: before };
}
