import { createHash } from 'node:crypto';
import { isPhoto } from '../photos/domain/is-photo.ts';

/** Returns what changes with the picture of a card, without the picture; null for a card without one. */
export function photoMark(value: string | null): string | null {
  return value === null ? null : createHash('sha256').update(value).digest('hex').slice(0, 32);
}

/** Returns the picture in a card; null if it's an address, or nothing that can be read. */
export function pictureOf(value: string): Buffer | null {
  const base64 = /^data:[^,]*;base64,(.*)$/i.exec(value)?.[1] ?? value;
  if (!/^[\w+/-]+={0,2}$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  return isPhoto(bytes) ? bytes : null;
}
