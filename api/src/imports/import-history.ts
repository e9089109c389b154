import { Injectable } from '@nestjs/common';
import { COMMITMENT_LIMITS, PREFERENCE_LIMITS, statedLine } from '@rapport/contracts';
import { In } from 'typeorm';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { CommitmentEntity } from '../commitments/commitment.entity.ts';
import { CommitmentsService } from '../commitments/commitments.service.ts';
import { Database } from '../database/database.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { interactionSearchText } from '../interactions/domain/interaction-search-text.ts';
import { InteractionEntity, NO_FOLLOW_UP } from '../interactions/interaction.entity.ts';
import { StatedPreferenceEntity } from '../stated-preferences/stated-preference.entity.ts';
import { StatedPreferencesService } from '../stated-preferences/stated-preferences.service.ts';
import { type ImportRowDto } from './dto/import.dto.ts';
import { HAD_CONTACT_SINCE, HAS_STEP } from './import-sql.ts';

const DAY_MS = 86_400_000;
/** The description of an imported interaction. */
const TITLE = 'Last contact, as imported';
/** The text of a next step for which the file has only a date. */
const STEP = 'Follow up';

/** IDs of the history that a row added to a contact. */
export interface AddedHistory {
  interactions?: string[];
  commitments?: string[];
  statedPreferences?: string[];
}

/** Imports what a file says about the history with a contact: last contact, next step, and stated preferences. */
@Injectable()
export class ImportHistory {
  constructor(
    private readonly database: Database,
    private readonly commitments: CommitmentsService,
    private readonly preferences: StatedPreferencesService,
    private readonly attention: AttentionService,
    private readonly clock: Clock,
  ) {}

  /** Returns the problems that prevent a row from being stored; called before anything is written. */
  problemsOf({ lastContactOn, statedPreferences }: ImportRowDto): FieldProblemDto[] {
    // East of Greenwich a day begins earlier than in UTC.
    const latest = dayOf(new Date(this.clock.now().getTime() + DAY_MS));
    const problem = (field: string) => ({ field, message: 'must not be in the future' });
    const isLate = statedPreferences?.some(({ learnedOn }) => (learnedOn ?? '') > latest) ?? false;
    return [
      ...((lastContactOn ?? '') > latest ? [problem('lastContactOn')] : []),
      ...(isLate ? [problem('statedPreferences')] : []),
    ];
  }

  /**
   * Adds the history in a row to a contact that the surrounding transaction has added or locked, without
   * duplicates. Call `settle` afterward to update the times that lists show.
   */
  async add(owner: string, contactId: string, row: ImportRowDto): Promise<AddedHistory> {
    const interactions = await this.lastContact(owner, contactId, row.lastContactOn ?? null);
    const commitments = await this.nextStep(owner, contactId, row);
    const statedPreferences = await this.stated(owner, contactId, row.statedPreferences ?? []);
    return {
      ...(interactions.length > 0 && { interactions }),
      ...(commitments.length > 0 && { commitments }),
      ...(statedPreferences.length > 0 && { statedPreferences }),
    };
  }

  /**
   * Removes what a row added, unless it was changed since.
   * @returns true if anything was removed
   */
  async takeBack(owner: string, contactId: string, added: AddedHistory): Promise<boolean> {
    const of = (ids: readonly string[] = []) => ({
      userProfileId: owner,
      contactId,
      id: In([...ids]),
    });
    const { entities } = this.database;
    const removed = [
      await entities.delete(InteractionEntity, { ...of(added.interactions), imported: true }),
      await entities.delete(CommitmentEntity, { ...of(added.commitments), version: 1 }),
      await entities.delete(StatedPreferenceEntity, of(added.statedPreferences)),
    ];
    return removed.some(({ affected }) => (affected ?? 0) > 0);
  }

  /** Updates the stored times of contacts whose history changed. */
  settle(owner: string, contactIds: readonly string[]): Promise<void> {
    return this.attention.storeAgain(owner, contactIds);
  }

  private async lastContact(owner: string, contactId: string, day: string | null) {
    if (day === null) return [];
    const now = this.clock.now();
    const since = await this.database.rows(HAD_CONTACT_SINCE, [owner, contactId, day, now]);
    if (since.length > 0) return [];
    // Noon UTC is on the same day in nearly every time zone.
    const noon = Date.parse(`${day}T12:00:00.000Z`);
    const texts = { description: TITLE, notes: null };
    const interaction: InteractionEntity = {
      userProfileId: owner,
      id: uuidV7(),
      contactId,
      createdAt: now,
      interactionDate: new Date(Math.min(noon, now.getTime())),
      type: 'note',
      outcome: null,
      duration: null,
      ...texts,
      ...NO_FOLLOW_UP,
      searchText: interactionSearchText({ ...texts, followUpText: null }),
      meetingId: null,
      imported: true,
    };
    await this.database.entities.insert(InteractionEntity, interaction);
    return [interaction.id];
  }

  private async nextStep(owner: string, contactId: string, { nextStepOn, nextStep }: ImportRowDto) {
    if (nextStepOn == null && nextStep == null) return [];
    const dueOn = nextStepOn ?? null;
    const text = [...(nextStep ?? STEP)].slice(0, COMMITMENT_LIMITS.text).join('');
    const there = await this.database.rows(HAS_STEP, [owner, contactId, dueOn, text]);
    if (there.length > 0) return [];
    return this.commitments.add(owner, contactId, null, [{ kind: 'i_promised', text, dueOn }]);
  }

  private async stated(
    owner: string,
    contactId: string,
    given: NonNullable<ImportRowDto['statedPreferences']>,
  ) {
    if (given.length === 0) return [];
    const before = await this.preferences.list(owner, contactId);
    const there = new Set(before.map(lineOf));
    const added = given.filter((each) => !there.has(lineOf(each)));
    const most = PREFERENCE_LIMITS.perContact - before.length;
    return this.preferences.add(owner, contactId, null, added.slice(0, Math.max(0, most)));
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns a key by which equal preferences are recognized: everything that a file says about one. */
function lineOf(each: NonNullable<ImportRowDto['statedPreferences']>[number]): string {
  const { text, learnedOn, ...rest } = each;
  return statedLine({ ...rest, text: text ?? null, learnedOn: learnedOn ?? '' });
}
