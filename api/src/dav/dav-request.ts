import { parsedUrl } from '@rapport/contracts';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { checkedAddress, readBytes, WebRefusal } from '../web/open-web-address.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { LOOPBACK } from '../settings-reader.ts';
import { isSameProvider, needsAppPassword } from './dav-address.ts';
import { DavFailed, failureOf } from './dav-failure.ts';

/** How servers are reached. */
export interface DavWay {
  network: WebNetwork;
  /** Whether servers on this machine are allowed, for development. */
  loopback: boolean;
  /** For one request with its redirects and its whole answer. */
  timeoutMs: number;
}

export interface DavLogin {
  user: string;
  password: string;
}

interface DavRequest {
  method: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** Statuses besides 2xx that `read` handles. */
  expected?: readonly number[];
}

/** An answer, while it arrives. */
export interface DavAnswer {
  status: number;
  /** After redirects. */
  url: URL;
  response: IncomingMessage;
}

const MOST_REDIRECTS = 4;
/** Besides 443: the ones that people give to such servers. */
const PORTS = new Set(['8443', '8843', '5232']);
const MOST_ERROR_BYTES = 20_000;

/** Sends requests to one server, with a user's password, and never to another provider's. */
export class DavConnection {
  constructor(
    /** The address that the user trusts with the password. */
    private readonly trusted: URL,
    private readonly login: DavLogin,
    private readonly way: DavWay,
    private readonly stop: AbortSignal,
  ) {}

  /**
   * Sends a request and reads its answer.
   * @throws {DavFailed}
   */
  async send<T>(
    url: URL,
    { method, body = '', headers = {}, expected = [] }: DavRequest,
    read: (answer: DavAnswer) => Promise<T>,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(this.way.timeoutMs);
    const signal = AbortSignal.any([this.stop, timeout]);
    try {
      return await this.follow(url, { method, body, headers }, signal, async (answer) => {
        const { status } = answer;
        if ((status >= 200 && status < 300) || expected.includes(status)) return read(answer);
        throw await this.refusalOf(answer);
      });
    } catch (error) {
      if (error instanceof DavFailed) throw error;
      if (timeout.aborted) throw new DavFailed('tooSlow', { cause: error });
      if (!(error instanceof WebRefusal)) throw new DavFailed(failureOf(error), { cause: error });
      const isTooLarge = error.message === 'is too large';
      throw new DavFailed(isTooLarge ? 'tooLarge' : 'refused', { cause: error });
    }
  }

  private async follow<T>(
    start: URL,
    sent: Required<Omit<DavRequest, 'expected'>>,
    signal: AbortSignal,
    read: (answer: DavAnswer) => Promise<T>,
  ): Promise<T> {
    let url = start;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      // Every hop is checked, so the password goes to no one else.
      if (!isSameProvider(this.trusted, url)) {
        throw new DavFailed('moved', { movedTo: url.origin });
      }
      const response = await this.open(url, sent, signal);
      try {
        const next = redirectOf(response, url);
        if (next === null) return await read({ status: response.statusCode ?? 0, url, response });
        url = next;
      } finally {
        response.destroy();
      }
    }
    throw new DavFailed('refused');
  }

  private async open(
    url: URL,
    { method, body, headers }: Required<Omit<DavRequest, 'expected'>>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const { user, password } = this.login;
    const all = {
      'User-Agent': 'Rapport/1',
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      ...headers,
    };
    const { network, loopback } = this.way;
    if (loopback && url.protocol === 'http:' && LOOPBACK.has(url.hostname)) {
      return openLoopback(url, { method, body, headers: all }, signal);
    }
    const ip = await checkedAddress(url, network, signal, PORTS);
    return network.open(url, ip, all, signal, { method, body });
  }

  private async refusalOf({ status, url, response }: DavAnswer): Promise<DavFailed> {
    const { headers } = response;
    switch (status) {
      case 401: {
        const offered = headers['www-authenticate'] ?? 'Basic';
        if (!/\bbasic\b/i.test(offered)) return new DavFailed('noPassword');
        return new DavFailed(needsAppPassword(url) ? 'appPassword' : 'wrongPassword');
      }
      case 404:
      case 410:
        return new DavFailed('notFound');
      case 405:
      case 501:
        return new DavFailed('notDav');
      case 412:
        return new DavFailed('changed');
      case 413:
        return new DavFailed('tooLarge');
      case 507:
        return new DavFailed('full');
      case 408:
      case 429:
      case 502:
      case 503:
      case 504:
        return new DavFailed('busy', { waitSeconds: retryAfter(headers['retry-after']) });
      default: {
        const text = await excerptOf(response);
        if (/valid-sync-token|number-of-matches-within-limits/.test(text)) {
          return new DavFailed('syncToken');
        }
        if (/max-resource-size/.test(text)) return new DavFailed('tooLarge');
        if (status === 403) return new DavFailed('forbidden');
        return new DavFailed(status < 500 ? 'notDav' : 'busy');
      }
    }
  }
}

/**
 * Reads an answer's text.
 * @throws {WebRefusal} if it's too large
 */
export async function textOfAnswer({ response }: DavAnswer, most: number): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > most) throw new WebRefusal('is too large');
  return (await readBytes(response, most)).toString('utf8');
}

function openLoopback(
  url: URL,
  { method, body, headers }: { method: string; body: string; headers: Record<string, string> },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { method, headers, agent: false, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const target = parsedUrl(headers.location ?? '', from);
  if (target === null) throw new DavFailed('notDav');
  return target;
}

async function excerptOf(response: IncomingMessage): Promise<string> {
  try {
    return (await readBytes(response, MOST_ERROR_BYTES)).toString('utf8');
  } catch {
    return '';
  }
}

/** Parses Retry-After, which is a number of seconds or a date (RFC 9110); returns 0 without one. */
function retryAfter(value = ''): number {
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
