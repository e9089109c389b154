import {
  PREFERENCE_FIELDS,
  PREFERENCE_LIMITS,
  type PreferenceKind,
  type PreferenceValue,
  STATED_CHANNELS,
} from '@rapport/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { requireInteraction } from '../contacts/require-interaction.ts';
import { Database } from '../database/database.ts';
import { LimitReached, TimeOutOfRange } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import {
  type CreateStatedPreferenceDto,
  type NewStatedPreferenceDto,
  type StatedPreferenceDto,
} from './dto/stated-preference.dto.ts';
import { PreferenceChanged, PreferenceNotFound } from './stated-preference-errors.ts';
import { StatedPreferenceEntity } from './stated-preference.entity.ts';
import * as sql from './stated-preferences-sql.ts';

const DAY_MS = 86_400_000;

/** Stated preferences of contacts. Every method takes the owner first and touches only their rows. */
@Injectable()
export class StatedPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns all stated preferences of a contact, newest first.
   * @throws {ContactNotFound}
   */
  async list(owner: string, contactId: string): Promise<StatedPreferenceDto[]> {
    const [row] = await this.database.rows<{ stated: sql.StatedPreferenceRow[] }>(sql.LIST_STATED, [
      owner,
      contactId,
    ]);
    if (!row) throw new ContactNotFound();
    return sql.statedPreferences(row.stated);
  }

  /** @throws {PreferenceNotFound} */
  async find(owner: string, contactId: string, id: string): Promise<JsonText<StatedPreferenceDto>> {
    const all = await this.list(owner, contactId);
    const found = all.find((preference) => preference.id === id);
    if (!found) throw new PreferenceNotFound();
    return new JsonText(JSON.stringify(found));
  }

  /**
   * @param ifMatch the `If-Match` header; without one the last preference of a kind holds
   * @throws {ContactNotFound}
   * @throws {PreferenceChanged} if another preference of that kind holds by now
   * @throws {DomainError} INTERACTION_NOT_FOUND if the contact has no such interaction
   * @throws {LimitReached}
   * @throws {TimeOutOfRange} if it was learned in the future, or excludes every hour
   */
  create(
    owner: string,
    contactId: string,
    { interactionId, ...given }: CreateStatedPreferenceDto,
    ifMatch?: string,
  ): Promise<JsonText<StatedPreferenceDto>> {
    return this.database.transaction(async () => {
      await lockContact(this.database, owner, contactId);
      await requireInteraction(this.database, owner, contactId, interactionId);
      if (ifMatch !== undefined) await this.requireCurrent(owner, contactId, given.kind, ifMatch);
      const [id = ''] = await this.add(owner, contactId, interactionId ?? null, [given]);
      return this.find(owner, contactId, id);
    });
  }

  /**
   * Adds the preferences stated in an interaction. The caller's transaction has locked the contact.
   * @returns their IDs
   * @throws {LimitReached}
   * @throws {TimeOutOfRange} if one was learned in the future, or excludes every hour
   */
  async add(
    owner: string,
    contactId: string,
    interactionId: string | null,
    given: readonly NewStatedPreferenceDto[],
  ): Promise<string[]> {
    if (given.length === 0) return [];
    const [row] = await this.database.rows<{ count: number }>(sql.COUNT_STATED, [owner, contactId]);
    if ((row?.count ?? 0) + given.length > PREFERENCE_LIMITS.perContact) {
      const message = `can't be added: a contact has at most ${PREFERENCE_LIMITS.perContact}`;
      throw new LimitReached('kind', message);
    }
    for (const { kind, from, until } of given) {
      if (kind !== 'when' || from == null || until == null || from < until) continue;
      throw new TimeOutOfRange('until', `must be later than ${from}`);
    }
    const createdAt = this.clock.now();
    const added = given.map((each): StatedPreferenceEntity => ({
      userProfileId: owner,
      id: uuidV7(),
      contactId,
      interactionId,
      createdAt,
      kind: each.kind,
      value: valueOf(each),
      text: each.text ?? null,
      learnedOn: this.learnedOn(each),
    }));
    await this.database.entities.insert(StatedPreferenceEntity, added);
    return added.map(({ id }) => id);
  }

  /**
   * Removes a preference that was recorded by mistake.
   * @throws {ContactNotFound}
   * @throws {PreferenceNotFound}
   */
  remove(owner: string, contactId: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      await lockContact(this.database, owner, contactId);
      const key = { userProfileId: owner, contactId, id };
      const { affected } = await this.database.entities.delete(StatedPreferenceEntity, key);
      if (!affected) throw new PreferenceNotFound();
    });
  }

  private async requireCurrent(
    owner: string,
    contactId: string,
    kind: PreferenceKind,
    ifMatch: string,
  ): Promise<void> {
    // These replace no other one.
    if (kind === 'topic' || kind === 'other') return;
    const all = await this.list(owner, contactId);
    const current = all.find((each) => each.kind === kind && each.current);
    const tags = ifMatch.split(',').map((tag) => tag.trim());
    if (!tags.includes(`"${current?.id ?? 'none'}"`)) throw new PreferenceChanged();
  }

  private learnedOn({ learnedOn }: NewStatedPreferenceDto): string {
    const now = this.clock.now();
    if (learnedOn == null) return dayOf(now);
    // East of Greenwich, a day begins earlier than in UTC.
    const latest = dayOf(new Date(now.getTime() + DAY_MS));
    if (learnedOn > latest) throw new TimeOutOfRange('learnedOn', 'must not be in the future');
    return learnedOn;
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Returns the fields that belong to the kind; others in the body are dropped. */
function valueOf(given: NewStatedPreferenceDto): PreferenceValue {
  const fields = PREFERENCE_FIELDS[given.kind];
  const entries = fields.map((name) => [name, given[name]] as const);
  const value = Object.fromEntries(entries.filter(([, each]) => each != null));
  if (given.kind !== 'channel') return value;
  const wishes = STATED_CHANNELS.map((channel) => [channel, given.channels?.[channel]] as const);
  return { channels: Object.fromEntries(wishes.filter(([, rank]) => rank != null)) };
}
