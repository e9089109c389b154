import { messageOf, StepError } from '@rapport/workspace-kit';

const PATIENCE_MS = 5_000;
/** With fewer loads, the rate means nothing. */
const LEAST_LOADS = 100;

/** Loads and failures of a remote's version in the last 30 days, as pages reported them to the API. */
export interface RemoteRecord {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  /** Failures by their reason. */
  reasons: Readonly<Record<string, number>>;
}

/**
 * Reads the reports from the private port of an API.
 * @throws StepError if they can't be read
 */
export async function fetchRecords(url: string): Promise<RemoteRecord[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const found: unknown = await response.json();
    if (!Array.isArray(found) || !found.every(isRecord)) throw new Error('these are no reports');
    return found;
  } catch (error) {
    throw new StepError(`The reports at ${url} cannot be read: ${messageOf(error)}`);
  }
}

function isRecord(value: unknown): value is RemoteRecord {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (name: string) => typeof Reflect.get(value, name) === 'string';
  const isNumber = (name: string) => typeof Reflect.get(value, name) === 'number';
  const reasons: unknown = Reflect.get(value, 'reasons');
  return (
    isText('remote') &&
    isText('version') &&
    isNumber('loads') &&
    isNumber('failures') &&
    typeof reasons === 'object' &&
    reasons !== null &&
    Object.values(reasons).every((count) => typeof count === 'number')
  );
}

/** Formats a record as the end of a line: `2.1 failures per 1,000 loads (unreachable 20, threw 1; 10,000 loads)`. */
export function describeRecord({ loads, failures, reasons }: RemoteRecord): string {
  const all = loads + failures;
  const loaded = `${loads.toLocaleString('en-US')} loads`;
  if (failures === 0) return `no failures in ${loaded}`;
  const which = describeReasons(reasons);
  const rate =
    all < LEAST_LOADS
      ? `${failures} ${failures === 1 ? 'failure' : 'failures'}`
      : `${((failures / all) * 1_000).toFixed(1)} failures per 1,000 loads`;
  return `${rate} (${which}; ${loaded})`;
}

/**
 * Formats failures of the pages themselves, whose loads aren't counted:
 * `3 failures in 30 days (exception 2, rejection 1)`.
 */
export function describePageFailures({ version, failures, reasons }: RemoteRecord): string {
  const many = failures.toLocaleString('en-US');
  const of = version === '' ? '' : ` of ${version}`;
  return `${many} ${failures === 1 ? 'failure' : 'failures'}${of} in 30 days (${describeReasons(reasons)})`;
}

function describeReasons(reasons: RemoteRecord['reasons']): string {
  return Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${count.toLocaleString('en-US')}`)
    .join(', ');
}
