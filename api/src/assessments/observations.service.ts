import { Injectable } from '@nestjs/common';
import { type Answer, narrowingQuestions, QUIZ_BANK } from '@rapport/contracts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { lockAssessable } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';
import { InteractionsService } from '../interactions/interactions.service.ts';
import { type BaseRun, ChangedRunService } from './changed-run.service.ts';
import { type ObservationDto, type SaveObservationDto } from './dto/observation.dto.ts';

const OBSERVATION = jsonObject({
  id: 'o.id',
  contactId: 'o.contact_id',
  questionId: 'o.question_id',
  answer: 'o.answer',
  interactionId: 'o.interaction_id',
  createdAt: utc('o.created_at'),
  runId: 'o.run_id',
} satisfies Record<keyof ObservationDto, string>);

const FIND = `SELECT ${OBSERVATION}::text AS json FROM rapport.contacts c
  JOIN rapport.observations o ON o.user_profile_id = c.user_profile_id AND o.contact_id = c.id
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL AND o.id = $3`;

/** The latest answer to each question that's waiting for others. */
const WAITING = `SELECT DISTINCT ON (o.question_id) o.question_id AS "questionId", o.answer
  FROM rapport.observations o
  WHERE o.user_profile_id = $1 AND o.contact_id = $2 AND o.run_id IS NULL
    AND o.answer <> 'did_not_come_up' AND o.question_id = ANY($3::text[])
  ORDER BY o.question_id, o.created_at DESC, o.id DESC`;

const JOIN_RUN = `UPDATE rapport.observations SET run_id = $4
  WHERE user_profile_id = $1 AND contact_id = $2 AND run_id IS NULL
    AND answer <> 'did_not_come_up' AND question_id = ANY($3::text[])`;

/** Users' observations for questions to watch for. */
@Injectable()
export class ObservationsService {
  constructor(
    private readonly database: Database,
    private readonly changed: ChangedRunService,
    private readonly interactions: InteractionsService,
  ) {}

  /** @throws {ContactNotFound} if the contact or its observation doesn't exist */
  async find(owner: string, contactId: string, id: string): Promise<JsonText<ObservationDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, contactId, id]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json);
  }

  /**
   * Stores an observation. Its answer becomes part of a new run immediately; an answer that helps to separate a tie
   * waits until all the others are there.
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   * @throws {InteractionNotFound}
   * @throws {RunHasNoAnswers} if there is nothing to watch for
   */
  save(
    owner: string,
    contactId: string,
    body: SaveObservationDto,
  ): Promise<JsonText<ObservationDto>> {
    const { questionId, answer } = body;
    return this.database.transaction(async () => {
      await lockAssessable(this.database, owner, contactId);
      const interactionId = body.interactionId?.toLowerCase() ?? null;
      if (interactionId !== null) await this.interactions.find(owner, contactId, interactionId);
      const base = await this.changed.base(owner, contactId);
      const narrowing = narrowingQuestions(QUIZ_BANK, base.responses).map(({ id }) => id);
      const waits = narrowing.includes(questionId);
      const runId =
        answer === 'did_not_come_up' || waits
          ? null
          : await this.changed.record(owner, contactId, base, {
              source: 'observation',
              current: [{ questionId, answer }],
            });
      const observation = { questionId, answer, interactionId, runId };
      const id = await this.changed.observed(owner, contactId, observation);
      if (waits) await this.tellApart(owner, contactId, base, narrowing);
      return this.find(owner, contactId, id);
    });
  }

  /** Adds the waiting answers to a new run if every one of `questions` has one. */
  private async tellApart(
    owner: string,
    contactId: string,
    base: BaseRun,
    questions: readonly string[],
  ): Promise<void> {
    const key = [owner, contactId, questions];
    const waiting = await this.database.rows<{ questionId: string; answer: Answer }>(WAITING, key);
    if (waiting.length < questions.length) return;
    const runId = await this.changed.record(owner, contactId, base, {
      source: 'observation',
      current: waiting.map((answer) => ({ ...answer, narrowing: true as const })),
    });
    await this.database.rows(JOIN_RUN, [...key, runId]);
  }
}
