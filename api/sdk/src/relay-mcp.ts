import { originOf } from './origin-of.ts';
import { retryingFetch } from './retrying-fetch.ts';

export interface RelayOptions {
  /** The address of the API. */
  url: string;
  token: string;
  /** The assistant's messages, one per line. */
  lines: AsyncIterable<string>;
  /** Sends the assistant one line. */
  print: (line: string) => void;
  fetch?: (request: Request) => Promise<Response>;
}

/** Error codes of JSON-RPC: the text isn't JSON; and the first one that servers may use as they like. */
const UNREADABLE = -32_700;
const NOT_ANSWERED = -32_000;

/**
 * Sends each message of an assistant to the API's MCP server and returns its response, until the messages end. So the
 * tools are always those of the API's version.
 * @throws TypeError for an address that can't work
 */
export async function relayMcp(options: RelayOptions): Promise<void> {
  const { url, token, lines, print, fetch: send = (request) => fetch(request) } = options;
  const address = `${originOf(url)}/mcp`;
  const post = retryingFetch(send, {});
  let version: string | null = null;
  const relay = async (line: string): Promise<void> => {
    const message = parsed(line);
    if (message === undefined) return print(errorLine(null, UNREADABLE, "This isn't JSON."));
    const id: unknown = fieldOf(message, 'id');
    const headers = new Headers({
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    });
    if (version !== null) headers.set('MCP-Protocol-Version', version);
    try {
      const response = await post(new Request(address, { method: 'POST', headers, body: line }));
      const text = await response.text();
      const answer = parsed(text);
      if (!response.ok) throw new Error(refusal(response.status, answer));
      if (text === '') return;
      const agreed = fieldOf(fieldOf(answer, 'result'), 'protocolVersion');
      if (typeof agreed === 'string') version = agreed;
      print(JSON.stringify(answer));
    } catch (error) {
      // A notification has no id and gets no response.
      if (id !== undefined) print(errorLine(id, NOT_ANSWERED, reason(error, address)));
    }
  };
  const running = new Set<Promise<void>>();
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const one = relay(line).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function errorLine(id: unknown, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}

function refusal(status: number, answer: unknown): string {
  const error = fieldOf(answer, 'error');
  // Errors of the API are texts, those of the protocol objects.
  const said = typeof error === 'string' ? error : fieldOf(error, 'message');
  const hint = status === 401 ? '. Is RAPPORT_TOKEN right, and not expired or revoked?' : '';
  return `${typeof said === 'string' ? said : `Rapport answered ${status}`}${hint}`;
}

/** `fetch` says only that it failed. */
function reason(error: unknown, address: string): string {
  if (error instanceof TypeError) return `${address} can't be reached. Is RAPPORT_URL right?`;
  return error instanceof Error ? error.message : String(error);
}
