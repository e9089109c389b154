import { Injectable } from '@nestjs/common';
import {
  type CallingCodes,
  callingCodesOf,
  type ComparablePerson,
  comparablePerson,
  type Identity,
  type Likeness,
  likenessOf,
  MATCHES_SHOWN,
  soughtKeysOf,
} from '@rapport/contracts';
import { setImmediate } from 'node:timers/promises';
import { Clock } from '../clock.ts';
import { callingCodes } from '../contacts/calling-codes.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { refreshPhoneKeys } from '../contacts/phone-keys-sql.ts';
import { Database } from '../database/database.ts';
import { JsonText, arrayOf, Page } from '../http/json-text.ts';
import { encodePairCursor, type PairCursor } from './domain/pair-cursor.ts';
import { DuplicateKeysService } from './duplicate-keys.service.ts';
import { CANDIDATE_PAIRS, CANDIDATES, IDENTITIES, SUMMARIES } from './duplicates-sql.ts';
import { inOrder, isAfter } from './domain/pair-order.ts';
import {
  type DuplicatePairDto,
  type MatchContactsDto,
  type MatchedContactsDto,
  type PersonToMatchDto,
} from './dto/duplicates.dto.ts';

/** How many comparisons run before other requests get a turn. */
const AT_ONCE = 500;

interface Candidate extends Identity {
  id: string;
  places: number[];
}

/** A contact that resembles another person. */
interface Alike extends Likeness {
  id: string;
}

const BOTH = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL FOR KEY SHARE`;
const DISMISS = `INSERT INTO rapport.duplicate_dismissals
    (user_profile_id, contact_id, other_id, dismissed_at)
  VALUES ($1, LEAST($2::uuid, $3::uuid), GREATEST($2::uuid, $3::uuid), $4) ON CONFLICT DO NOTHING`;
const TAKE_BACK = `DELETE FROM rapport.duplicate_dismissals WHERE user_profile_id = $1
  AND contact_id = LEAST($2::uuid, $3::uuid) AND other_id = GREATEST($2::uuid, $3::uuid)`;

/** Contacts that are or may be the same person. Every method takes the owner first and touches only their rows. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly database: Database,
    private readonly keys: DuplicateKeysService,
    private readonly clock: Clock,
  ) {}

  /** Returns for each person the contacts that are or may be the same. */
  async matches(
    owner: string,
    { people }: MatchContactsDto,
  ): Promise<JsonText<MatchedContactsDto>> {
    await this.keys.refresh(owner);
    const codes = await this.codesOf(
      owner,
      people.flatMap(({ phones }) => phones ?? []),
    );
    const persons = people.map((person) => comparablePerson(identityOf(person), codes));
    const sought = persons.flatMap((person, place) =>
      soughtKeysOf(person).map((key) => ({ place, key })),
    );
    const candidates = await this.database.rows<Candidate>(CANDIDATES, [
      owner,
      sought.map(({ place }) => place),
      sought.map(({ key }) => key),
    ]);
    const lists = alikeOf(persons, candidates, codes);
    const summaries = await this.summaries(owner, lists.flat());
    const json = lists.map((list) =>
      list.flatMap(({ id, grade, reasons }) => {
        const contact = summaries.get(id);
        const why = `"grade":"${grade}","reasons":${JSON.stringify(reasons)}`;
        return contact === undefined ? [] : [`{"contact":${contact},${why}}`];
      }),
    );
    return new JsonText(`{"matches":[${json.map((list) => `[${list.join(',')}]`).join(',')}]}`);
  }

  /** Returns the pairs of contacts that are or may be the same person, most certain first. */
  async pairs(
    owner: string,
    { limit, cursor }: { limit: number; cursor?: PairCursor },
  ): Promise<Page<DuplicatePairDto>> {
    await this.keys.refresh(owner);
    const found = (await this.alikePairs(owner))
      .filter((pair) => cursor === undefined || isAfter(pair, cursor))
      .toSorted(inOrder);
    const page = found.slice(0, limit);
    const ids = page.flatMap(({ id, otherId }) => [{ id }, { id: otherId }]);
    const summaries = await this.summaries(owner, ids);
    const json = page.flatMap(({ id, otherId, grade, reasons }) => {
      const [contact, other] = [summaries.get(id), summaries.get(otherId)];
      const why = `"grade":"${grade}","reasons":${JSON.stringify(reasons)}`;
      return contact === undefined || other === undefined
        ? []
        : [`{"contact":${contact},"other":${other},${why}}`];
    });
    const last = found.length > limit ? page.at(-1) : undefined;
    return new Page(arrayOf(json), last ? encodePairCursor(last) : null);
  }

  private async alikePairs(owner: string): Promise<(Alike & { otherId: string })[]> {
    const pairs = await this.database.rows<{ id: string; otherId: string }>(CANDIDATE_PAIRS, [
      owner,
    ]);
    const ids = [...new Set(pairs.flatMap(({ id, otherId }) => [id, otherId]))];
    const rows = await this.database.rows<Candidate>(IDENTITIES, [owner, ids]);
    const codes = await this.codesOf(owner);
    const persons = new Map<string, ComparablePerson>();
    for (const [index, row] of rows.entries()) {
      persons.set(row.id, comparablePerson(row, codes));
      if (index % AT_ONCE === 0) await setImmediate();
    }
    const alike: (Alike & { otherId: string })[] = [];
    for (const [index, { id, otherId }] of pairs.entries()) {
      const [one, other] = [persons.get(id), persons.get(otherId)];
      const found = one && other ? likenessOf(one, other) : null;
      if (found !== null) alike.push({ ...found, id, otherId });
      if (index % AT_ONCE === 0) await setImmediate();
    }
    return alike;
  }

  /** Returns the calling codes of the user's numbers and the given ones, which belong to the user as well. */
  private async codesOf(owner: string, asked: readonly string[] = []): Promise<CallingCodes> {
    await refreshPhoneKeys(this.database, owner);
    const codes = new Map(await callingCodes(this.database, owner));
    for (const [code, count] of callingCodesOf(asked)) {
      codes.set(code, (codes.get(code) ?? 0) + count);
    }
    return codes;
  }

  private async summaries(
    owner: string,
    contacts: readonly { id: string }[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(contacts.map(({ id }) => id))];
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<{ id: string; json: string }>(SUMMARIES, [
      ...[owner, this.clock.now(), ids],
    ]);
    return new Map(rows.map(({ id, json }) => [id, json]));
  }

  /**
   * Marks two contacts as different people, or removes that mark.
   * @throws {ContactNotFound} unless both exist
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

function identityOf({ displayName, organizationName, ...lists }: PersonToMatchDto): Identity {
  return {
    displayName: displayName ?? '',
    organizationName: organizationName ?? null,
    emails: lists.emails ?? [],
    phones: lists.phones ?? [],
    links: lists.links ?? [],
    addresses: (lists.countries ?? []).map((country) => ({ country })),
  };
}

/** Returns for each person the contacts that are alike, most certain first. */
function alikeOf(
  persons: readonly ComparablePerson[],
  candidates: readonly Candidate[],
  codes: CallingCodes,
): Alike[][] {
  const lists: Alike[][] = persons.map(() => []);
  for (const candidate of candidates) {
    const other = comparablePerson(candidate, codes);
    for (const place of candidate.places) {
      const person = persons[place];
      const found = person ? likenessOf(person, other) : null;
      if (found !== null) lists[place]?.push({ ...found, id: candidate.id });
    }
  }
  return lists.map((list) =>
    list
      .toSorted((one, other) => other.certainty - one.certainty || (one.id < other.id ? -1 : 1))
      .slice(0, MATCHES_SHOWN),
  );
}
