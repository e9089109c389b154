import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { readPicture } from '../photos/read-picture.ts';
import { ContactNotFound } from './contact-errors.ts';
import { ContactsService } from './contacts.service.ts';
import { type ContactDto } from './dto/contact.dto.ts';

/** The version stays unchanged because an edit in progress doesn't include the photo, so it can still be saved. */
const SET = `UPDATE rapport.contacts SET photo_key = $3, photo_url = NULL, last_update_time = $4
  WHERE user_profile_id = $1 AND id = $2 AND deleted_at IS NULL`;
const CLEAR = `UPDATE rapport.contacts SET photo_key = NULL, photo_url = NULL,
    linkedin_profile_picture = NULL, last_update_time = $3
  WHERE user_profile_id = $1 AND id = $2 AND deleted_at IS NULL`;

/** Uploaded photos of contacts. Every method takes the owner first and touches only their rows. */
@Injectable()
export class ContactPhotoService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly photos: PhotoStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a picture as the photo of a contact, replacing an earlier one or its web address.
   * @param picture the uploaded bytes, undefined if there are none; a small square copy is stored
   * @throws {ContactNotFound}
   * @throws {ValidationFailed} if it isn't a readable picture
   */
  async set(owner: string, id: string, picture: Buffer | undefined): Promise<JsonText<ContactDto>> {
    await this.contacts.find(owner, id);
    const bytes = await readPicture(picture);
    return this.database.transaction(async () => {
      await this.locked(owner, id);
      const key = await this.photos.replaceGiven(owner, id, bytes);
      await this.database.rows(SET, [owner, id, key, this.clock.now()]);
      return this.contacts.find(owner, id);
    });
  }

  /**
   * Removes the photo of a contact and its web address.
   * @throws {ContactNotFound}
   */
  remove(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.database.transaction(async () => {
      await this.locked(owner, id);
      await this.photos.forget(owner, id);
      await this.photos.forgetGiven(owner, id);
      await this.database.rows(CLEAR, [owner, id, this.clock.now()]);
      return this.contacts.find(owner, id);
    });
  }

  private async locked(owner: string, id: string): Promise<void> {
    const rows = await this.database.rows(
      `SELECT FROM rapport.contacts WHERE user_profile_id = $1 AND id = $2 AND deleted_at IS NULL
       FOR NO KEY UPDATE`,
      [owner, id],
    );
    if (rows.length === 0) throw new ContactNotFound();
  }
}
