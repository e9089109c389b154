import { type Request, type Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import { BodyTooLarge, BodyUnreadable } from '../errors/http-errors.ts';

/** Bytes allowed for the rest of the form. */
const FORM_BYTES = 10_000;

interface FormFile {
  /** The name of the file's part. */
  part: string;
  mostBytes: number;
}

/**
 * Reads a form (`multipart/form-data`) with one file; its other fields become the body of the request.
 * @returns the bytes of the file, or undefined if the form has none
 * @throws {BodyTooLarge}
 * @throws {BodyUnreadable} if it isn't a valid form
 */
export async function readFormFile(
  request: Request,
  response: Response,
  { part, mostBytes }: FormFile,
): Promise<Buffer | undefined> {
  const tooLarge = new BodyTooLarge(
    mostBytes,
    `The file is larger than ${mostBytes / 1_000_000} MB`,
  );
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + FORM_BYTES) throw tooLarge;
  const read = multer({
    storage: memoryStorage(),
    limits: {
      fileSize: mostBytes,
      files: 1,
      fields: 4,
      fieldSize: 200,
      fieldNameSize: 50,
      parts: 5,
    },
  }).single(part);
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error: unknown) => {
      if (!error) resolve();
      else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') reject(tooLarge);
      else reject(new BodyUnreadable(`is not a form with one file called "${part}"`));
    });
  });
  return request.file?.buffer;
}
