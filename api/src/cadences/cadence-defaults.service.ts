import { Injectable } from '@nestjs/common';
import { BULK_LIMIT } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { BulkChangesService } from '../bulk/bulk-changes.service.ts';
import { type BulkChangeDto, type BulkResultDto } from '../bulk/dto/bulk.dto.ts';
import { type Defaults, defaultFor } from './domain/default-for.ts';
import {
  type ApplyCadencesDto,
  type CadenceDefaultsDto,
  type StoredCadenceDefaultsDto,
} from './dto/cadence-defaults.dto.ts';

/** Deleted labels don't count. */
const FIND = `SELECT (p.cadence_defaults ->> 'days')::int AS days,
    (SELECT COALESCE(json_agg(json_build_object('labelId', d ->> 'labelId', 'days', (d ->> 'days')::int)
        ORDER BY l.sort_name), '[]')
      FROM jsonb_array_elements(p.cadence_defaults -> 'labels') d
      JOIN rapport.labels l ON l.user_profile_id = $1 AND l.id = (d ->> 'labelId')::uuid) AS labels,
    (SELECT count(*)::int FROM rapport.contacts c
      WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.cadence_days IS NULL)
      AS "withoutCadence"
  FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const STORE =
  'UPDATE rapport.user_profiles SET cadence_defaults = $2::jsonb WHERE user_profile_id = $1';

/** Contacts without a cadence, locked in the order that all changes use; $2 is an import, or null for all. */
const WITHOUT = `SELECT c.id, c.label_ids AS "labelIds" FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.cadence_days IS NULL
    AND ($2::uuid IS NULL OR c.id IN (
      SELECT h.contact_id FROM rapport.import_changes h
      WHERE h.user_profile_id = $1 AND h.import_id = $2))
  ORDER BY c.id FOR NO KEY UPDATE OF c`;

const OF_IDS = `SELECT c.id, c.label_ids AS "labelIds" FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.cadence_days IS NULL`;

interface LabeledRow {
  id: string;
  labelIds: string[];
}

/** The default cadences, by label or for all contacts. Every method takes the owner first. */
@Injectable()
export class CadenceDefaultsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly attention: AttentionService,
    private readonly changes: BulkChangesService,
    private readonly clock: Clock,
  ) {}

  async find(owner: string): Promise<StoredCadenceDefaultsDto> {
    const [row] = await this.database.rows<StoredCadenceDefaultsDto>(FIND, [owner]);
    return row ?? { days: null, labels: [], withoutCadence: 0 };
  }

  /** Stores the defaults for contacts that are added from now on. */
  store(owner: string, { days, labels }: CadenceDefaultsDto): Promise<StoredCadenceDefaultsDto> {
    return this.database.transaction(async () => {
      await this.profiles.ensure(owner, this.clock.now());
      const defaults = { days, labels: labels.map((each) => ({ ...each })) };
      await this.database.rows(STORE, [owner, JSON.stringify(defaults)]);
      return this.find(owner);
    });
  }

  /** Gives contacts without a cadence their default one, staggered so that they don't become due all at once. */
  apply(owner: string, { importId, ...defaults }: ApplyCadencesDto): Promise<BulkResultDto> {
    return this.database.transaction(async () => {
      const rows = await this.database.rows<LabeledRow>(WITHOUT, [owner, importId ?? null]);
      const changed = await this.give(owner, rows, defaults);
      const undo = slices(changed).map((ids): BulkChangeDto => ({
        ids,
        change: 'cadence',
        cadenceDays: null,
      }));
      const undoId = await this.changes.keep(owner, 'cadence', changed.length, undo);
      return { changed, undo, undoId };
    });
  }

  /** Gives newly added contacts their default cadences, in the surrounding transaction. */
  async applyToNew(owner: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { days, labels } = await this.find(owner);
    if (days === null && labels.length === 0) return;
    const rows = await this.database.rows<LabeledRow>(OF_IDS, [owner, ids]);
    await this.give(owner, rows, { days, labels });
  }

  private async give(
    owner: string,
    rows: readonly LabeledRow[],
    defaults: Defaults,
  ): Promise<string[]> {
    const byDays = new Map<number, string[]>();
    for (const { id, labelIds } of rows) {
      const days = defaultFor(defaults, labelIds);
      if (days !== null) byDays.set(days, [...(byDays.get(days) ?? []), id]);
    }
    for (const [days, ids] of byDays) {
      for (const some of slices(ids)) await this.attention.setCadences(owner, some, days);
    }
    return [...byDays.values()].flat();
  }
}

/** Splits the IDs into portions that fit in one call. */
function slices(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BULK_LIMIT) }, (_, part) =>
    ids.slice(part * BULK_LIMIT, (part + 1) * BULK_LIMIT),
  );
}
