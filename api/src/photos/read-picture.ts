import { ValidationFailed } from '../errors/http-errors.ts';
import { WebRefusal } from '../web/open-web-address.ts';
import { isPhoto } from './domain/is-photo.ts';
import { smallPhoto } from './small-photo.ts';

/** The largest picture that's accepted. Pages crop theirs before sending it. */
export const MOST_PICTURE_BYTES = 1_000_000;

/**
 * Converts an uploaded picture to the stored format.
 * @param picture as it was sent; undefined if nothing was sent
 * @throws {ValidationFailed} when it isn't a picture that can be read
 */
export async function readPicture(picture: Buffer | undefined): Promise<Buffer> {
  const problem = (message: string) => new ValidationFailed([{ field: 'photo', message }]);
  if (picture === undefined || picture.length === 0) throw problem('must be a picture');
  if (!isPhoto(picture)) throw problem('must be a JPEG, PNG, WebP, GIF or AVIF picture');
  try {
    return await smallPhoto(picture);
  } catch (error) {
    if (!(error instanceof WebRefusal)) throw error;
    throw problem('cannot be read: it is damaged or has too many pixels');
  }
}
