import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { undoableSince } from '../contacts/domain/deletion.ts';
import { Database } from '../database/database.ts';
import { type BulkChangeDto } from './dto/bulk.dto.ts';

const STORE = `INSERT INTO rapport.bulk_changes (user_profile_id, id, created_at, change, contacts, undo)
  VALUES ($1, $2, $3, $4, $5, $6)`;

/** $1 owner, $2 the time before which changes can no longer be undone. */
const UNDOABLE = `SELECT b.id, b.change, b.created_at AS at, b.contacts AS count,
    CASE b.change WHEN 'meeting' THEN b.undo ->> 'name' END AS name
  FROM rapport.bulk_changes b WHERE b.user_profile_id = $1 AND b.created_at > $2
  ORDER BY b.created_at DESC, b.id DESC LIMIT 20`;

/** $1 owner, $2 the change, $3 the same time as $2 above. */
const TAKE = `DELETE FROM rapport.bulk_changes b
  WHERE b.user_profile_id = $1 AND b.id = $2 AND b.change <> 'meeting' AND b.created_at > $3
  RETURNING b.undo`;

/** A bulk change, or a canceled meeting, that can be undone. */
interface UndoableChange {
  id: string;
  change: 'labels' | 'cadence' | 'organization' | 'meeting';
  at: Date;
  /** The number of changed contacts, or of people in the meeting. */
  count: number;
  /** The name of the meeting. */
  name: string | null;
}

/** The undo data of bulk changes, kept for as long as they can be undone. */
@Injectable()
export class BulkChangesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the undo data of a change, in the transaction of the change.
   * @param count how many contacts were changed; nothing is stored for 0
   * @returns the ID for the undo
   */
  async keep(
    owner: string,
    change: 'labels' | 'cadence' | 'organization',
    count: number,
    undo: readonly BulkChangeDto[],
  ): Promise<string | null> {
    if (count === 0) return null;
    const id = uuidV7();
    const values = [owner, id, this.clock.now(), change, count, JSON.stringify(undo)];
    await this.database.rows(STORE, values);
    return id;
  }

  /** Returns the changes that can be undone now, newest first. */
  list(owner: string): Promise<UndoableChange[]> {
    return this.database.rows(UNDOABLE, [owner, undoableSince(this.clock.now())]);
  }

  /**
   * Removes and returns the undo data of a change, so that it can't be undone twice.
   * @returns null if there is none anymore
   */
  async take(owner: string, id: string): Promise<BulkChangeDto[] | null> {
    const values = [owner, id, undoableSince(this.clock.now())];
    const [row] = await this.database.rows<{ undo: BulkChangeDto[] }>(TAKE, values);
    return row?.undo ?? null;
  }
}
