import { type Request, type RequestHandler } from 'express';
import {
  BodyTooLarge,
  BodyUnreadable,
  UnsupportedMediaType,
  ValidationFailed,
} from '../errors/http-errors.ts';
import { TooBusy } from './admission.ts';
import { jsonShapeProblem, listAtCut, type ShapeProblem } from './json-shape.ts';
import { type BodyBytes, hasBody, readBytes } from './read-body.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';

const LIMIT_BYTES = 100_000;
/** Limits of unauthenticated calls. */
const OTHER_LIMITS: Readonly<Record<string, number>> = { '/api/remote-reports': 16_000 };

/** Calls that accept a raw file; clients of earlier releases send its text in JSON. */
const FILES: readonly { path: RegExp; type: RegExp; tooLargeInJson?: string }[] = [
  {
    path: /^\/api\/(contacts\/[^/]+|user\/details)\/photo$/,
    type: /^multipart\/form-data\s*(;|$)/i,
  },
  {
    path: /^\/api\/calendar-files$/,
    type: /^(text\/calendar|multipart\/form-data)\s*(;|$)/i,
    tooLargeInJson:
      "A calendar file of more than 100 kB can't be sent as JSON. Reload the page, or send the file itself as text/calendar or multipart/form-data",
  },
];
const fileOf = (path: string) => FILES.find((file) => file.path.test(path));

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Mail providers send a form there (RFC 8058), but all the information is in the URL. */
const UNREAD = new Set(['/unsubscribe']);

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
/** Supported encodings of JSON. */
const CHARSETS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
};

const bodies = new WeakMap<Request, BodyBytes>();

/** The maximum number of bodies arriving concurrently; together they take at most 100 MB. */
const MOST_ARRIVING = 1_000;
let arriving = 0;

/**
 * Reads the bytes of JSON bodies, at most 100 kB, or 16 kB without authentication. It comes before everything that
 * is expensive or limited in number, so that a slow client blocks no one. Files are left to their handlers, which
 * know the sender.
 */
export const bodyBytes: RequestHandler = async (request, _response, next) => {
  request.body = {};
  const { method, path } = request;
  if (WITH_BODY.has(method) && !UNREAD.has(path) && hasBody(request)) {
    const type = request.headers['content-type'] ?? '';
    if (JSON_TYPE.test(type)) bodies.set(request, await arrived(request));
    else if (!fileOf(path)?.type.test(type)) throw new UnsupportedMediaType();
  }
  next();
};

async function arrived(request: Request): Promise<BodyBytes> {
  if (arriving >= MOST_ARRIVING) throw new TooBusy();
  arriving += 1;
  try {
    return await readBytes(request, mostBytes(request));
  } finally {
    arriving -= 1;
  }
}

function mostBytes({ path }: Request): number {
  return OTHER_LIMITS[path] ?? LIMIT_BYTES;
}

/** Returns the maximum number of items for a list in a field of a call's body; null if it's unknown. */
export type ListLimit = (request: Request, field: string) => number | null;

/** Parses the bytes into an object, or throws an error. A missing body becomes an empty object. */
export function jsonBody(listLimit: ListLimit): RequestHandler {
  return (request, _response, next) => {
    const body = bodies.get(request);
    if (body !== undefined) {
      bodies.delete(request);
      const text = textOf(body.bytes, request.headers['content-type'] ?? '');
      if (!body.isWhole) throw tooLarge(request, text, listLimit);
      const shape = jsonShapeProblem(text);
      if (shape !== null) throw shapeError(shape, listLimit(request, shape.field));
      request.body = parsed(text);
    }
    next();
  };
}

function textOf(bytes: Buffer, type: string): string {
  const charset = CHARSETS[CHARSET.exec(type)?.[1]?.toLowerCase() ?? 'utf-8'];
  if (charset === undefined) throw new UnsupportedMediaType();
  return new TextDecoder(charset).decode(bytes);
}

function parsed(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BodyUnreadable("isn't valid JSON");
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BodyUnreadable('must be a JSON object');
  }
  return body;
}

function shapeError({ field, message, isList }: ShapeProblem, limit: number | null) {
  if (isList && limit !== null) {
    return new ValidationFailed([{ field, message: `must have at most ${limit} items` }]);
  }
  const problems: FieldProblemDto[] = field === '' ? [] : [{ field, message }];
  return new BodyUnreadable(message, problems);
}

/** Creates the error with the name of the list to shorten, if the body is cut off inside of a list. */
function tooLarge(request: Request, start: string, listLimit: ListLimit): BodyTooLarge {
  const hint = fileOf(request.path)?.tooLargeInJson;
  const list = listAtCut(start);
  if (list === null) return new BodyTooLarge(mostBytes(request), hint);
  const { field, items } = list;
  const limit = listLimit(request, field);
  const message =
    limit !== null && items > limit ? `must have at most ${limit} items` : list.message;
  return new BodyTooLarge(mostBytes(request), hint, [{ field, message }]);
}
