import { WebRefusal } from '../web/open-web-address.ts';

/** The largest avatar is 64 px wide, on screens with a pixel ratio of up to three. */
const PIXELS = 192;
/** More than a phone camera produces; a small file that decompresses to more is an attack. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 5;

/**
 * Converts a photo to the stored format: a small square WebP without metadata such as location and camera.
 * @throws {WebRefusal} when the bytes can't be read as a picture
 */
export async function smallPhoto(photo: Buffer): Promise<Buffer> {
  // Loaded on first use, because most processes start without a photo to convert.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(photo, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize(PIXELS, PIXELS, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new WebRefusal('cannot be read', { cause: error });
  }
}

/**
 * Converts a stored photo to JPEG, which every address book can read.
 * @param photo a `data:` URL, as is the result
 */
export async function jpegOf(photo: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
  const jpeg = await sharp(bytes).jpeg({ quality: 85 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
