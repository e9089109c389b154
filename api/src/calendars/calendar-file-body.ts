import { CALENDAR_LIMITS } from '@rapport/contracts';
import { type Request, type Response } from 'express';
import { BodyTooLarge, ValidationFailed } from '../errors/http-errors.ts';
import { readFormFile } from '../http/form-file.ts';
import { readBody } from '../http/read-body.ts';
import { decodeCalendar } from './domain/decode-calendar.ts';

const { bytes: MOST_BYTES } = CALENDAR_LIMITS;
const TOO_LARGE = `The file is larger than ${MOST_BYTES / 1_000_000} MB`;

/**
 * Reads a calendar file from the raw body, with the time zone in the query, or from a form part.
 * @returns the fields of the equivalent JSON body
 * @throws {BodyTooLarge}
 * @throws {BodyUnreadable}
 * @throws {ValidationFailed} when there is no file in the form
 */
export async function readCalendarFile(request: Request, response: Response): Promise<object> {
  if (request.is('text/calendar')) {
    try {
      const { timeZone } = request.query;
      return { text: textOf(await readBody(request, MOST_BYTES)), timeZone };
    } catch (error) {
      throw error instanceof BodyTooLarge ? new BodyTooLarge(MOST_BYTES, TOO_LARGE) : error;
    }
  }
  const file = await readFormFile(request, response, { part: 'file', mostBytes: MOST_BYTES });
  const { timeZone }: Record<string, unknown> = { ...request.body };
  return { text: textOf(file), timeZone };
}

function textOf(bytes: Buffer | undefined): string {
  if (bytes === undefined || bytes.length === 0) {
    throw new ValidationFailed([{ field: 'file', message: 'must be a calendar file' }]);
  }
  return decodeCalendar(bytes);
}
