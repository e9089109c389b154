import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Database } from '../database/database.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { interactionSearchText, type SearchedTexts } from './domain/interaction-search-text.ts';
import { SEARCHED_TEXTS } from './interaction-sql.ts';
import { InteractionEntity, NO_FOLLOW_UP } from './interaction.entity.ts';
import { type MeetingEntity } from './meeting.entity.ts';

/** Deleted attendees that can still be restored: $1 owner, $2 meeting. */
const HIDDEN = `SELECT DISTINCT c.id::text FROM rapport.interactions i
  JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
  WHERE i.user_profile_id = $1 AND i.meeting_id = $2 AND c.deleted_at IS NOT NULL`;

const TEXTS = `SELECT ${SEARCHED_TEXTS}
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.meeting_id = $3`;

/**
 * The interactions of a meeting, one per attendee. Every method takes the owner first and touches only their rows.
 */
@Injectable()
export class MeetingPeople {
  constructor(
    private readonly database: Database,
    private readonly attention: AttentionService,
  ) {}

  /**
   * Creates interactions for everyone in `after`, and removes those of others in `before`.
   * @throws {ContactNotFound}
   */
  async write(
    owner: string,
    meeting: Pick<MeetingEntity, 'id' | 'title' | 'startsAt' | 'duration' | 'type'>,
    { before, after }: Readonly<Record<'before' | 'after', readonly string[]>>,
  ): Promise<void> {
    const { id: meetingId, title, startsAt: interactionDate, duration, type } = meeting;
    const description = title === '' ? null : title;
    const shared = { description, interactionDate, duration };
    const { entities } = this.database;
    for (const contactId of idsOf([...before, ...after])) {
      const key = { userProfileId: owner, contactId, meetingId };
      await this.attention.changing(owner, contactId, async (now) => {
        if (!after.includes(contactId)) await entities.delete(InteractionEntity, key);
        else if (before.includes(contactId)) await this.set(key, shared);
        else {
          const row = { ...key, ...shared, ...NO_FOLLOW_UP, id: uuidV7(), createdAt: now };
          const rest = { type, outcome: null, notes: null, searchText: '' };
          await entities.insert(InteractionEntity, { ...row, ...rest });
          await this.set(key, {});
        }
      });
    }
    await this.changeHidden(owner, meetingId, shared);
  }

  /** Applies the same change to the interactions of these contacts and of deleted ones. */
  async change(
    owner: string,
    meetingId: string,
    contactIds: readonly string[],
    set: Partial<InteractionEntity>,
  ): Promise<void> {
    for (const contactId of contactIds) {
      const key = { userProfileId: owner, contactId, meetingId };
      await this.attention.changing(owner, contactId, () => this.set(key, set));
    }
    await this.changeHidden(owner, meetingId, set);
  }

  /** @param contactIds attendees who aren't deleted and whose planned times change */
  async removeAll(owner: string, meetingId: string, contactIds: readonly string[]): Promise<void> {
    const ofMeeting = { userProfileId: owner, meetingId };
    for (const contactId of contactIds) {
      await this.attention.changing(owner, contactId, () =>
        this.database.entities.delete(InteractionEntity, { ...ofMeeting, contactId }),
      );
    }
    const hidden = await this.hidden(owner, meetingId);
    await this.database.entities.delete(InteractionEntity, ofMeeting);
    await this.attention.storeAgain(owner, hidden);
  }

  /** Keeps the interactions of deleted contacts current in case they're restored. */
  private async changeHidden(
    owner: string,
    meetingId: string,
    set: Partial<InteractionEntity>,
  ): Promise<void> {
    const hidden = await this.hidden(owner, meetingId);
    for (const contactId of hidden) {
      await this.set({ userProfileId: owner, contactId, meetingId }, set);
    }
    await this.attention.storeAgain(owner, hidden);
  }

  private async hidden(owner: string, meetingId: string): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(HIDDEN, [owner, meetingId]);
    return rows.map(({ id }) => id);
  }

  private async set(
    key: Pick<InteractionEntity, 'userProfileId' | 'contactId'> & { meetingId: string },
    set: Partial<InteractionEntity>,
  ): Promise<void> {
    const { entities } = this.database;
    if (Object.keys(set).length > 0) await entities.update(InteractionEntity, key, set);
    const { userProfileId, contactId, meetingId } = key;
    const rows = await this.database.rows<SearchedTexts & { id: string }>(TEXTS, [
      ...[userProfileId, contactId, meetingId],
    ]);
    for (const { id, ...texts } of rows) {
      const searchText = interactionSearchText(texts);
      await entities.update(InteractionEntity, { userProfileId, id }, { searchText });
    }
  }
}

/** Returns unique IDs in the order in which contacts are locked. */
export function idsOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))].sort();
}
