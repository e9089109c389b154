import { Injectable } from '@nestjs/common';
import { CARD_FIELDS, type OwnCard, ownCardFile } from '@rapport/contracts';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { ifMatchAllows } from '../contacts/domain/if-match.ts';
import { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { DigestSettingsService } from '../digest/digest-settings.service.ts';
import { DomainError } from '../errors/domain-error.ts';
import { JsonText, TextFile } from '../http/json-text.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { readPicture } from '../photos/read-picture.ts';
import { jpegOf } from '../photos/small-photo.ts';
import { OWN_CARD, OWN_DETAILS, OWN_GIVEN_PATH, OWN_GIVEN_PHOTO } from '../user/own-details-sql.ts';
import { PushService } from '../push/push.service.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import {
  type OwnDetailsDto,
  type SaveOwnDetailsDto,
  type StoredOwnDetailsDto,
} from '../user/dto/own-details.dto.ts';

const OWN_DETAILS_JSON = jsonObject({
  ...OWN_DETAILS,
  email: 'caller.email',
  photoPath: OWN_GIVEN_PATH,
} satisfies Record<keyof OwnDetailsDto, string>);

const CALLER = `FROM (SELECT $1::uuid AS id, $2::text AS email) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;
const FIND = `SELECT ${OWN_DETAILS_JSON}::text AS json,
    COALESCE(p.own_details_version, 0) AS version ${CALLER}`;
const FIND_CARD = `SELECT ${OWN_CARD} AS card, ${OWN_GIVEN_PHOTO} AS photo ${CALLER}`;
const VERSION =
  'SELECT own_details_version AS version FROM rapport.user_profiles WHERE user_profile_id = $1';
const STORE = `UPDATE rapport.user_profiles
  SET own_details = $2::jsonb, own_details_version = own_details_version + 1, updated_at = $3
  WHERE user_profile_id = $1`;

/** Details of the signed-in user. */
@Injectable()
export class OwnDetailsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly photos: PhotoStore,
    private readonly digest: DigestSettingsService,
    private readonly push: PushService,
    private readonly clock: Clock,
  ) {}

  async find(user: User): Promise<JsonText<OwnDetailsDto>> {
    const [row] = await this.database.rows<{ json: string; version: number }>(FIND, [
      user.id,
      user.email,
    ]);
    return new JsonText(row?.json ?? 'null', row?.version ?? 0);
  }

  /**
   * Replaces all details; the daily email and reminders use them immediately.
   * @param ifMatch the `If-Match` header; without one the last change wins
   * @throws {DomainError} DETAILS_CHANGED
   */
  save(user: User, body: SaveOwnDetailsDto, ifMatch?: string): Promise<JsonText<OwnDetailsDto>> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(user.id, now);
      const [row] = await this.database.rows<{ version: number }>(VERSION, [user.id]);
      if (ifMatch !== undefined && !ifMatchAllows(ifMatch, row?.version ?? 0)) {
        throw new DomainError('DETAILS_CHANGED');
      }
      const stored = storedOf(body);
      await this.database.rows(STORE, [user.id, JSON.stringify(stored), now]);
      await this.digest.follow(user.id, stored);
      await this.push.follow(user.id, stored.timeZone);
      return this.find(user);
    });
  }

  /**
   * Stores a picture as the user's photo.
   * @param picture the uploaded bytes, undefined if there are none; a small square copy is stored
   * @throws {ValidationFailed} if it isn't a readable picture
   */
  async setPhoto(user: User, picture: Buffer | undefined): Promise<JsonText<OwnDetailsDto>> {
    // Fails early while the database is unavailable, before the picture is decoded.
    await this.find(user);
    const bytes = await readPicture(picture);
    await this.database.transaction(async () => {
      await this.profiles.ensure(user.id, this.clock.now());
      await this.photos.replaceOwnGiven(user.id, bytes);
    });
    return this.find(user);
  }

  /** Removes the photo, if any. */
  async removePhoto(user: User): Promise<JsonText<OwnDetailsDto>> {
    await this.photos.forgetOwnGiven(user.id);
    return this.find(user);
  }

  /** Returns the user's own card with their photo, in the format of address books. */
  async card(user: User): Promise<TextFile> {
    const [row] = await this.database.rows<{ card: OwnCard; photo: string | null }>(FIND_CARD, [
      user.id,
      user.email,
    ]);
    const photo = row?.photo == null ? null : await jpegOf(row.photo);
    const text = row === undefined ? '' : ownCardFile(row.card, photo);
    return new TextFile('text/vcard', 'my-card.vcf', piece(text));
  }
}

/** Returns the stored form of a body: absent fields are empty, and the card has every field. */
function storedOf(body: SaveOwnDetailsDto): StoredOwnDetailsDto {
  return {
    name: body.name ?? null,
    title: body.title ?? null,
    company: body.company ?? null,
    pronouns: body.pronouns ?? null,
    phone: body.phone ?? null,
    timeZone: body.timeZone ?? null,
    hourCycle: body.hourCycle ?? null,
    firstWeekday: body.firstWeekday ?? null,
    dateOrder: body.dateOrder ?? null,
    card: body.card ?? [...CARD_FIELDS],
  };
}

async function* piece(text: string): AsyncIterable<string> {
  yield text;
}
