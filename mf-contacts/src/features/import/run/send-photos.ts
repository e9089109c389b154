import { type ImportedRow } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { isTransient } from '@rapport/remote-api/failures';
import { croppedPhoto, MIDDLE, readPicture } from '@rapport/shared-ui/photo';
import { sendPhoto } from '../../../photo/send-photo.ts';
import { type ImportedPerson } from '../file/imported-person.ts';

/** What became of the photos of a file, by the number of their row. */
export type PhotoResults = ReadonlyMap<number, 'saved' | 'failed'>;

/** A photo of the file that belongs to a contact that was added. */
export interface ImportedPhoto {
  row: number;
  contactId: string;
  /** A `data:` address. */
  photo: string;
}

/** The photos of added people. Someone who was there already keeps the photo that the user knows. */
export function photosToSend(
  people: readonly ImportedPerson[],
  results: ReadonlyMap<number, ImportedRow>,
): ImportedPhoto[] {
  return [...results.values()].flatMap(({ row, outcome, contactId }) => {
    const photo = people[row - 1]?.photo;
    return outcome === 'added' && contactId !== null && photo !== undefined
      ? [{ row, contactId, photo }]
      : [];
  });
}

/**
 * Sends the middle of a picture as the photo of a contact.
 * @returns whether it was saved; a picture that can't be read, or a contact that is gone, is none
 * @throws {RequestError} that may pass, so that it can be tried again
 */
export async function sendImportedPhoto(
  shell: ShellApi,
  { contactId, photo }: ImportedPhoto,
): Promise<boolean> {
  try {
    const picture = await readPicture(blobOf(photo));
    const square = await croppedPhoto(picture, MIDDLE);
    await sendPhoto(shell, contactId, { kind: 'set', photo: square });
    return true;
  } catch (error) {
    if (isTransient(error)) throw error;
    return false;
  }
}

function blobOf(address: string): Blob {
  const binary = atob(address.slice(address.indexOf(',') + 1));
  return new Blob([Uint8Array.from(binary, (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' });
}
