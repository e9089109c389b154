import { cropSquare, type Crop } from './crop.ts';

/** Larger than any photo from a phone's camera. */
const MOST_MEGABYTES = 40;
/** The side of the uploaded square in pixels: twice the stored size, for future high-resolution screens. */
const SIDE = 384;
/**
 * The longest side of the picture being cropped, in pixels, because a phone's camera produces more than a page can
 * move smoothly.
 */
const LONGEST_SIDE = 1600;

/** Why a file can't be used as a photo, worded for the user. */
export class PictureProblem extends Error {}

/** A picture that the browser has decoded, scaled down if it was large. */
export interface Picture {
  /** A `data:` URL, which every shell's content security policy allows in an `<img>`. */
  address: string;
  width: number;
  height: number;
}

/**
 * Reads a picture in any format that this browser supports, rotated according to its metadata.
 * @throws {PictureProblem}
 */
export async function readPicture(file: Blob): Promise<Picture> {
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    throw new PictureProblem(`The file is larger than ${MOST_MEGABYTES} MB. Choose a smaller one.`);
  }
  try {
    const image = await loaded(await addressOf(file));
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
    const width = Math.max(1, Math.round(naturalWidth * scale));
    const height = Math.max(1, Math.round(naturalHeight * scale));
    const { canvas, context } = whiteCanvas(width, height);
    context.drawImage(image, 0, 0, width, height);
    return { address: canvas.toDataURL('image/jpeg', 0.92), width, height };
  } catch {
    throw new PictureProblem(
      /heic|heif/i.test(file.type)
        ? "This browser can't read HEIC pictures. Save the picture as JPEG and choose it again."
        : "This file can't be read as a picture. Choose a JPEG, PNG, or WebP file.",
    );
  }
}

/**
 * Returns the square of a crop as a JPEG of a few kilobytes.
 * @throws {PictureProblem} if this browser can't create it
 */
export async function croppedPhoto(picture: Picture, crop: Crop): Promise<Blob> {
  const { canvas, context } = whiteCanvas(SIDE, SIDE);
  const { left, top, side } = cropSquare(picture, crop);
  context.drawImage(await loaded(picture.address), left, top, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (blob === null) throw new PictureProblem("This browser can't crop the picture.");
  return blob;
}

/** A white background for transparent pictures, because JPEG has no transparency. */
function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureProblem("This browser can't draw pictures.");
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureProblem("The file can't be read."));
    reader.readAsDataURL(file);
  });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Returns the first picture among pasted or dropped files. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(
    ({ type, name }) => type.startsWith('image/') || /\.(heic|heif)$/i.test(name),
  );
}
