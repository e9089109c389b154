import { Injectable } from '@nestjs/common';
import { QUIZ_BANK, scoreQuiz } from '@rapport/contracts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { recordRun } from './record-run.ts';
import { Clock } from '../clock.ts';
import { parseContactId } from '../contacts/contact-id.pipe.ts';
import { lockAssessable } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { resultMismatches } from './domain/result-mismatches.ts';
import { ResultMismatch } from './assessment-errors.ts';
import { type QuizCompleteDto } from './dto/quiz-complete.dto.ts';
import { type QuizRunDto } from './dto/quiz-run.dto.ts';

@Injectable()
export class QuizService {
  constructor(
    private readonly database: Database,
    private readonly runs: AssessmentRunsService,
    private readonly answers: AssessmentResponsesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a result, shows it on the contact, and stores its answers as the current ones, all in one transaction.
   * @throws {DomainError} INVALID_CONTACT_ID
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   * @throws {ResultMismatch} if the result doesn't follow from the answers
   */
  async complete(owner: string, body: QuizCompleteDto): Promise<JsonText<QuizRunDto>> {
    const contactId = parseContactId(body.contactId, 'contactId');
    if (body.responses) {
      const mismatches = resultMismatches(body, scoreQuiz(QUIZ_BANK, body.responses));
      if (mismatches.length > 0) throw new ResultMismatch(mismatches);
    }
    return this.database.transaction(async () => {
      // If two results arrive concurrently, the contact must show the newer one.
      await lockAssessable(this.database, owner, contactId);
      const createdAt = this.clock.now();
      if (body.responses) {
        await this.answers.saveAll(owner, contactId, body.responses, createdAt);
      }
      const run = { ...body, contactId, createdAt, source: 'quiz' as const };
      return this.runs.find(owner, contactId, await recordRun(this.database, owner, run));
    });
  }
}
