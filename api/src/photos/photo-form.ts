import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { type ErrorCode } from '@rapport/contracts';
import { type Request, type Response } from 'express';
import { ApiErrors } from '../documentation/api-errors.ts';
import { readFormFile } from '../http/form-file.ts';
import { MOST_PICTURE_BYTES } from './read-picture.ts';

/** States that the body is a form with a photo, and the errors of the call. */
export function ApiPhotoForm(codes: readonly ErrorCode[] = []): MethodDecorator {
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['photo'],
        properties: { photo: { type: 'string', format: 'binary' } },
      },
    }),
    ApiErrors([...codes, 'VALIDATION_FAILED'], {
      VALIDATION_FAILED: 'photo must be a JPEG, PNG, WebP, GIF or AVIF picture',
    }),
  );
}

/**
 * Reads such a form.
 * @returns the bytes of the photo, or undefined if the form has none
 * @throws {BodyTooLarge}
 * @throws {BodyUnreadable}
 */
export function readPhotoForm(request: Request, response: Response): Promise<Buffer | undefined> {
  return readFormFile(request, response, { part: 'photo', mostBytes: MOST_PICTURE_BYTES });
}
