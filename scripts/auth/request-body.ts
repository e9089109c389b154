import { errorResponse } from './error-response.ts';
import { isAllStorable, nestingError } from './json-shape.ts';

/** The body of a request after all checks; `email` is normalized like the library's. */
export type RequestBody = { json: Record<string, unknown>; email: string };

/** Maximum length of an address that email can be sent to (RFC 5321). */
const LONGEST_EMAIL = 254;
const MOST_BYTES = 64 * 1024;

async function readText(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return { ...value };
  } catch {
    return undefined;
  }
}

/** Fields that the library expects to be strings; it fails on anything else. `null` counts as missing. */
const TEXTS = ['email', 'password', 'refresh_token', 'token', 'token_hash', 'type', 'nonce'];

/** Parses and checks a body; returns an error response if it's invalid. */
export async function readBody(request: Request): Promise<RequestBody | Response> {
  const text = await readText(request);
  if (text === undefined) {
    return errorResponse(413, 'validation_failed', 'The request is larger than 64 KB.');
  }
  const nesting = nestingError(text);
  if (nesting !== null) return errorResponse(400, 'bad_json', `The request body ${nesting}.`);
  const json = parseObject(text);
  if (json === undefined) {
    return errorResponse(400, 'bad_json', 'The request body must be a JSON object.');
  }
  const wrong = TEXTS.find((name) => json[name] != null && typeof json[name] !== 'string');
  if (wrong !== undefined) {
    return errorResponse(400, 'validation_failed', `The field ${wrong} must be text.`);
  }
  if (!isAllStorable(json)) {
    return errorResponse(
      400,
      'validation_failed',
      'The request contains a character that cannot be stored.',
    );
  }
  for (const name of TEXTS) if (json[name] === null) delete json[name];
  const email = typeof json['email'] === 'string' ? json['email'].toLowerCase() : '';
  if (email.length > LONGEST_EMAIL) {
    const message = `The email address is longer than ${LONGEST_EMAIL} characters.`;
    return errorResponse(400, 'validation_failed', message);
  }
  return { json, email };
}
