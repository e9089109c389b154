import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { undoableSince } from '../contacts/domain/deletion.ts';
import { Database } from '../database/database.ts';
import { type BulkChangeDto } from './dto/bulk.dto.ts';

const STORE = `INSERT INTO rapport.bulk_changes (user_profile_id, id, created_at, change, contacts, undo)
  VALUES ($1, $2, $3, $4, $5, $6)`;

/** $1 owner, $2 what was changed before can't be undone any more. */
const UNDOABLE = `SELECT b.id, b.change, b.created_at AS at, b.contacts AS count, NULL AS name
  FROM rapport.bulk_changes b WHERE b.user_profile_id = $1 AND b.created_at > $2
  ORDER BY b.created_at DESC, b.id DESC LIMIT 20`;

/** $1 owner, $2 the change, $3 as above. */
const TAKE = `DELETE FROM rapport.bulk_changes b
  WHERE b.user_profile_id = $1 AND b.id = $2 AND b.created_at > $3 RETURNING b.undo`;

/** A change of many contacts that can be undone. */
export interface UndoableChange {
  id: string;
  change: 'labels' | 'cadence';
  at: Date;
  /** How many contacts were changed. */
  count: number;
  name: null;
}

/** What was changed of many contacts, for as long as it can be undone. */
@Injectable()
export class BulkChangesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the way back of a change, in the transaction of the change.
   * @param count how many contacts were changed; nothing is kept for none
   * @returns the id to undo it by
   */
  async keep(
    owner: string,
    change: UndoableChange['change'],
    count: number,
    undo: readonly BulkChangeDto[],
  ): Promise<string | null> {
    if (count === 0) return null;
    const id = uuidV7();
    const values = [owner, id, this.clock.now(), change, count, JSON.stringify(undo)];
    await this.database.rows(STORE, values);
    return id;
  }

  /** What can be undone now, the newest first. */
  list(owner: string): Promise<UndoableChange[]> {
    return this.database.rows(UNDOABLE, [owner, undoableSince(this.clock.now())]);
  }

  /** Takes the way back of a change out, so that no one goes it twice. @returns null where there's none any more */
  async take(owner: string, id: string): Promise<BulkChangeDto[] | null> {
    const values = [owner, id, undoableSince(this.clock.now())];
    const [row] = await this.database.rows<{ undo: BulkChangeDto[] }>(TAKE, values);
    return row?.undo ?? null;
  }
}
