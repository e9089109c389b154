import { Injectable } from '@nestjs/common';
import { CUSTOM_FIELD_LIMITS, type CustomField } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import {
  CUSTOM_FIELD_JSON,
  CUSTOM_FIELDS,
  CUSTOM_FIELDS_JSON,
} from '../contacts/custom-fields-sql.ts';
import { fold } from '../contacts/domain/search-text.ts';
import { CustomFieldNotFound } from '../contacts/own-custom-values.ts';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { LimitReached } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { clearViews } from './clear-views.ts';
import { clearValues, lockHolders } from './clear-values.ts';
import {
  CustomFieldExists,
  CustomFieldInUse,
  CustomFieldKindDiffers,
} from './custom-field-errors.ts';
import { CustomFieldEntity } from './custom-field.entity.ts';
import { choicesOf, removedChoices } from './domain/choices.ts';
import {
  type CreateCustomFieldDto,
  type CustomFieldDto,
  type UpdateCustomFieldDto,
} from './dto/custom-field.dto.ts';

const FIND = `SELECT ${CUSTOM_FIELD_JSON}::text AS json FROM rapport.custom_fields f
  WHERE f.user_profile_id = $1 AND f.id = $2`;
/** All fields of user $1 in a fixed order, so that two changes wait for each other instead of deadlocking. */
const LOCK = `SELECT f.id FROM rapport.custom_fields f WHERE f.user_profile_id = $1
  ORDER BY f.id FOR UPDATE`;
const MOVE = `UPDATE rapport.custom_fields f SET position = n.place - 1
  FROM unnest($2::uuid[]) WITH ORDINALITY AS n(id, place)
  WHERE f.user_profile_id = $1 AND f.id = n.id AND f.position <> n.place - 1`;

/** Custom fields. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CustomFieldsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async list(owner: string): Promise<JsonText<CustomFieldDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(CUSTOM_FIELDS_JSON, [owner]);
    return new JsonText(row?.json ?? '[]');
  }

  /** @throws {CustomFieldNotFound} */
  async find(owner: string, id: string): Promise<JsonText<CustomFieldDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, id]);
    if (!row) throw new CustomFieldNotFound();
    return new JsonText(row.json);
  }

  /**
   * Adds a field after the others.
   * @throws {CustomFieldExists}
   * @throws {CustomFieldChoiceExists}
   * @throws {LimitReached} if the user has the maximum number of fields
   */
  create(owner: string, body: CreateCustomFieldDto): Promise<JsonText<CustomFieldDto>> {
    const { name, kind, choices = [], yearly = false, shownIn = ['contact'] } = body;
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const others = await this.fields(owner);
      if (others.length >= CUSTOM_FIELD_LIMITS.perUser) {
        const message = `can't be added: there are already ${CUSTOM_FIELD_LIMITS.perUser} fields`;
        throw new LimitReached('name', message);
      }
      const field = {
        ...{ userProfileId: owner, id: uuidV7(), createdAt: now },
        ...{ name, sortName: fold(name), kind, choices: choicesOf(choices) },
        ...{ yearly, shownIn, position: others.length },
      };
      await this.database.rows(LOCK, [owner]);
      await this.database.rows(MOVE, [owner, others.map(({ id }) => id)]);
      await unlessNameIsTaken(this.database.entities.insert(CustomFieldEntity, field));
      return this.find(owner, field.id);
    });
  }

  /**
   * Changes the fields in the body.
   * @throws {CustomFieldNotFound}
   * @throws {CustomFieldExists}
   * @throws {CustomFieldChoiceExists}
   * @throws {CustomFieldKindDiffers}
   * @throws {CustomFieldInUse} if contacts have a choice that would be removed, without `discard`
   */
  update(owner: string, id: string, body: UpdateCustomFieldDto): Promise<JsonText<CustomFieldDto>> {
    const { name, position, yearly, shownIn, discard = false } = body;
    return this.database.transaction(async () => {
      const seen = await this.field(owner, id);
      const choices = body.choices && choicesOf(body.choices);
      if (choices && seen.kind !== 'choice') throw new CustomFieldKindDiffers('choices');
      if (yearly === true && seen.kind !== 'date') throw new CustomFieldKindDiffers('yearly');
      const removed = ({ choices: before }: CustomField) =>
        choices ? removedChoices(before, choices) : [];
      await lockHolders(this.database, owner, id, removed(seen));
      await this.database.rows(LOCK, [owner]);
      const gone = removed(await this.field(owner, id));
      if (gone.length > 0) await this.clear(owner, id, gone, discard);
      const set = {
        ...(name !== undefined && { name, sortName: fold(name) }),
        ...(choices && { choices }),
        ...(yearly !== undefined && { yearly }),
        ...(shownIn && { shownIn }),
      };
      if (Object.keys(set).length > 0) {
        const key = { userProfileId: owner, id };
        await unlessNameIsTaken(this.database.entities.update(CustomFieldEntity, key, set));
      }
      if (position !== undefined) {
        const others = (await this.fields(owner))
          .map((each) => each.id)
          .filter((one) => one !== id);
        await this.database.rows(MOVE, [owner, others.toSpliced(position, 0, id)]);
      }
      return this.find(owner, id);
    });
  }

  /**
   * Deletes a field and its values.
   * @throws {CustomFieldNotFound}
   * @throws {CustomFieldInUse} if contacts have a value in it, without `discard`
   */
  remove(owner: string, id: string, discard: boolean): Promise<void> {
    return this.database.transaction(async () => {
      await lockHolders(this.database, owner, id, null);
      const key = { userProfileId: owner, id };
      const { affected } = await this.database.entities.delete(CustomFieldEntity, key);
      if (affected === 0) throw new CustomFieldNotFound();
      await this.clear(owner, id, null, discard);
    });
  }

  /**
   * Removes values of contacts in a locked field, and from saved views. Without `discard`, only deleted contacts may
   * have some.
   */
  private async clear(
    owner: string,
    id: string,
    values: readonly string[] | null,
    discard: boolean,
  ): Promise<void> {
    const holders = await lockHolders(this.database, owner, id, values);
    const present = holders.filter(({ deleted }) => !deleted);
    if (present.length > 0 && !discard) throw new CustomFieldInUse(present.length);
    await clearValues(this.database, owner, id, holders);
    await clearViews(this.database, owner, id, values);
  }

  private fields(owner: string): Promise<CustomField[]> {
    return this.database.rows<CustomField>(CUSTOM_FIELDS, [owner]);
  }

  private async field(owner: string, id: string): Promise<CustomField> {
    const field = (await this.fields(owner)).find((each) => each.id === id);
    if (!field) throw new CustomFieldNotFound();
    return field;
  }
}

async function unlessNameIsTaken(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? new CustomFieldExists() : error;
  }
}
