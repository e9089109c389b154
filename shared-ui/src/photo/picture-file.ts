import { cropSquare, type Crop } from './crop.ts';

/** Larger than what a phone's camera makes. */
const MOST_MEGABYTES = 40;
/** The side of what is sent, in pixels: twice what is stored, for screens of a higher resolution later. */
const SIDE = 384;
/** Of the picture that is cropped, in pixels: a phone's camera makes more than a page can move smoothly. */
const LONGEST_SIDE = 1600;

/** Why a file can't become a photo, in words for the person who chose it. */
export class PictureProblem extends Error {}

/** A picture that the browser has read, made smaller where it was large. */
export interface Picture {
  /** A `data:` address, which the policies of every shell let an `<img>` show. */
  address: string;
  width: number;
  height: number;
}

/**
 * Reads a picture in any format that this browser shows, turned as its camera says.
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
 * The square of a crop as a JPEG of a few kilobytes.
 * @throws {PictureProblem} when this browser can't make it
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

/** Transparent pictures stand on white, as JPEG knows no transparency. */
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

/** The first picture of what was pasted or dropped. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(
    ({ type, name }) => type.startsWith('image/') || /\.(heic|heif)$/i.test(name),
  );
}
