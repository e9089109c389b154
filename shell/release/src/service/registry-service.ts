import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clientOf, readBody } from '@rapport/origin';
import { hasCode, messageOf, type Print } from '@rapport/workspace-kit';
import { SERVICE, type ServiceWelcome } from '../stores/service-store.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { sitesOf } from '../site/site-shows.ts';
import { verifyTarget } from '../verify-target.ts';
import { type Tokens } from './access-tokens.ts';
import { type AuditLog } from './audit-log.ts';
import { countedLimit, type ServiceLimits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { type Caller, serviceWrites, type WriteOutcome, wireTag } from './service-writes.ts';
import { parseFolder, parseKey, type StoreKey } from './store-key.ts';

/** The store that receives releases, and its permissions. */
export interface ServiceOptions {
  store: ObjectStore;
  tokens: Tokens;
  audit: AuditLog;
  limits: ServiceLimits;
  /** Address above the versions of a remote, `{remote}` for its name. */
  baseUrl: string | undefined;
  /** The store that tokens with only the right to promote can promote from. */
  promotesFrom: ObjectStore | undefined;
  /** Number of proxies in front of the service whose X-Forwarded headers are trusted. */
  trustedProxies: number;
  /** Prints messages for the host only. */
  warn: Print;
  now: () => Date;
}

/** A file of the maximum size has to arrive in this time. */
const PATIENCE_MS = 120_000;
const PATIENCE = { headersTimeout: 10_000, requestTimeout: PATIENCE_MS };
/** Maximum size of the registry and of history entries. */
const MOST_JSON_BYTES = 2_000_000;
const NO_SUCH_ADDRESS =
  "There is no such address. If it's your target, check its path: usually /registry behind the host's web server, and none at the service's own port.";
/** Number of switches whose results are kept for senders who didn't get the response. */
const MOST_OUTCOMES = 200;

interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

/**
 * Creates the registry service: the store over HTTP, for holders of a token. It accepts what the commands do, and
 * nothing else. Put it behind a server with TLS.
 */
export function registryService(options: ServiceOptions): Server {
  const { store, tokens, audit, limits, baseUrl, trustedProxies, warn, now } = options;
  const writes = serviceWrites({ ...options, releaseFiles: limits.releaseFiles });
  const clock = () => now().getTime();
  const failures = countedLimit(limits.minuteFailures, 60_000, clock);
  const requests = countedLimit(limits.minuteRequests, 60_000, clock);
  const sentBytes = countedLimit(limits.hourBytes, 60 * 60_000, clock);
  const outcomes = new Map<string, Promise<WriteOutcome>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function callerOf(request: IncomingMessage): Promise<Caller> {
    const from = clientOf(request, trustedProxies).address;
    const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const recognition = await tokens.recognize(secret, now());
    if (recognition.status !== 'valid') {
      // Behind an untrusted proxy, all clients have the same address, so this limit only applies without a valid token.
      if (!failures(from, 1)) throw tooMany('Too many requests came without a valid token.');
      const reason = `its token is ${secret === '' ? 'missing' : recognition.status}`;
      await audit.write({ from, action: 'sign-in', result: 'refused', reason }).catch(() => {});
      throw new Refusal(401, whyNot(secret, recognition.status), { 'www-authenticate': 'Bearer' });
    }
    const { token } = recognition;
    if (!requests(token.id, 1)) throw tooMany('This token has sent too many requests.');
    return { token, from };
  }

  async function bodyOf(
    request: IncomingMessage,
    { token }: Caller,
    key: StoreKey,
  ): Promise<Buffer> {
    const most = key.kind === 'file' ? limits.fileBytes : MOST_JSON_BYTES;
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    const close = { connection: 'close' };
    if (!Number.isSafeInteger(length)) throw new Refusal(411, 'Say the length of the file.', close);
    if (length > most) {
      throw new Refusal(413, `A file may have ${most} bytes here, and this has ${length}.`, close);
    }
    if (!sentBytes(token.id, length)) {
      throw tooMany('This token has sent as many bytes as it may in an hour.', 60 * 60);
    }
    // The connection may have broken during the token check; then its end was already reported.
    const body = request.destroyed
      ? { status: 'broken off' as const }
      : await readBody(request, { most, patienceMs: PATIENCE_MS });
    if (body.status !== 'read') {
      throw new Refusal(400, 'The file did not arrive whole. Send it again.');
    }
    const hash = createHash('sha256').update(body.bytes).digest('base64');
    if (request.headers['content-digest'] === `sha-256=:${hash}:`) return body.bytes;
    throw new Refusal(400, 'The file is not what its sha-256 says. Send it again.');
  }

  /** Runs switches one after the other, and doesn't repeat one whose response was lost. */
  function switchOnce(caller: Caller, request: IncomingMessage, bytes: Buffer, tag?: string) {
    const key = `${caller.token.id}:${String(request.headers['idempotency-key'] ?? '')}`;
    const known = outcomes.get(key);
    if (known && !key.endsWith(':')) return known;
    const work = () => writes.switchRegistry(caller, bytes.toString(), tag);
    const outcome = turn.then(work, work);
    turn = outcome.catch(() => {});
    if (outcomes.size >= MOST_OUTCOMES) outcomes.clear();
    outcomes.set(key, outcome);
    return outcome;
  }

  async function put(caller: Caller, request: IncomingMessage, path: string): Promise<Answer> {
    const key = parseKey(path);
    if (!key || key.kind === 'config') throw new Refusal(403, 'No command writes this file.');
    const bytes = await bodyOf(request, caller, key);
    const tag = /^(?:W\/)?"(\w+)"$/.exec(request.headers['if-match'] ?? '')?.[1];
    switch (key.kind) {
      case 'registry':
        return outcomeAnswer(await switchOnce(caller, request, bytes, tag));
      case 'history':
        return outcomeAnswer(await writes.completeHistory(caller, key.revision, bytes));
      case 'preview':
        return outcomeAnswer(await writes.createPreview(caller, path, bytes));
      case 'file':
        return outcomeAnswer(await writes.createFile(caller, path, key, bytes));
      default:
        return key satisfies never;
    }
  }

  async function get(path: string): Promise<Answer> {
    const found = parseKey(path) && (await store.read(path));
    if (!found) return jsonAnswer(404, { error: 'There is no such file.' });
    const headers = {
      etag: `"${wireTag(found.bytes)}"`,
      'content-type': 'application/octet-stream',
    };
    return { status: 200, headers, body: found.bytes };
  }

  async function list(what: 'names' | 'files', folder: string): Promise<Answer> {
    const parsed = parseFolder(folder);
    const isListed = parsed && (what === 'names' || parsed.kind === 'release');
    return jsonAnswer(200, isListed ? await store[what](folder) : []);
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const path = pathOf(request.url ?? '');
    if (path[0] === '.alive') return jsonAnswer(200, { alive: true });
    const caller = await callerOf(request);
    const [version, what, ...rest] = path;
    const key = rest.join('/');
    const asked = `${request.method} ${version}/${what ?? ''}`;
    switch (asked) {
      case 'GET v1/': {
        const { team, remotes, actions, expiresAt } = caller.token;
        const { keepsCompressed } = store;
        const { fileBytes } = limits;
        const grant = { team, remotes, actions, expiresAt };
        const sites = (await sitesOf(store)).map(({ address }) => address);
        const place = { keepsCompressed, baseUrl, sites, fileBytes };
        const welcome: ServiceWelcome = { service: SERVICE, ...place };
        return jsonAnswer(200, { ...welcome, ...grant });
      }
      case 'GET v1/objects':
        return get(key);
      case 'GET v1/names':
        return list('names', key);
      case 'GET v1/files':
        return list('files', key);
      case 'PUT v1/objects':
        return put(caller, request, key).catch(async (error: unknown) => {
          if (error instanceof Refusal) await logRefusal(caller, key, error);
          throw error;
        });
      case 'POST v1/sites':
        return jsonAnswer(200, await writes.exported('The registry is as it was'));
      case 'GET v1/verification':
        return jsonAnswer(200, await verifyTarget(store));
      default:
        return jsonAnswer(404, { error: NO_SUCH_ADDRESS });
    }
  }

  async function logRefusal({ token, from }: Caller, key: string, { message, about }: Refusal) {
    const parsed = parseKey(key);
    const remote = parsed?.kind === 'file' ? parsed.remote : about;
    const reason = `${key.slice(0, 200)}: ${message}`;
    const who = { token: token.id, team: token.team, from };
    await audit.write({ ...who, action: 'write', remote, result: 'refused', reason });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await answerTo(request).catch((error: unknown) => failureAnswer(error, warn));
    // If the body is no longer read, close the connection after the response.
    const isRead = request.complete || request.method === 'GET';
    response.writeHead(answer.status, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...answer.headers,
      ...(!isRead && { connection: 'close' }),
      'content-length': answer.body?.byteLength ?? 0,
    });
    response.end(answer.body);
  }

  return createServer(PATIENCE, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      warn(`${request.method} ${request.url}: ${messageOf(error)}`);
      response.destroy();
    });
  });
}

function whyNot(secret: string, status: string): string {
  if (secret === '') return 'Name a token of this registry in RELEASE_TOKEN.';
  return status === 'unknown'
    ? 'This registry does not know the token in RELEASE_TOKEN.'
    : `The token in RELEASE_TOKEN is ${status}. Ask the host for another one.`;
}

function tooMany(message: string, seconds = 60): Refusal {
  return new Refusal(429, `${message} Wait, then run the command again.`, {
    'retry-after': String(seconds),
  });
}

/** Decodes each segment separately, so an encoded slash isn't a separator. */
function pathOf(url: string): string[] {
  try {
    const segments = (url.split('?')[0] ?? '').split('/').slice(1);
    return segments.map((segment) => decodeURIComponent(segment).replaceAll('/', '\\'));
  } catch {
    return [];
  }
}

function outcomeAnswer(outcome: WriteOutcome): Answer {
  switch (outcome.status) {
    case 'written':
      return jsonAnswer(200, outcome.sites);
    case 'created':
      return jsonAnswer(201, {});
    case 'exists':
    case 'changed':
      return jsonAnswer(412, { error: 'Someone else was faster.' });
    default:
      return outcome satisfies never;
  }
}

function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = Buffer.from(`${JSON.stringify(value)}\n`);
  return { status, headers: { 'content-type': 'application/json', ...headers }, body };
}

/** Details of internal errors are for the host; the sender gets a message with what to do. */
function failureAnswer(error: unknown, warn: Print): Answer {
  if (error instanceof Refusal) {
    return jsonAnswer(error.status, { error: error.message }, error.headers);
  }
  warn(messageOf(error));
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const isFull = hasCode(cause, 'ENOSPC', 'EDQUOT');
  return isFull
    ? jsonAnswer(507, {
        error:
          'The disk of this registry is full. Ask its host to make room, then run the command again.',
      })
    : jsonAnswer(500, {
        error: 'This registry has a problem of its own, which its host can read in its log.',
      });
}
