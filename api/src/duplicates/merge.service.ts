import { Injectable } from '@nestjs/common';
import { MERGED_FIELDS } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactChanged, ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { mergeContact } from '../contacts/domain/merge-contact.ts';
import { undoableSince } from '../contacts/domain/deletion.ts';
import { ifMatchAllows } from '../contacts/domain/if-match.ts';
import { MOVE_ADDRESS, RETURN_ADDRESS } from '../contacts/moved-sql.ts';
import { SubjectRightsService } from '../contacts/subject-rights.service.ts';
import { Database } from '../database/database.ts';
import { ValidationFailed } from '../errors/http-errors.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { JsonText } from '../http/json-text.ts';
import { MergeChanged, MergeNotFound } from './merge-errors.ts';
import * as sql from './merge-sql.ts';
import { moveRelations, moveRelationsBack, RELATIONS } from './merge-relations.ts';
import { moveBackSql, moveSql, MOVING_TABLES, putBackSql, replacedSql } from './merge-tables.ts';
import { type ContactDto } from '../contacts/dto/contact.dto.ts';
import { type UpdateContactDto } from '../contacts/dto/update-contact.dto.ts';
import { type MergeContactsDto, type UndoableMergeDto } from './dto/duplicates.dto.ts';

interface LockedContact {
  id: string;
  version: number;
  objectedAt: Date | null;
  deletedAt: Date | null;
  photoKey: string | null;
  row: object;
  estimatedAt: Date | null;
}

/** The rows of one table that a merge moved. */
interface MovedRows {
  table: string;
  /** The keys of the rows that came from the other contact, and of those that went to it. */
  came: object[];
  went: object[];
  /** The rows that were replaced by a newer one of the other contact. */
  replaced: object[];
}

/** The data for undoing a merge. */
interface Undo {
  before: object;
  after: object;
  moved: MovedRows[];
  photo: boolean;
}

interface JsonRow {
  row: object;
}

/** Merges two contacts, and undoes merges. Every method takes the owner first and touches only their rows. */
@Injectable()
export class MergeService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly rights: SubjectRightsService,
    private readonly attention: AttentionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Merges another contact into `id`. Everything stored about it moves. The newer estimate becomes the current one;
   * if either contact objected, there's none, and the data behind estimates goes to the removed contact.
   * @param ifMatch the `If-Match` header; without one the last change wins
   * @throws {ContactNotFound}
   * @throws {ContactChanged} if one of the two has another version by now
   */
  merge(
    owner: string,
    id: string,
    body: MergeContactsDto,
    ifMatch?: string,
  ): Promise<JsonText<ContactDto>> {
    const otherId = body.with.toLowerCase();
    if (otherId === id) {
      throw new ValidationFailed([{ field: 'with', message: 'must be another contact' }]);
    }
    return this.database.transaction(async () => {
      const { own, other } = await this.locked(owner, id, otherId);
      if (ifMatch !== undefined && !ifMatchAllows(ifMatch, own.version)) throw new ContactChanged();
      if (body.withEtag != null && !ifMatchAllows(body.withEtag, other.version)) {
        throw new ContactChanged();
      }
      const now = this.clock.now();
      const ownFacts = await this.read(owner, id);
      const otherFacts = await this.read(owner, otherId);
      const objected = own.objectedAt !== null || other.objectedAt !== null;
      const moved = await this.moveRows(owner, id, otherId, objected);
      const isNewer = (other.estimatedAt?.getTime() ?? 0) > (own.estimatedAt?.getTime() ?? 0);
      if (objected) await this.rights.object(owner, id);
      else if (isNewer) await this.database.rows(sql.TAKE_ESTIMATE, [owner, id, otherId]);
      const takesCadence =
        body.take?.includes('cadenceDays') === true || Object(own.row).cadence_days === null;
      await this.database.rows(sql.TAKE_REST, [owner, id, otherId, takesCadence]);
      const hasPhoto = own.photoKey !== null || ownFacts.photoUrl !== null;
      const takesPhoto = !hasPhoto || body.take?.includes('photoUrl') === true;
      const change = {
        ...changeOf(ownFacts, otherFacts, body),
        photoUrl: (takesPhoto ? otherFacts : ownFacts).photoUrl,
      };
      if (own.photoKey !== null || other.photoKey !== null) {
        const { photoKey } = takesPhoto ? other : own;
        await this.database.rows(sql.MOVE_GIVEN_PHOTOS, [owner, id, otherId, photoKey]);
        await this.database.rows(sql.SET_PHOTO_KEY, [owner, id, photoKey]);
      }
      await this.contacts.update(owner, id, change);
      const photo =
        (change.photoUrl ??
          ownFacts.linkedinProfilePicture ??
          otherFacts.linkedinProfilePicture) !==
        (ownFacts.photoUrl ?? ownFacts.linkedinProfilePicture);
      if (photo) await this.database.rows(sql.MOVE_PHOTO, [owner, otherId, id]);
      await this.database.rows(sql.DELETE_OTHER, [owner, otherId, now]);
      await this.attention.changing(owner, id, () => Promise.resolve());
      const [after] = await this.database.rows<{ state: object }>(sql.STATE_OF, [owner, id]);
      const undo: Undo = { before: own.row, after: after?.state ?? {}, moved, photo };
      await this.database.rows(MOVE_ADDRESS, [owner, id, otherId]);
      await this.database.rows(sql.RECORD, [owner, id, otherId, now, JSON.stringify(undo)]);
      return this.contacts.find(owner, id);
    });
  }

  /**
   * Undoes the latest merge, restoring both contacts. What was logged since stays with `id`.
   * @throws {ContactNotFound}
   * @throws {MergeNotFound} without a merge in the last ten minutes
   * @throws {MergeChanged} if the contact was edited, assessed, or otherwise changed since
   */
  unmerge(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.database.transaction(async () => {
      await this.contacts.find(owner, id);
      const since = undoableSince(this.clock.now());
      const found = await this.latest(owner, id, since);
      await this.database.rows(sql.LOCK, [owner, [id, found.otherId]]);
      // Both are locked only now, so check again.
      const { otherId, undo, untouched } = await this.latest(owner, id, since);
      if (!untouched || otherId !== found.otherId) throw new MergeChanged();
      for (const { table: name, came, went, replaced } of undo.moved) {
        if (name === RELATIONS) await moveRelationsBack(this.database, owner, { came, replaced });
        const table = MOVING_TABLES.find((each) => each.name === name);
        if (!table) continue;
        const back = moveBackSql(table);
        await this.database.rows(back, [owner, id, otherId, JSON.stringify(came)]);
        await this.database.rows(back, [owner, otherId, id, JSON.stringify(went)]);
        await this.database.rows(putBackSql(table), [JSON.stringify(replaced)]);
      }
      if (undo.photo) await this.database.rows(sql.MOVE_PHOTO, [owner, id, otherId]);
      const columns = await this.database.rows<{ name: string }>(sql.COLUMNS);
      const restore = sql.restoreSql(columns.map(({ name }) => name));
      await this.database.rows(restore, [owner, id, JSON.stringify(undo.before)]);
      await this.database.rows(sql.RETURN_GIVEN_PHOTOS, [owner, id, otherId]);
      await this.database.rows(sql.UNDELETE, [owner, otherId]);
      await this.database.rows(RETURN_ADDRESS, [owner, otherId]);
      await this.database.rows(sql.FORGET, [owner, otherId]);
      for (const each of [id, otherId]) {
        await this.attention.changing(owner, each, () => Promise.resolve());
      }
      return this.contacts.find(owner, id);
    });
  }

  /** Returns the merges that `unmerge` can undo, newest first; only the latest per contact. */
  async undoable(owner: string): Promise<JsonText<UndoableMergeDto[]>> {
    const since = undoableSince(this.clock.now());
    const [row] = await this.database.rows<{ json: string }>(sql.UNDOABLE, [owner, since]);
    return new JsonText(row?.json ?? '[]');
  }

  private async latest(
    owner: string,
    id: string,
    since: Date,
  ): Promise<{ otherId: string; undo: Undo; untouched: boolean }> {
    const [row] = await this.database.rows<{ otherId: string; undo: Undo; untouched: boolean }>(
      sql.LATEST,
      [owner, id, since],
    );
    if (!row) throw new MergeNotFound();
    return row;
  }

  private async locked(owner: string, id: string, otherId: string) {
    const rows = await this.database.rows<LockedContact>(sql.LOCK, [owner, [id, otherId]]);
    const present = rows.filter(({ deletedAt }) => deletedAt === null);
    const own = present.find((contact) => contact.id === id);
    const other = present.find((contact) => contact.id === otherId);
    if (!own || !other) throw new ContactNotFound();
    return { own, other };
  }

  private async read(owner: string, id: string): Promise<ContactDto> {
    return (await this.contacts.find(owner, id)).parsed();
  }

  /**
   * Moves the rows of the other contact here and, after an objection, the data behind estimates to the other
   * contact.
   */
  private async moveRows(
    owner: string,
    id: string,
    otherId: string,
    objected: boolean,
  ): Promise<MovedRows[]> {
    const rowsOf = async (text: string, values: unknown[]) =>
      (await this.database.rows<JsonRow>(text, values)).map(({ row }) => row);
    const moved: MovedRows[] = [];
    for (const table of MOVING_TABLES) {
      const { name, ofEstimate } = table;
      const here = [owner, otherId, id];
      const replacing = objected && ofEstimate === 'true' ? null : replacedSql(table);
      const replaced = replacing === null ? [] : await rowsOf(replacing, here);
      const staying = objected && ofEstimate !== undefined ? `NOT (${ofEstimate})` : 'true';
      const came = await rowsOf(moveSql(table, staying), here);
      const went =
        objected && ofEstimate !== undefined
          ? await rowsOf(moveSql(table, ofEstimate), [owner, id, otherId])
          : [];
      moved.push({ table: name, came, went, replaced });
    }
    const relations = await moveRelations(this.database, owner, id, otherId);
    moved.push({ table: RELATIONS, went: [], ...relations });
    return moved;
  }
}

/** Returns the changes to `own` when `other` is merged into it. */
function changeOf(
  own: ContactDto,
  other: ContactDto,
  { take, takeFields }: MergeContactsDto,
): UpdateContactDto {
  const isTaken = (field: string) => take?.some((each) => each === field) === true;
  const one = <T>(field: string, before: T | null, given: T | null) =>
    isTaken(field) ? given : (before ?? given);
  const row = { ...other, labelIds: other.labels.map(({ id }) => id) };
  const replace = MERGED_FIELDS.filter(isTaken);
  return {
    ...mergeContact(
      own,
      row,
      replace,
      takeFields?.map((id) => id.toLowerCase()),
    ).after,
    birthday: one('birthday', own.birthday, other.birthday),
    howWeMet: one('howWeMet', own.howWeMet, other.howWeMet),
    timeZone: one('timeZone', own.timeZone, other.timeZone),
    pronouns: one('pronouns', own.pronouns, other.pronouns),
    spokenName: one('spokenName', own.spokenName, other.spokenName),
    nickname: one('nickname', own.nickname, other.nickname),
    department: one('department', own.department, other.department),
    legalBasisNote: one('legalBasisNote', own.legalBasisNote, other.legalBasisNote),
    informedAt: own.informedAt ?? other.informedAt,
  };
}
