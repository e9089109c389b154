import { WebRefusal } from '../web/open-web-address.ts';

/** The largest avatar is 64 px wide, shown on screens of up to three pixels each. */
const PIXELS = 192;
/** What a phone takes; a small file that unfolds to more is meant to do harm. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 5;

/**
 * A photo as it is stored: a small square WebP without the place and camera that came with it.
 * @throws {WebRefusal} when the bytes cannot be read as a picture
 */
export async function smallPhoto(photo: Buffer): Promise<Buffer> {
  // Loaded when first needed: most processes start without a photo to make.
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
 * A stored photo as a JPEG, which every address book reads.
 * @param photo a `data:` address, and so is what is returned
 */
export async function jpegOf(photo: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
  const jpeg = await sharp(bytes).jpeg({ quality: 85 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
