import { Injectable } from '@nestjs/common';
import {
  type DuplicatePair,
  type MatchContacts,
  type MatchedContacts,
  soughtKeys,
} from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { JsonText, arrayOf, Page } from '../http/json-text.ts';
import { encodePairCursor, type PairCursor } from './domain/pair-cursor.ts';
import { DuplicateKeysService } from './duplicate-keys.service.ts';
import { MATCHES, PAIRS } from './duplicates-sql.ts';

interface MatchRow {
  place: number;
  json: string;
}

interface PairRow extends PairCursor {
  json: string;
}

const BOTH = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL FOR KEY SHARE`;
const DISMISS = `INSERT INTO rapport.duplicate_dismissals
    (user_profile_id, contact_id, other_id, dismissed_at)
  VALUES ($1, LEAST($2::uuid, $3::uuid), GREATEST($2::uuid, $3::uuid), $4) ON CONFLICT DO NOTHING`;
const TAKE_BACK = `DELETE FROM rapport.duplicate_dismissals WHERE user_profile_id = $1
  AND contact_id = LEAST($2::uuid, $3::uuid) AND other_id = GREATEST($2::uuid, $3::uuid)`;

/** Contacts that are probably one person. Every method takes the owner first and touches only their rows. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly database: Database,
    private readonly keys: DuplicateKeysService,
    private readonly clock: Clock,
  ) {}

  /** The contacts that each of some people probably is. */
  async matches(owner: string, { people }: MatchContacts): Promise<JsonText<MatchedContacts>> {
    await this.keys.refresh(owner);
    const sought = people.flatMap((person, place) =>
      soughtKeys({
        displayName: person.displayName ?? '',
        organizationName: person.organizationName ?? null,
        emails: person.emails ?? [],
        phones: person.phones ?? [],
      }).map((key) => ({ place, key })),
    );
    const rows = await this.database.rows<MatchRow>(MATCHES, [
      owner,
      this.clock.now(),
      sought.map(({ place }) => place),
      sought.map(({ key }) => key),
    ]);
    const lists: string[][] = people.map(() => []);
    for (const { place, json } of rows) lists[place]?.push(json);
    return new JsonText(`{"matches":[${lists.map((list) => `[${list.join(',')}]`).join(',')}]}`);
  }

  async pairs(
    owner: string,
    { limit, cursor }: { limit: number; cursor?: PairCursor },
  ): Promise<Page<DuplicatePair>> {
    await this.keys.refresh(owner);
    const rows = await this.database.rows<PairRow>(PAIRS, [
      owner,
      this.clock.now(),
      limit + 1,
      cursor?.certainty ?? null,
      cursor?.id ?? null,
      cursor?.otherId ?? null,
    ]);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return new Page(arrayOf(page.map(({ json }) => json)), last ? encodePairCursor(last) : null);
  }

  /**
   * Notes that two contacts are not one person, or takes that back.
   * @throws {ContactNotFound} unless both are there
   */
  tellApart(owner: string, id: string, otherId: string, dismissed: boolean): Promise<void> {
    return this.database.transaction(async () => {
      const both = await this.database.rows<object>(BOTH, [owner, [id, otherId]]);
      if (both.length < 2) throw new ContactNotFound();
      if (dismissed) {
        await this.database.rows(DISMISS, [owner, id, otherId, this.clock.now()]);
      } else {
        await this.database.rows(TAKE_BACK, [owner, id, otherId]);
      }
    });
  }
}
