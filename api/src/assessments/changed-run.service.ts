import { Injectable } from '@nestjs/common';
import {
  changedAnswers,
  type CurrentAnswers,
  QUIZ_BANK,
  type QuizResponse,
  scoreQuiz,
} from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { lockAssessable } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { InteractionsService } from '../interactions/interactions.service.ts';
import { RunHasNoAnswers, RunNotLatest } from './assessment-errors.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { ObservationEntity } from './observation.entity.ts';
import { recordRun } from './record-run.ts';
import { type ChangeAnswersDto } from './dto/change-answers.dto.ts';
import { type QuizRunDto } from './dto/quiz-run.dto.ts';

/** A run whose answers can be changed. */
export interface BaseRun {
  /** Null if there is none yet; the first answers create one. */
  id: string | null;
  responses: readonly QuizResponse[];
}

const NEWEST = `SELECT r.id, r.responses FROM rapport.assessment_runs r
  WHERE r.user_profile_id = $1 AND r.contact_id = $2
  ORDER BY r.created_at DESC, r.id DESC LIMIT 1`;

/** Creates new runs from the newest one with some answers changed. */
@Injectable()
export class ChangedRunService {
  constructor(
    private readonly database: Database,
    private readonly runs: AssessmentRunsService,
    private readonly answers: AssessmentResponsesService,
    private readonly interactions: InteractionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes answers of the newest run by storing a new run; the old one stays unchanged. If no answer differs, it
   * returns the newest run.
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   * @throws {InteractionNotFound}
   * @throws {RunNotLatest}
   * @throws {RunHasNoAnswers}
   */
  change(owner: string, contactId: string, body: ChangeAnswersDto): Promise<JsonText<QuizRunDto>> {
    return this.database.transaction(async () => {
      await lockAssessable(this.database, owner, contactId);
      const interactionId = body.interactionId?.toLowerCase() ?? null;
      if (interactionId !== null) await this.interactions.find(owner, contactId, interactionId);
      const newest = await this.newest(owner, contactId);
      if ((newest?.id ?? null) !== (body.baseRunId?.toLowerCase() ?? null))
        throw new RunNotLatest();
      const base = withAnswers(newest);
      const { source, changes } = body;
      const current = [...new Map(changes.map((given) => [given.questionId, given])).values()];
      const runId = await this.record(owner, contactId, base, { source, current });
      if (runId === null) throw new RunHasNoAnswers();
      if (source === 'observation') {
        for (const { questionId, answer } of current) {
          if (answer === 'Unsure') continue;
          const observation = { questionId, answer, interactionId, runId };
          await this.observed(owner, contactId, observation);
        }
      }
      return this.runs.find(owner, contactId, runId);
    });
  }

  /**
   * Returns the newest run of a contact, which must have answers, or an empty base if there is no run.
   * @throws {RunHasNoAnswers}
   */
  async base(owner: string, contactId: string): Promise<BaseRun> {
    return withAnswers(await this.newest(owner, contactId));
  }

  /**
   * Stores a run that follows from `base` and these answers, in the surrounding transaction.
   * @returns its ID, or the ID of `base` if no answer differs; null if there is neither
   */
  async record(
    owner: string,
    contactId: string,
    base: BaseRun,
    { source, current }: { source: ChangeAnswersDto['source']; current: CurrentAnswers },
  ): Promise<string | null> {
    const { responses, changes } = changedAnswers(base.responses, current);
    if (changes.length === 0) return base.id;
    const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
    const createdAt = this.clock.now();
    const changed = new Set(changes.map(({ questionId }) => questionId));
    const own = responses.filter(({ questionId }) => changed.has(questionId));
    await this.answers.saveAll(owner, contactId, own, createdAt, responses);
    return recordRun(this.database, owner, {
      ...result,
      contactId,
      createdAt,
      notes: notes.map(({ text }) => text),
      responses,
      source,
      ...(base.id !== null && { baseRunId: base.id }),
      changes,
    });
  }

  /**
   * Stores the user's observation in the surrounding transaction.
   * @returns the ID of the observation
   */
  async observed(
    owner: string,
    contactId: string,
    observation: Pick<ObservationEntity, 'questionId' | 'answer' | 'interactionId' | 'runId'>,
  ): Promise<string> {
    const id = uuidV7();
    const createdAt = this.clock.now();
    const key = { userProfileId: owner, contactId, id };
    await this.database.entities.insert(ObservationEntity, { ...key, createdAt, ...observation });
    return id;
  }

  private async newest(owner: string, contactId: string): Promise<NewestRun | undefined> {
    const [run] = await this.database.rows<NewestRun>(NEWEST, [owner, contactId]);
    return run;
  }
}

interface NewestRun {
  id: string;
  responses: QuizResponse[] | null;
}

function withAnswers(run: NewestRun | undefined): BaseRun {
  if (run === undefined) return { id: null, responses: [] };
  if (run.responses === null) throw new RunHasNoAnswers();
  return { id: run.id, responses: run.responses };
}
