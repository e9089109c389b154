import { Injectable } from '@nestjs/common';
import { COMMITMENT_LIMITS, type CommitmentKind, isOpenKind } from '@rapport/contracts';
import { In } from 'typeorm';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ifMatchAllows } from '../contacts/domain/if-match.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { requireInteraction } from '../contacts/require-interaction.ts';
import { Database } from '../database/database.ts';
import { LimitReached } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { CommitmentChanged, CommitmentNotFound } from './commitment-errors.ts';
import * as sql from './commitment-sql.ts';
import { CommitmentEntity } from './commitment.entity.ts';
import {
  type CommitmentDto,
  type CreateCommitmentDto,
  type NewCommitmentDto,
  type OpenCommitmentDto,
  type UpdateCommitmentDto,
} from './dto/commitment.dto.ts';

interface LockedCommitment {
  version: number;
  kind: CommitmentKind;
  doneAt: Date | null;
}

/** Promises and questions, in both directions. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CommitmentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the open commitments of all contacts, soonest due first; at most 500. */
  async open(owner: string): Promise<JsonText<OpenCommitmentDto[]>> {
    return this.json(sql.OPEN_COMMITMENTS, [owner]);
  }

  /** Returns what Today shows: open, not snoozed, and due within a week or undated; at most 50. */
  async ofDay(owner: string, day: string): Promise<OpenCommitmentDto[]> {
    return (await this.json<OpenCommitmentDto[]>(sql.COMMITMENTS_OF_DAY, [owner, day])).parsed();
  }

  /** Returns the open commitments of several contacts, soonest due first; at most 500. */
  async ofContacts(owner: string, contactIds: readonly string[]): Promise<OpenCommitmentDto[]> {
    const key = [owner, contactIds];
    return (await this.json<OpenCommitmentDto[]>(sql.COMMITMENTS_OF_CONTACTS, key)).parsed();
  }

  /** @throws {ContactNotFound} */
  async list(owner: string, contactId: string): Promise<JsonText<CommitmentDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(sql.LIST_COMMITMENTS, [
      owner,
      contactId,
    ]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json);
  }

  /** @throws {CommitmentNotFound} */
  async find(owner: string, contactId: string, id: string): Promise<JsonText<CommitmentDto>> {
    const key = [owner, contactId, id];
    const [row] = await this.database.rows<{ json: string; version: number }>(
      sql.FIND_COMMITMENT,
      key,
    );
    if (!row) throw new CommitmentNotFound();
    return new JsonText(row.json, row.version);
  }

  /**
   * @throws {ContactNotFound}
   * @throws {DomainError} INTERACTION_NOT_FOUND if the contact has no such interaction
   * @throws {LimitReached}
   */
  create(
    owner: string,
    contactId: string,
    { interactionId, ...given }: CreateCommitmentDto,
  ): Promise<JsonText<CommitmentDto>> {
    return this.database.transaction(async () => {
      await lockContact(this.database, owner, contactId);
      await requireInteraction(this.database, owner, contactId, interactionId);
      const [id = ''] = await this.add(owner, contactId, interactionId ?? null, [given]);
      return this.find(owner, contactId, id);
    });
  }

  /**
   * Adds the marked pieces of a note. The caller's transaction has locked the contact.
   * @returns their IDs
   * @throws {LimitReached}
   */
  async add(
    owner: string,
    contactId: string,
    interactionId: string | null,
    given: readonly NewCommitmentDto[],
  ): Promise<string[]> {
    if (given.length === 0) return [];
    const counted = [owner, contactId];
    const [row] = await this.database.rows<{ count: number }>(sql.COUNT_COMMITMENTS, counted);
    if ((row?.count ?? 0) + given.length > COMMITMENT_LIMITS.perContact) {
      const message = `can't be added: a contact has at most ${COMMITMENT_LIMITS.perContact}`;
      throw new LimitReached('text', message);
    }
    const createdAt = this.clock.now();
    const added = given.map(({ kind, text, dueOn }): CommitmentEntity => ({
      userProfileId: owner,
      id: uuidV7(),
      contactId,
      interactionId,
      createdAt,
      version: 1,
      kind,
      text,
      dueOn: isOpenKind(kind) ? (dueOn ?? null) : null,
      doneAt: null,
      snoozedUntil: null,
    }));
    await this.database.entities.insert(CommitmentEntity, added);
    return added.map(({ id }) => id);
  }

  /** Removes commitments whose text is no longer in a note. The caller's transaction has locked the contact. */
  async forget(owner: string, contactId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const gone = { userProfileId: owner, contactId, id: In(ids.map((id) => id.toLowerCase())) };
    await this.database.entities.delete(CommitmentEntity, gone);
  }

  /**
   * Changes the fields in the body.
   * @param ifMatch the `If-Match` header; without one the last change wins
   * @throws {CommitmentNotFound}
   * @throws {CommitmentChanged}
   */
  update(
    owner: string,
    contactId: string,
    id: string,
    { done, ...changes }: UpdateCommitmentDto,
    ifMatch?: string,
  ): Promise<JsonText<CommitmentDto>> {
    return this.database.transaction(async () => {
      const before = await this.locked(owner, contactId, id, ifMatch);
      const kept = { dueOn: null, doneAt: null, snoozedUntil: null };
      const set = {
        ...changes,
        ...(done !== undefined && { doneAt: done ? (before.doneAt ?? this.clock.now()) : null }),
        ...(!isOpenKind(changes.kind ?? before.kind) && kept),
        version: before.version + 1,
      };
      await this.database.entities.update(CommitmentEntity, { userProfileId: owner, id }, set);
      return this.find(owner, contactId, id);
    });
  }

  /**
   * @throws {CommitmentNotFound}
   * @throws {CommitmentChanged}
   */
  remove(owner: string, contactId: string, id: string, ifMatch?: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.locked(owner, contactId, id, ifMatch);
      await this.database.entities.delete(CommitmentEntity, { userProfileId: owner, id });
    });
  }

  private async locked(
    owner: string,
    contactId: string,
    id: string,
    ifMatch: string | undefined,
  ): Promise<LockedCommitment> {
    const key = [owner, contactId, id];
    const [row] = await this.database.rows<LockedCommitment>(sql.LOCK_COMMITMENT, key);
    if (!row) throw new CommitmentNotFound();
    if (ifMatch !== undefined && !ifMatchAllows(ifMatch, row.version)) {
      throw new CommitmentChanged();
    }
    return row;
  }

  private async json<T>(text: string, values: unknown[]): Promise<JsonText<T>> {
    const [row] = await this.database.rows<{ json: string }>(text, values);
    return new JsonText(row?.json ?? '[]');
  }
}
