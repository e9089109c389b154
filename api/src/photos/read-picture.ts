import { ValidationFailed } from '../errors/http-errors.ts';
import { WebRefusal } from '../web/open-web-address.ts';
import { isPhoto } from './domain/is-photo.ts';
import { smallPhoto } from './small-photo.ts';

/** The largest picture that is taken. Pages crop theirs before they send it. */
export const MOST_PICTURE_BYTES = 1_000_000;

/**
 * A picture of a form as it is stored.
 * @param picture as it was sent, undefined where nothing was
 * @throws {ValidationFailed} when it is not a picture that can be read
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
