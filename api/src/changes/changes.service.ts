import { Injectable } from '@nestjs/common';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { cursorAfter, encodeChangeCursor, isExpired, timeOf } from './domain/change-cursor.ts';
import { type Change, type Kind, kindsFor, listOf } from './domain/kinds.ts';
import { type ChangeDto, type ChangesDto, type ChangesQueryDto } from './dto/changes.dto.ts';

/** These changes have been purged, or may have been. */
class ChangesExpired extends DomainError {
  constructor() {
    super('CHANGES_EXPIRED');
  }
}

/**
 * What comes after a cursor, and the newest number of all kinds, at the same moment: nothing up to it is still to be
 * committed.
 */
const AFTER = `SELECT n.newest, h.number::float8, h.kind, h.id, h.change, h.contact_id AS "contactId"
  FROM (SELECT COALESCE(max(number), 0)::float8 AS newest FROM rapport.changes
    WHERE user_profile_id = $1) n
  LEFT JOIN (SELECT * FROM rapport.changes WHERE user_profile_id = $1
    AND (number, kind, id) > ($2::bigint, $3::text, $4::uuid) AND kind = ANY($5::text[])
    ORDER BY number, kind, id LIMIT $6::int) h ON true
  ORDER BY h.number, h.kind, h.id`;

interface Row {
  newest: number;
  number: number;
  kind: Kind;
  id: string;
  change: Change;
  contactId: string | null;
}
type JoinedRow = Row | { newest: number; id: null };

/** The changes, for programs that synchronize. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what was committed after `since`, of the kinds that the caller may read; without it, where to begin.
   * @throws {ChangesExpired} for a cursor older than 30 days
   */
  async list({ id: owner, program }: User, { since, limit }: ChangesQueryDto): Promise<ChangesDto> {
    const now = this.clock.now();
    if (since !== undefined && isExpired(since, now)) throw new ChangesExpired();
    const kinds = kindsFor(program?.scopes);
    const { number, kind, id } = since ?? cursorAfter(0, now);
    const asked = since === undefined ? 0 : limit + 1;
    const joined = await this.database.rows<JoinedRow>(AFTER, [
      ...[owner, number, kind, id],
      ...[kinds, asked],
    ]);
    const rows = joined.filter((row): row is Row => row.id !== null);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const newest = Math.max(joined[0]?.newest ?? 0, number - 1);
    return {
      changes: page.map(changeOf),
      next: encodeChangeCursor(
        last ? { ...last, readTo: timeOf(last.number) } : cursorAfter(newest, now),
      ),
      more: last !== undefined,
      ...(since === undefined && { lists: kinds.map(listOf) }),
    };
  }
}

function changeOf({ number, kind, id, change, contactId }: Row): ChangeDto {
  const isContact = kind === 'contact';
  return {
    ...{ kind, id, change },
    contactId: isContact ? null : contactId,
    mergedInto: isContact ? contactId : null,
    at: timeOf(number),
  };
}
