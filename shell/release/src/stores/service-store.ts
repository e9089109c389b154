import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, StepError } from '@rapport/workspace-kit';
import {
  HISTORY_FOLDER,
  type ObjectStore,
  REGISTRY_KEY,
  type SitesOutcome,
  type StoredObject,
} from './object-store.ts';

/** Name by which a registry service identifies itself. */
export const SERVICE = 'rapport-registry';

/** A registry service's response to holders of a token. */
export interface ServiceWelcome {
  service: typeof SERVICE;
  keepsCompressed: boolean;
  /** Address above the versions of a new remote, `{remote}` for its name. */
  baseUrl: string | undefined;
  /** Addresses of its sites, to check after a change. */
  sites: readonly string[];
  /** Maximum size of a file in bytes. */
  fileBytes: number;
}

interface ServicePlace {
  /** Its address, without a trailing slash. */
  address: string;
  token: string | undefined;
  /** Milliseconds before each retry of a request without a response. */
  waitsMs?: readonly number[];
}

/** Maximum number of parallel requests; a history consists of many small files. */
const AT_ONCE = 8;
const WAITS_MS = [500, 1_500, 4_000];
/** In the middle of a release, a restart of the service is waited for. */
const LONG_WAITS_MS = [...WAITS_MS, 8_000, 16_000];
/** A switch responds only after an export with its reload. */
const PATIENCE_MS = 300_000;
/** Statuses of a proxy whose service is down. */
const GATEWAY = [502, 503, 504];
/** Statuses to retry: these, and the service's rate limit. */
const AGAIN = [429, ...GATEWAY];
const LONGEST_WAIT_S = 60;

/**
 * Opens a registry service as a store. Every request can be retried: files are created once, and a completed switch
 * isn't repeated.
 * @throws StepError if the token would be sent unencrypted or is rejected, or the address is no registry service
 */
export async function serviceStore(place: ServicePlace): Promise<ObjectStore> {
  const { address } = place;
  requireSafeAddress(address);
  const welcome = await readWelcome(await requester(place)('GET', ''), address);
  const ask = requester({ ...place, waitsMs: place.waitsMs ?? LONG_WAITS_MS });
  const history = new Map<string, Promise<StoredObject | undefined>>();
  let sites: SitesOutcome | undefined;

  async function read(key: string): Promise<StoredObject | undefined> {
    const answer = await ask('GET', `objects/${encoded(key)}`);
    if (answer.status === 404) return undefined;
    const bytes = Buffer.from(await bodyOf(answer, address));
    return { bytes, tag: answer.headers.get('etag') ?? '' };
  }

  async function list(what: 'names' | 'files', folder: string): Promise<string[]> {
    const value = await jsonOf(await ask('GET', `${what}/${encoded(folder)}`), address);
    if (isTextList(value)) return value;
    throw new StepError(`${address} does not list ${folder}.`);
  }

  async function put(key: string, bytes: Buffer, condition: Record<string, string>) {
    if (bytes.byteLength > welcome.fileBytes && key !== REGISTRY_KEY) {
      throw new StepError(
        `${key} has ${bytes.byteLength} bytes, and ${address} takes files of at most ${welcome.fileBytes}. Make it smaller.`,
      );
    }
    const hash = createHash('sha256').update(bytes).digest('base64');
    const headers = { 'content-digest': `sha-256=:${hash}:`, ...condition };
    return ask('PUT', `objects/${encoded(key)}`, bytes, headers);
  }

  const changed = ({ status }: Response) => status === 412;

  return {
    name: address,
    keepsCompressed: welcome.keepsCompressed,

    read(key) {
      // Entries of the history don't change while a command runs.
      if (!key.startsWith(`${HISTORY_FOLDER}/`)) return read(key);
      const known = history.get(key) ?? read(key);
      history.set(key, known);
      return known;
    },
    names: (folder) => list('names', folder),
    files: (folder) => list('files', folder),

    async create(key, bytes) {
      const answer = await put(key, bytes, { 'if-none-match': '*' });
      if (changed(answer)) return 'exists';
      await jsonOf(answer, address);
      history.delete(key);
      return 'created';
    },

    async replace(key, bytes, tag) {
      const condition: Record<string, string> =
        tag === undefined ? { 'if-none-match': '*' } : { 'if-match': tag };
      const answer = await put(key, bytes, { ...condition, 'idempotency-key': randomUUID() });
      if (changed(answer)) return 'changed';
      sites = sitesOf(await jsonOf(answer, address));
      return 'written';
    },

    service: {
      baseUrl: welcome.baseUrl,
      sites: welcome.sites,
      async exportSites() {
        const known = sites;
        sites = undefined;
        return known ?? sitesOf(await jsonOf(await ask('POST', 'sites'), address));
      },
      async verify() {
        const value = await jsonOf(await ask('GET', 'verification'), address);
        if (isTextList(value)) return value;
        throw new StepError(`${address} does not say what differs.`);
      },
    },
  };
}

type Ask = (
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: Buffer,
  headers?: Record<string, string>,
) => Promise<Response>;

function requester({ address, token, waitsMs = WAITS_MS }: ServicePlace): Ask {
  const inTurn = atMost(AT_ONCE);
  return (method, path, body, headers = {}) =>
    inTurn(async () => {
      const send = () =>
        fetch(`${address}/v1/${path}`, {
          method,
          headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
          ...(body && { body: new Uint8Array(body) }),
          // The token must only go to the given address.
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
      for (const waitMs of waitsMs) {
        const answer = await send().catch(() => undefined);
        if (answer && !AGAIN.includes(answer.status)) return answer;
        const asked = Number(answer?.headers.get('retry-after') ?? 0);
        if (answer && asked > LONGEST_WAIT_S) return answer;
        await answer?.body?.cancel();
        await sleep(Math.max(waitMs, asked * 1000));
      }
      return send().catch((error: unknown) => {
        const cause: unknown = Reflect.get(Object(error), 'cause');
        throw unreachable(address, messageOf(cause ?? error));
      });
    });
}

function unreachable(address: string, reason: string): StepError {
  return new StepError(
    `${address} cannot be reached: ${reason}. What was sent before stays, and what is live was not left half-changed. Look at "pnpm releases", then run the command again.`,
  );
}

/** Runs this many functions at the same time; the others wait. */
function atMost(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Without TLS, anyone on the network can read the token. */
function requireSafeAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new StepError(
      `${address} is not the address of a registry service, like https://app.example.com/registry. The token belongs into RELEASE_TOKEN.`,
    );
  }
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'https:' || isLoopback) return;
  throw new StepError(`${address} would send the token in the clear. Use its https:// address.`);
}

async function readWelcome(answer: Response, address: string): Promise<ServiceWelcome> {
  const value = await jsonOf(answer, address);
  const read = (name: string): unknown => Reflect.get(Object(value), name);
  const [keepsCompressed, baseUrl, fileBytes, sites] = [
    read('keepsCompressed'),
    read('baseUrl'),
    read('fileBytes'),
    read('sites'),
  ];
  if (read('service') !== SERVICE || typeof fileBytes !== 'number') {
    throw new StepError(
      `There is no registry service at ${address}. Its host starts one with "pnpm registry serve".`,
    );
  }
  return {
    service: SERVICE,
    keepsCompressed: keepsCompressed === true,
    baseUrl: typeof baseUrl === 'string' ? baseUrl : undefined,
    sites: isTextList(sites) ? sites.filter((site) => /^https?:/.test(site)) : [],
    fileBytes,
  };
}

async function jsonOf(answer: Response, address: string): Promise<unknown> {
  const text = Buffer.from(await bodyOf(answer, address)).toString();
  try {
    return JSON.parse(text);
  } catch {
    throw new StepError(`There is no registry service at ${address}.`);
  }
}

/** @throws StepError with the service's message if it refuses */
async function bodyOf(answer: Response, address: string): Promise<ArrayBuffer> {
  const body = await answer.arrayBuffer().catch((error: unknown) => {
    throw new StepError(`${address} broke off its answer: ${messageOf(error)}. Run it again.`);
  });
  if (answer.ok) return body;
  const isGateways = GATEWAY.includes(answer.status);
  let said: unknown;
  try {
    said = Reflect.get(Object(JSON.parse(Buffer.from(body).toString())), 'error');
  } catch {
    said = undefined;
  }
  if (typeof said !== 'string' && isGateways) {
    throw unreachable(address, `the server in front of it answers ${answer.status}`);
  }
  throw new StepError(
    typeof said === 'string'
      ? `${address}: ${said}`
      : `${address} answers ${answer.status}, which no registry service does. Look at the address and at what is in front of it.`,
  );
}

function sitesOf(value: unknown): SitesOutcome {
  const lines: unknown = Reflect.get(Object(value), 'lines');
  const served = Reflect.get(Object(value), 'served') === true;
  return { served, lines: isTextList(lines) ? lines : [] };
}

function encoded(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
