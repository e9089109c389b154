import { CALENDAR_LIMITS, type CalendarFailure } from '@rapport/contracts';
import { type IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { openWebAddress, readBytes, WebRefusal } from '../web/open-web-address.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { decodeCalendar } from './domain/decode-calendar.ts';

/** For everything: DNS, connections, redirects, and the calendar itself. */
export const TIMEOUT_MS = 15_000;
const HEADERS = {
  Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'Accept-Encoding': 'gzip',
  'User-Agent': 'Rapport-Calendars/1',
};
const MOST_VALIDATOR = 500;

/** The version of a fetched calendar, for conditional requests. */
export interface CalendarVersion {
  etag: string | null;
  lastModified: string | null;
}

/** A fetched calendar; `text` is null if it hasn't changed. */
export interface FetchedCalendar extends CalendarVersion {
  text: string | null;
}

/** A calendar could not be fetched. */
export class CalendarFetchFailed extends Error {
  constructor(
    readonly failure: CalendarFailure,
    cause?: unknown,
    /** The Retry-After of the host, in seconds. */
    readonly waitSeconds = 0,
  ) {
    super(failure, { cause });
  }
}

/**
 * Fetches a calendar from an address that a user typed in.
 * @param known the version from the last fetch
 * @param timeoutMs for everything together, even while data still arrives
 * @throws {CalendarFetchFailed}
 */
export async function fetchCalendar(
  address: string,
  known: CalendarVersion,
  network: WebNetwork,
  stop: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<FetchedCalendar> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await openWebAddress(address, {
      network,
      headers: {
        ...HEADERS,
        ...(known.etag !== null && { 'If-None-Match': known.etag }),
        ...(known.lastModified !== null && { 'If-Modified-Since': known.lastModified }),
      },
      signal: AbortSignal.any([stop, timeout]),
      read: (response) => readCalendarText(response, known),
    });
  } catch (error) {
    if (error instanceof CalendarFetchFailed) throw error;
    if (timeout.aborted) throw new CalendarFetchFailed('tooSlow', error);
    if (!(error instanceof WebRefusal)) throw new CalendarFetchFailed('unreachable', error);
    const isTooLarge = error.message === 'is too large';
    throw new CalendarFetchFailed(isTooLarge ? 'tooLarge' : 'refused', error);
  }
}

async function readCalendarText(
  response: IncomingMessage,
  known: CalendarVersion,
): Promise<FetchedCalendar> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 304) return { ...known, text: null };
  if (statusCode === 404 || statusCode === 410) throw new CalendarFetchFailed('notFound');
  if (statusCode === 401 || statusCode === 403) throw new CalendarFetchFailed('notFound');
  if (statusCode !== 200) {
    throw new CalendarFetchFailed('unreachable', undefined, retryAfter(headers['retry-after']));
  }
  const { bytes: most } = CALENDAR_LIMITS;
  if (Number(headers['content-length'] ?? 0) > most) throw new WebRefusal('is too large');
  const bytes = await readBytes(unpacked(response), most);
  return {
    text: decodeCalendar(bytes),
    etag: validator(headers.etag),
    lastModified: validator(headers['last-modified']),
  };
}

/** Decompresses while reading, so a decompression bomb is cut off in time. */
function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  const through = (unpack: ReturnType<typeof createGunzip>) =>
    // An error of either stream ends the reading of the result.
    pipeline(response, unpack, () => undefined);
  switch (encoding) {
    case '':
    case 'identity':
      return response;
    case 'gzip':
    case 'x-gzip':
      return through(createGunzip());
    case 'deflate':
      return through(createInflate());
    case 'br':
      return through(createBrotliDecompress());
    default:
      throw new CalendarFetchFailed('notCalendar');
  }
}

/** Parses Retry-After, which is a number of seconds or a date (RFC 9110); returns 0 without one. */
function retryAfter(value = ''): number {
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Returns a header value if it's safe to send back. */
function validator(value: string | undefined): string | null {
  return value !== undefined && value.length <= MOST_VALIDATOR && /^[\x20-\x7e]+$/.test(value)
    ? value
    : null;
}
