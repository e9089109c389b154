import { Injectable } from '@nestjs/common';
import { SAVED_VIEW_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { fold } from '../contacts/domain/search-text.ts';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { LimitReached } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { SavedViewExists, SavedViewNotFound } from './saved-view-errors.ts';
import { SAVED_VIEW_JSON, SAVED_VIEWS } from './saved-view-sql.ts';
import { SavedViewEntity } from './saved-view.entity.ts';
import {
  type CreateSavedViewDto,
  type SavedViewDto,
  type SavedViewQueryDto,
  type UpdateSavedViewDto,
} from './dto/saved-view.dto.ts';

const FIND = `SELECT ${SAVED_VIEW_JSON}::text AS json FROM rapport.saved_views v
  WHERE v.user_profile_id = $1 AND v.id = $2`;
const COUNT = 'SELECT count(*)::int AS count FROM rapport.saved_views WHERE user_profile_id = $1';

/** Saved views. Every method takes the owner first and touches only their rows. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async list(owner: string): Promise<JsonText<SavedViewDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(SAVED_VIEWS, [owner]);
    return new JsonText(row?.json ?? '[]');
  }

  /** @throws {SavedViewNotFound} */
  async find(owner: string, id: string): Promise<JsonText<SavedViewDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, id]);
    if (!row) throw new SavedViewNotFound();
    return new JsonText(row.json);
  }

  /**
   * @throws {SavedViewExists}
   * @throws {LimitReached} if the user has the maximum number of views
   */
  create(owner: string, { name, query }: CreateSavedViewDto): Promise<JsonText<SavedViewDto>> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const [row] = await this.database.rows<{ count: number }>(COUNT, [owner]);
      if ((row?.count ?? 0) >= SAVED_VIEW_LIMITS.perUser) {
        const message = `can't be added: there are already ${SAVED_VIEW_LIMITS.perUser} views`;
        throw new LimitReached('name', message);
      }
      const view = {
        userProfileId: owner,
        id: uuidV7(),
        createdAt: now,
        name,
        sortName: fold(name),
        query: wholeQuery(query),
      };
      await unlessNameIsTaken(this.database.entities.insert(SavedViewEntity, view));
      return this.find(owner, view.id);
    });
  }

  /**
   * Changes the fields in the body.
   * @throws {SavedViewNotFound}
   * @throws {SavedViewExists}
   */
  update(
    owner: string,
    id: string,
    { name, query }: UpdateSavedViewDto,
  ): Promise<JsonText<SavedViewDto>> {
    const set = {
      ...(name !== undefined && { name, sortName: fold(name) }),
      ...(query !== undefined && { query: wholeQuery(query) }),
    };
    return this.database.transaction(async () => {
      if (Object.keys(set).length > 0) {
        const key = { userProfileId: owner, id };
        await unlessNameIsTaken(this.database.entities.update(SavedViewEntity, key, set));
      }
      return this.find(owner, id);
    });
  }

  /** @throws {SavedViewNotFound} */
  remove(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const key = { userProfileId: owner, id };
      const { affected } = await this.database.entities.delete(SavedViewEntity, key);
      if (affected === 0) throw new SavedViewNotFound();
    });
  }
}

function wholeQuery(query: Partial<SavedViewQueryDto>): SavedViewQueryDto {
  return {
    q: query.q ?? null,
    sort: query.sort ?? null,
    assessed: query.assessed ?? null,
    dueWithinDays: query.dueWithinDays ?? null,
    lastContact: query.lastContact ?? null,
    mbtiType: query.mbtiType ?? null,
    enneagramType: query.enneagramType ?? null,
    city: query.city ?? null,
    country: query.country ?? null,
    department: query.department ?? null,
    company: query.company ?? null,
    prefers: query.prefers ?? null,
    never: query.never ?? null,
    missing: query.missing ?? null,
    notSince: query.notSince ?? null,
    labels: query.labels ?? [],
    customFields: query.customFields ?? [],
  };
}

async function unlessNameIsTaken(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? new SavedViewExists() : error;
  }
}
