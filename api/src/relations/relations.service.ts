import { Injectable } from '@nestjs/common';
import { RELATION_LIMITS, type RelationSide } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { LimitReached, ValidationFailed } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { storedRelation } from './domain/stored-relation.ts';
import { type CreateRelationDto, type RelationDto } from './dto/relation.dto.ts';
import { RelationExists, RelationNotFound } from './relation-errors.ts';
import * as sql from './relations-sql.ts';

/** What contacts are to each other. Every method takes the owner first and touches only their rows. */
@Injectable()
export class RelationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the relations of a contact, from their side.
   * @throws {ContactNotFound}
   */
  async list(owner: string, contactId: string): Promise<RelationDto[]> {
    const [row] = await this.database.rows<{ relations: sql.RelationRow[] }>(sql.LIST_RELATIONS, [
      owner,
      contactId,
    ]);
    if (!row) throw new ContactNotFound();
    return sql.relations(row.relations);
  }

  /** @throws {RelationNotFound} */
  async find(owner: string, contactId: string, id: string): Promise<JsonText<RelationDto>> {
    const found = (await this.list(owner, contactId)).find((relation) => relation.id === id);
    if (!found) throw new RelationNotFound();
    return new JsonText(JSON.stringify(found));
  }

  /**
   * @throws {ContactNotFound} if either of the two doesn't exist
   * @throws {ValidationFailed} for a relation with oneself
   * @throws {LimitReached}
   * @throws {RelationExists}
   */
  create(
    owner: string,
    contactId: string,
    { otherId: given, kind, words, reverseWords }: CreateRelationDto,
  ): Promise<JsonText<RelationDto>> {
    const otherId = given.toLowerCase();
    if (otherId === contactId) {
      throw new ValidationFailed([{ field: 'otherId', message: 'must be another contact' }]);
    }
    const own = kind === 'other' ? (words ?? null) : null;
    const reverse = kind === 'other' ? (reverseWords ?? own) : null;
    const side = { kind, words: own, reverseWords: reverse };
    return this.database.transaction(async () => {
      // In a fixed order, so that two of these wait for each other instead of deadlocking.
      for (const id of [contactId, otherId].toSorted()) await lockContact(this.database, owner, id);
      const rooms = [await this.room(owner, contactId), await this.room(owner, otherId)];
      if (rooms.includes(0)) {
        const most = `a contact has at most ${RELATION_LIMITS.perContact} relations`;
        throw new LimitReached('otherId', `can't be added: ${most}`);
      }
      const id = await this.link(owner, contactId, otherId, side);
      if (id === null) throw new RelationExists();
      return this.find(owner, contactId, id);
    });
  }

  /** Returns how many more relations a contact may have. */
  async room(owner: string, contactId: string): Promise<number> {
    const key = [owner, contactId];
    const [row] = await this.database.rows<{ count: number }>(sql.COUNT_RELATIONS, key);
    return Math.max(0, RELATION_LIMITS.perContact - (row?.count ?? 0));
  }

  /**
   * Adds a relation in the caller's transaction, without checking the limit.
   * @returns its ID; null if the two already have it
   */
  async link(
    owner: string,
    contactId: string,
    otherId: string,
    side: RelationSide,
  ): Promise<string | null> {
    const stored = storedRelation(contactId, otherId, side);
    const [added] = await this.database.rows<{ id: string }>(sql.ADD_RELATION, [
      ...[owner, uuidV7(), stored.contactId, stored.otherId, stored.kind],
      ...[stored.words, stored.reverseWords, this.clock.now()],
    ]);
    return added?.id ?? null;
  }

  /**
   * Removes a relation from both contacts.
   * @throws {RelationNotFound}
   */
  async remove(owner: string, contactId: string, id: string): Promise<void> {
    const removed = await this.database.rows(sql.REMOVE_RELATION, [owner, contactId, id]);
    if (removed.length === 0) throw new RelationNotFound();
  }
}
