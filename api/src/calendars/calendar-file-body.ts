import { CALENDAR_LIMITS } from '@rapport/contracts';
import { type Request, type Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import { BodyTooLarge, BodyUnreadable, ValidationFailed } from '../errors/http-errors.ts';
import { readBody } from '../http/read-body.ts';
import { decodeCalendar } from './domain/decode-calendar.ts';

const { bytes: MOST_BYTES } = CALENDAR_LIMITS;
/** What stands around the file in a form. */
const FORM_BYTES = 10_000;
const TOO_LARGE = `The file is larger than ${MOST_BYTES / 1_000_000} MB`;

const readForm = multer({
  storage: memoryStorage(),
  limits: {
    fileSize: MOST_BYTES,
    files: 1,
    fields: 4,
    fieldSize: 200,
    fieldNameSize: 50,
    parts: 5,
  },
}).single('file');

/**
 * Reads a calendar file that is the body itself, with the time zone in the query, or a part of a form.
 * @returns the fields of the same call as JSON
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
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES + FORM_BYTES) {
    throw new BodyTooLarge(MOST_BYTES, TOO_LARGE);
  }
  await new Promise<void>((resolve, reject) => {
    readForm(request, response, (error: unknown) =>
      error ? reject(formProblem(error)) : resolve(),
    );
  });
  const { timeZone }: Record<string, unknown> = { ...request.body };
  return { text: textOf(request.file?.buffer), timeZone };
}

function textOf(bytes: Buffer | undefined): string {
  if (bytes === undefined || bytes.length === 0) {
    throw new ValidationFailed([{ field: 'file', message: 'must be a calendar file' }]);
  }
  return decodeCalendar(bytes);
}

function formProblem(error: unknown): Error {
  return error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
    ? new BodyTooLarge(MOST_BYTES, TOO_LARGE)
    : new BodyUnreadable('is not a form with one "file" and a "timeZone"');
}
