import { Injectable } from '@nestjs/common';
import { LABEL_COLORS, LABEL_LIMITS, type LabelColor } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { LABEL_FIELDS } from '../contacts/contact-labels-sql.ts';
import { fold } from '../contacts/domain/search-text.ts';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { LimitReached } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { LabelExists, LabelNotFound } from './label-errors.ts';
import { LabelEntity } from './label.entity.ts';
import { type CreateLabelDto, type LabelDto, type UpdateLabelDto } from './dto/label.dto.ts';

/** A label as the API returns it; `contactCount` is an SQL expression. */
const labelJson = (contactCount: string) =>
  jsonObject({ ...LABEL_FIELDS, contactCount } satisfies Record<keyof LabelDto, string>);

const LIST = `SELECT COALESCE(json_agg(${labelJson('COALESCE(n.count, 0)')} ORDER BY l.sort_name), '[]')::text AS json
  FROM rapport.labels l LEFT JOIN (
    SELECT one.id, count(*)::int AS count FROM rapport.contacts c, unnest(c.label_ids) AS one (id)
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL GROUP BY one.id
  ) n ON n.id = l.id
  WHERE l.user_profile_id = $1`;

const FIND = `SELECT ${labelJson(`(SELECT count(*)::int FROM rapport.contacts c
    WHERE c.user_profile_id = l.user_profile_id AND c.deleted_at IS NULL
      AND c.label_ids @> ARRAY[l.id])`)}::text AS json
  FROM rapport.labels l WHERE l.user_profile_id = $1 AND l.id = $2`;

const COLORS = 'SELECT color FROM rapport.labels WHERE user_profile_id = $1';

/** Labels. Every method takes the owner first and touches only their rows. */
@Injectable()
export class LabelsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async list(owner: string): Promise<JsonText<LabelDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(LIST, [owner]);
    return new JsonText(row?.json ?? '[]');
  }

  /** @throws {LabelNotFound} */
  async find(owner: string, id: string): Promise<JsonText<LabelDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, id]);
    if (!row) throw new LabelNotFound();
    return new JsonText(row.json);
  }

  /**
   * @throws {LabelExists}
   * @throws {LimitReached} if the user has the maximum number of labels
   */
  create(owner: string, { name, color, kind }: CreateLabelDto): Promise<JsonText<LabelDto>> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const others = await this.database.rows<{ color: string }>(COLORS, [owner]);
      if (others.length >= LABEL_LIMITS.perUser) {
        const message = `can't be added: there are already ${LABEL_LIMITS.perUser} labels`;
        throw new LimitReached('name', message);
      }
      const label = {
        userProfileId: owner,
        id: uuidV7(),
        createdAt: now,
        name,
        sortName: fold(name),
        color: color ?? leastUsed(others.map((other) => other.color)),
        kind: kind ?? null,
      };
      await unlessNameIsTaken(this.database.entities.insert(LabelEntity, label));
      return this.find(owner, label.id);
    });
  }

  /**
   * Changes the fields in the body.
   * @throws {LabelNotFound}
   * @throws {LabelExists}
   */
  update(
    owner: string,
    id: string,
    { name, color, kind }: UpdateLabelDto,
  ): Promise<JsonText<LabelDto>> {
    const set = {
      ...(name !== undefined && { name, sortName: fold(name) }),
      ...(color !== undefined && { color }),
      ...(kind !== undefined && { kind }),
    };
    return this.database.transaction(async () => {
      if (Object.keys(set).length > 0) {
        const key = { userProfileId: owner, id };
        await unlessNameIsTaken(this.database.entities.update(LabelEntity, key, set));
      }
      return this.find(owner, id);
    });
  }

  /**
   * Deletes a label. Contacts keep its ID until their labels change, but it isn't shown.
   * @throws {LabelNotFound}
   */
  remove(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const key = { userProfileId: owner, id };
      const { affected } = await this.database.entities.delete(LabelEntity, key);
      if (affected === 0) throw new LabelNotFound();
    });
  }
}

/** Returns the first of the least used colors. */
function leastUsed(colors: readonly string[]): LabelColor {
  const uses = (color: LabelColor) => colors.filter((other) => other === color).length;
  return LABEL_COLORS.reduce((least, color) => (uses(color) < uses(least) ? color : least));
}

async function unlessNameIsTaken(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? new LabelExists() : error;
  }
}
