import { type ImportedRow } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { isTransient } from '@rapport/remote-api/failures';
import { croppedPhoto, MIDDLE, readPicture } from '@rapport/shared-ui/photo';
import { sendPhoto } from '../../../photo/send-photo.ts';
import { type ImportedPerson } from '../file/imported-person.ts';

/** The results of a file's photos, by row number. */
export type PhotoResults = ReadonlyMap<number, 'saved' | 'failed'>;

/** A photo from the file for an added contact. */
export interface ImportedPhoto {
  row: number;
  contactId: string;
  /** A `data:` URL. */
  photo: string;
}

/** The photos of added people. Existing contacts keep the photo that the user knows. */
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
 * Sends the center of a picture as the photo of a contact.
 * @returns false if the picture can't be read, or the contact is gone
 * @throws {RequestError} for transient errors, so that it can be retried
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
