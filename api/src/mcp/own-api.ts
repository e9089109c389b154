import { type Request } from 'express';

/** What the API answered instead of doing something, in words for the assistant. */
class Refused extends Error {}

/**
 * Calls this API over the loopback interface with the caller's own token: scopes, limits, validation, and the log then
 * apply as to any other program (docs/adr/0017).
 */
export class OwnApi {
  private readonly origin: string;
  private readonly headers: Record<string, string>;

  constructor({ socket: { localAddress = '127.0.0.1', localPort }, id }: Request, token: string) {
    const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
    this.origin = `http://${host}:${localPort}`;
    this.headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': id };
  }

  /** @throws {Refused} */
  get<Answer>(path: string): Promise<Answer> {
    return this.send(path, {});
  }

  /**
   * @param key the same for a repeated call, so that it's done once
   * @throws {Refused}
   */
  post<Answer>(path: string, body: object, key: string | undefined): Promise<Answer> {
    return this.send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
  }

  private async send<Answer>(path: string, { headers, ...rest }: RequestInit): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      ...rest,
      headers: { ...this.headers, ...Object.fromEntries(new Headers(headers)) },
    }).catch((cause) => {
      throw new Refused('The API is restarting. Try again in a few seconds.', { cause });
    });
    const answer = JSON.parse(await response.text());
    if (!response.ok) throw new Refused(refusal(answer, response.headers.get('Retry-After')));
    return answer;
  }
}

/** Says what to do, where the API's own words don't. */
function refusal({ error, code }: { error: string; code: string }, retryAfter: string | null) {
  const hint =
    code === 'SCOPE_MISSING' || code === 'ACCOUNT_ONLY'
      ? ' Scopes are chosen when a token is made: make another one in Settings, Developer.'
      : retryAfter === null
        ? ''
        : ` Try again after ${retryAfter} seconds.`;
  return `${error.replace(/\.?$/, '.')} (${code})${hint}`;
}
