import { parsedUrl } from '@rapport/contracts';
import { type SettingsReader } from './settings-reader.ts';

/** Where processes share the limits of callers. */
export type LimitSettings = { store: 'memory' | 'postgres' } | { store: 'redis'; url: string };

/** A private address, for the operators of the API. */
export interface MetricsSettings {
  host: string;
  port: number;
}

/** Where traces are sent by OTLP over HTTP. */
export interface TraceSettings {
  /** Without a slash at the end. */
  url: string;
  /** What this API is called there. */
  serviceName: string;
  /** Longest time that spans are sent for, retries included; so long may the end of the process take. */
  timeoutMs: number;
}

/** How the standard names what decides which traces are sent. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Null without METRICS_PORT. */
export function readMetrics(reader: SettingsReader): MetricsSettings | null {
  const host = reader.optional('METRICS_HOST') ?? '127.0.0.1';
  const port = reader.integer('METRICS_PORT', 0, 0, 65_535);
  return port === 0 ? null : { host, port };
}

/** Null without OTEL_EXPORTER_OTLP_ENDPOINT. */
export function readTraces(reader: SettingsReader): TraceSettings | null {
  const serviceName = reader.optional('OTEL_SERVICE_NAME') ?? 'rapport-api';
  const timeoutMs = reader.integer('OTEL_EXPORTER_OTLP_TIMEOUT', 2_000, 1, 60_000);
  // The SDK reads these two itself, and takes its own default for what it does not know.
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

/** LIMITS_STORE, and what it needs. */
export function readLimits(reader: SettingsReader): LimitSettings {
  const store = reader.choice('LIMITS_STORE', ['postgres', 'redis', 'memory'], 'postgres');
  if (store !== 'redis') return { store };
  const url = reader.required('REDIS_URL', 'LIMITS_STORE=redis needs it');
  if (url !== '' && !/^rediss?:$/.test(parsedUrl(url)?.protocol ?? '')) {
    // The value may hold a password, so the message does not repeat it.
    reader.problems.push("REDIS_URL isn't an address that starts with redis:// or rediss://");
  }
  return { store, url };
}
