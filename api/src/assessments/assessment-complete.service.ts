import { Injectable } from '@nestjs/common';
import {
  effectiveResponses,
  MIN_ANSWERS_TO_COMPLETE,
  QUIZ_BANK,
  scoreQuiz,
} from '@rapport/contracts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { recordRun } from './record-run.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { Clock } from '../clock.ts';
import {
  ContactIsCandidate,
  ContactNotFound,
  ContactObjected,
} from '../contacts/contact-errors.ts';
import { IS_CANDIDATE } from '../contacts/contact-labels-sql.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { TooFewAnswers } from './assessment-errors.ts';
import { type CompleteAssessmentDto } from './dto/complete-assessment.dto.ts';
import { type QuizRunDto } from './dto/quiz-run.dto.ts';

const LOCK = `SELECT c.objected_at IS NOT NULL AS objected, ${IS_CANDIDATE} AS candidate
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR UPDATE OF c`;

@Injectable()
export class AssessmentCompleteService {
  constructor(
    private readonly database: Database,
    private readonly responses: AssessmentResponsesService,
    private readonly runs: AssessmentRunsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Computes a result from the stored answers and shows it on the contact.
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   * @throws {ContactIsCandidate}
   * @throws {TooFewAnswers}
   */
  complete(
    owner: string,
    contactId: string,
    scores: CompleteAssessmentDto,
  ): Promise<JsonText<QuizRunDto>> {
    return this.database.transaction(async () => {
      // Concurrent saves of answers reference the contact, so they finish before this lock or wait for it.
      const [contact] = await this.database.rows<{ objected: boolean; candidate: boolean }>(LOCK, [
        owner,
        contactId,
      ]);
      if (!contact) throw new ContactNotFound();
      if (contact.objected) throw new ContactObjected();
      if (contact.candidate) throw new ContactIsCandidate();
      const stored = await this.responses.current(owner, contactId);
      const responses = effectiveResponses(QUIZ_BANK, stored).map(({ response }) => response);
      if (responses.length < MIN_ANSWERS_TO_COMPLETE) throw new TooFewAnswers(responses.length);
      const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
      const id = await recordRun(this.database, owner, {
        ...result,
        contactId,
        createdAt: this.clock.now(),
        notes: notes.map(({ text }) => text),
        responses,
        scores,
        source: 'page',
      });
      return this.runs.find(owner, contactId, id);
    });
  }
}
