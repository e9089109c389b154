import { Injectable } from '@nestjs/common';
import { IMPORT_UNDO_HOURS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { ImportNotFound } from '../imports/import-errors.ts';
import { type MeetingSnapshot } from './meeting-snapshot.ts';
import { type ImportedCalendarFileDto } from './dto/calendar-file.dto.ts';

const HOUR_MS = 3_600_000;

/** What the import of a file changed about one meeting. */
export interface FileChange {
  id: string;
  /** The UID of the event in the file. */
  uid: string;
  /** Null if the import added the meeting. */
  before: MeetingSnapshot | null;
  /** Null if the import canceled the meeting. */
  after: MeetingSnapshot | null;
}

/** An imported file, locked or not. */
interface CalendarFileRow {
  id: string;
  createdAt: Date;
  undoneAt: Date | null;
  kept: number | null;
  changes: FileChange[];
}

const FIELDS = 'f.id, f.created_at AS "createdAt", f.undone_at AS "undoneAt", f.kept, f.changes';
const ADD = `INSERT INTO rapport.calendar_files (user_profile_id, id, created_at, changes)
  VALUES ($1, $2, $3, $4)`;
const LIST = `SELECT ${FIELDS} FROM rapport.calendar_files f
  WHERE f.user_profile_id = $1 AND f.created_at > $2 ORDER BY f.created_at DESC, f.id DESC LIMIT 50`;
const FIND = `SELECT ${FIELDS} FROM rapport.calendar_files f
  WHERE f.user_profile_id = $1 AND f.id = $2`;
const MARK_UNDONE = `UPDATE rapport.calendar_files SET undone_at = $3, kept = $4
  WHERE user_profile_id = $1 AND id = $2`;

/**
 * Imported calendar files that can still be undone. Every method takes the owner first and touches only their rows.
 */
@Injectable()
export class CalendarFileStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Records what an import changed. */
  async add(owner: string, changes: readonly FileChange[]): Promise<CalendarFileRow> {
    const row = { id: uuidV7(), createdAt: this.clock.now(), undoneAt: null, kept: null };
    await this.database.rows(ADD, [owner, row.id, row.createdAt, JSON.stringify(changes)]);
    return { ...row, changes: [...changes] };
  }

  /** The files imported within the undo period, newest first. */
  list(owner: string): Promise<CalendarFileRow[]> {
    const since = new Date(this.clock.now().getTime() - IMPORT_UNDO_HOURS * HOUR_MS);
    return this.database.rows<CalendarFileRow>(LIST, [owner, since]);
  }

  /** @throws {ImportNotFound} */
  find(owner: string, id: string): Promise<CalendarFileRow> {
    return this.read(FIND, owner, id);
  }

  /**
   * Like `find`, but locks the row until the transaction ends.
   * @throws {ImportNotFound}
   */
  lock(owner: string, id: string): Promise<CalendarFileRow> {
    return this.read(`${FIND} FOR UPDATE`, owner, id);
  }

  /** @param kept how many meetings stay because they changed after the import */
  async markUndone(owner: string, id: string, kept: number): Promise<void> {
    await this.database.rows(MARK_UNDONE, [owner, id, this.clock.now(), kept]);
  }

  private async read(statement: string, owner: string, id: string): Promise<CalendarFileRow> {
    const [row] = await this.database.rows<CalendarFileRow>(statement, [owner, id]);
    if (!row) throw new ImportNotFound();
    return row;
  }
}

/** When the undo period of an imported file ends. */
export function undoUntil({ createdAt }: Pick<CalendarFileRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + IMPORT_UNDO_HOURS * HOUR_MS);
}

/** Converts a row to its response. */
export function importedFile(row: CalendarFileRow): ImportedCalendarFileDto {
  const count = (is: (change: FileChange) => boolean) => row.changes.filter(is).length;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    undoUntil: undoUntil(row).toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    added: count(({ before }) => before === null),
    changed: count(({ before, after }) => before !== null && after !== null),
    canceled: count(({ after }) => after === null),
    kept: row.kept,
  };
}
