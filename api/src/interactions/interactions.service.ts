import { Injectable } from '@nestjs/common';
import { PLANNED_DAYS_AHEAD } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { CommitmentsService } from '../commitments/commitments.service.ts';
import { StatedPreferencesService } from '../stated-preferences/stated-preferences.service.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { TimeOutOfRange } from '../errors/http-errors.ts';
import { daysBetween } from '../attention/domain/utc-days.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { JsonText, arrayOf, Page } from '../http/json-text.ts';
import { encodeInteractionCursor } from './domain/interaction-cursor.ts';
import { interactionSearchText, type SearchedTexts } from './domain/interaction-search-text.ts';
import { type InteractionListQuery } from './dto/interaction-list.query.ts';
import { InteractionNotFound } from './interaction-errors.ts';
import { AdoptPlansService } from './adopt-plans.service.ts';
import {
  INTERACTION_JSON,
  interactionListSql,
  type InteractionRow,
  SEARCHED_TEXTS,
} from './interaction-sql.ts';
import { InteractionEntity, NO_FOLLOW_UP } from './interaction.entity.ts';
import { MeetingsService } from './meetings.service.ts';
import { type CreateInteractionDto } from './dto/create-interaction.dto.ts';
import { type InteractionDto } from './dto/interaction.dto.ts';
import { type UpdateInteractionDto } from './dto/update-interaction.dto.ts';

const FIND = `SELECT ${INTERACTION_JSON}::text AS json FROM rapport.interactions i
  JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.id = $3 AND c.deleted_at IS NULL`;

/** A follow-up counts only with its outcome, and its status only for its day. */
const SETTLE_FOLLOW_UP = `UPDATE rapport.interactions i SET
    follow_up_at = CASE WHEN kept THEN i.follow_up_at END,
    follow_up_text = CASE WHEN kept THEN i.follow_up_text END,
    follow_up_status = NULL, follow_up_snoozed_until = NULL, follow_up_marked_at = NULL
  FROM (SELECT h.outcome IS NOT DISTINCT FROM 'follow_up_needed' AS kept
    FROM rapport.interactions h WHERE h.user_profile_id = $1 AND h.id = $3) now
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.id = $3
    AND (NOT kept OR i.follow_up_at IS DISTINCT FROM $4::date)
    AND num_nonnulls(i.follow_up_at, i.follow_up_text, i.follow_up_status) > 0`;

const TEXTS = `SELECT ${SEARCHED_TEXTS}
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.id = $3`;

const FOLLOW_UP_DAY = `SELECT i.follow_up_at::text AS day FROM rapport.interactions i
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.id = $3`;

/** Past and planned interactions. Every method takes the owner first and touches only their rows. */
@Injectable()
export class InteractionsService {
  constructor(
    private readonly database: Database,
    private readonly attention: AttentionService,
    private readonly meetings: MeetingsService,
    private readonly commitments: CommitmentsService,
    private readonly preferences: StatedPreferencesService,
    private readonly plans: AdoptPlansService,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async list(
    owner: string,
    contactId: string,
    query: InteractionListQuery,
  ): Promise<Page<InteractionDto>> {
    const { text, values } = interactionListSql(owner, contactId, query);
    const rows = await this.database.rows<InteractionRow>(text, values);
    if (rows.length === 0) throw new ContactNotFound();
    const page = rows.flatMap(({ item, date, id }) =>
      item === null || date === null || id === null ? [] : [{ item, date, id }],
    );
    const last = page.length > query.limit ? page[query.limit - 1] : undefined;
    return new Page(
      arrayOf(page.slice(0, query.limit).map(({ item }) => item)),
      last ? encodeInteractionCursor(last) : null,
    );
  }

  /**
   * Logs an interaction; one in the future becomes a meeting with its notes.
   * @throws {TimeOutOfRange} for a date more than a year ahead
   * @throws {ContactNotFound}
   */
  async create(
    owner: string,
    contactId: string,
    body: CreateInteractionDto,
  ): Promise<JsonText<InteractionDto>> {
    const interaction = this.newInteraction(owner, contactId, body);
    const { result } = await this.attention.changing(owner, contactId, async () => {
      await this.database.entities.insert(InteractionEntity, interaction);
      await this.commitments.add(owner, contactId, interaction.id, body.commitments ?? []);
      await this.preferences.add(owner, contactId, interaction.id, body.statedPreferences ?? []);
      await this.plans.adopt(owner, interaction.id);
      return this.find(owner, contactId, interaction.id);
    });
    return result;
  }

  /**
   * Changes the fields in the body. The time, title, and duration of a planned meeting change for all attendees.
   * @throws {TimeOutOfRange} for a date more than a year ahead
   * @throws {ContactNotFound}
   * @throws {InteractionNotFound}
   */
  async update(
    owner: string,
    contactId: string,
    id: string,
    {
      interactionDate,
      commitments,
      forgetCommitments,
      statedPreferences,
      ...changes
    }: UpdateInteractionDto,
  ): Promise<JsonText<InteractionDto>> {
    const set = {
      ...changes,
      ...(interactionDate !== undefined && { interactionDate: this.timeOf(interactionDate) }),
    };
    return this.database.transaction(async () => {
      const { description, duration, outcome } = changes;
      await this.meetings.followInteraction(owner, contactId, id, {
        ...(description != null && description !== '' && { title: description }),
        ...(interactionDate !== undefined && { startsAt: interactionDate }),
        ...(duration !== undefined && { duration }),
        ...(outcome !== undefined && { outcome }),
      });
      const changed = await this.set(owner, contactId, id, set);
      await this.commitments.forget(owner, contactId, forgetCommitments ?? []);
      await this.commitments.add(owner, contactId, id, commitments ?? []);
      await this.preferences.add(owner, contactId, id, statedPreferences ?? []);
      return changed;
    });
  }

  private async set(
    owner: string,
    contactId: string,
    id: string,
    set: Partial<InteractionEntity>,
  ): Promise<JsonText<InteractionDto>> {
    const { result } = await this.attention.changing(owner, contactId, async () => {
      if (Object.keys(set).length > 0) {
        const key = [owner, contactId, id];
        const [before] = await this.database.rows<{ day: string | null }>(FOLLOW_UP_DAY, key);
        await this.database.entities.update(
          InteractionEntity,
          { userProfileId: owner, contactId, id },
          // An edit by the user makes it a regular interaction.
          { ...set, imported: false },
        );
        await this.database.rows(SETTLE_FOLLOW_UP, [...key, before?.day ?? null]);
        const [texts] = await this.database.rows<SearchedTexts>(TEXTS, key);
        if (texts) {
          await this.database.entities.update(
            InteractionEntity,
            { userProfileId: owner, contactId, id },
            { searchText: interactionSearchText(texts) },
          );
        }
        await this.plans.adopt(owner, id);
      }
      return this.find(owner, contactId, id);
    });
    return result;
  }

  /**
   * @throws {ContactNotFound}
   * @throws {InteractionNotFound}
   */
  async delete(owner: string, contactId: string, id: string): Promise<void> {
    await this.attention.changing(owner, contactId, async () => {
      const key = { userProfileId: owner, contactId, id };
      const meetingId = await this.meetings.meetingOf(owner, contactId, id);
      const { affected } = await this.database.entities.delete(InteractionEntity, key);
      if (affected === 0) throw new InteractionNotFound();
      if (meetingId !== null) await this.meetings.settleIfEmpty(owner, meetingId);
    });
  }

  /** @throws {InteractionNotFound} */
  async find(owner: string, contactId: string, id: string): Promise<JsonText<InteractionDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, contactId, id]);
    if (!row) throw new InteractionNotFound();
    return new JsonText(row.json);
  }

  private newInteraction(
    owner: string,
    contactId: string,
    body: CreateInteractionDto,
  ): InteractionEntity {
    const followUp =
      body.outcome === 'follow_up_needed'
        ? { followUpAt: body.followUpAt ?? null, followUpText: body.followUpText ?? null }
        : { followUpAt: null, followUpText: null };
    const texts = { description: body.description ?? null, notes: body.notes ?? null };
    return {
      userProfileId: owner,
      id: uuidV7(),
      contactId,
      createdAt: this.clock.now(),
      interactionDate: this.timeOf(body.interactionDate),
      type: body.type,
      outcome: body.outcome ?? null,
      duration: body.duration ?? null,
      ...texts,
      ...NO_FOLLOW_UP,
      ...followUp,
      searchText: interactionSearchText({ ...texts, ...followUp }),
      meetingId: null,
      imported: false,
    };
  }

  private timeOf(text: string): Date {
    const date = new Date(text);
    if (daysBetween(this.clock.now(), date) > PLANNED_DAYS_AHEAD) {
      throw new TimeOutOfRange('interactionDate', 'must not be more than a year from now');
    }
    return date;
  }
}
