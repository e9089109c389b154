import { Injectable } from '@nestjs/common';
import { QUIZ_BANK, type QuizComplete, type QuizRun, scoreQuiz } from '@rapport/contracts';
import { type EntityManager } from 'typeorm';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { parseContactId } from '../contacts/contact-id.pipe.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { Database } from '../database/database.ts';
import { AssessmentRunEntity } from './assessment-run.entity.ts';
import { resultMismatches } from './domain/result-mismatches.ts';
import { ResultMismatch } from './quiz-errors.ts';

@Injectable()
export class QuizService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a result and puts it on the contact, both or neither.
   * @throws {InvalidContactId}
   * @throws {ContactNotFound}
   * @throws {ResultMismatch} when there are answers and the result does not follow from them
   */
  async complete(owner: string, body: QuizComplete): Promise<QuizRun> {
    const contactId = parseContactId(body.contactId);
    if (body.responses) {
      const mismatches = resultMismatches(body, scoreQuiz(QUIZ_BANK, body.responses));
      if (mismatches.length > 0) throw new ResultMismatch(mismatches);
    }
    const run = newRun(owner, { ...body, contactId }, this.clock.now());
    return this.database.transaction(async (manager) => {
      await applyToContact(manager, run);
      await manager.insert(AssessmentRunEntity, run);
      return toQuizRun(run);
    });
  }
}

async function applyToContact(manager: EntityManager, run: AssessmentRunEntity): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(ContactEntity)
    .set({
      mbtiType: run.mbtiType,
      mbtiConfidence: run.mbtiConfidence,
      mbtiAmbiguousLetters: run.mbtiAmbiguousLetters,
      enneagramType: run.enneagramType,
      enneagramConfidence: run.enneagramConfidence,
      enneagramSecondaryTypes: run.enneagramSecondaryTypes,
      assessmentComplete: true,
      lastUpdateTime: run.createdAt,
      version: () => 'version + 1',
    })
    .where({ userProfileId: run.userProfileId, id: run.contactId })
    .andWhere('deleted_at IS NULL')
    .execute();
  if (affected === 0) throw new ContactNotFound();
}

function newRun(owner: string, body: QuizComplete, now: Date): AssessmentRunEntity {
  return {
    userProfileId: owner,
    id: uuidV7(),
    contactId: body.contactId,
    createdAt: now,
    mbtiType: body.mbtiType,
    mbtiConfidence: body.mbtiConfidence,
    mbtiAmbiguousLetters: body.mbtiAmbiguousLetters,
    enneagramType: body.enneagramType,
    enneagramConfidence: body.enneagramConfidence,
    enneagramSecondaryTypes: body.enneagramSecondaryTypes,
    notes: body.notes,
    responses:
      body.responses?.map(({ questionId, answer, confidence }) => ({
        questionId,
        answer,
        confidence,
      })) ?? null,
  };
}

function toQuizRun(run: AssessmentRunEntity): QuizRun {
  return {
    id: run.id,
    contactId: run.contactId,
    createdAt: run.createdAt.toISOString(),
    mbtiType: run.mbtiType,
    mbtiConfidence: run.mbtiConfidence,
    mbtiAmbiguousLetters: run.mbtiAmbiguousLetters,
    enneagramType: run.enneagramType,
    enneagramConfidence: run.enneagramConfidence,
    enneagramSecondaryTypes: run.enneagramSecondaryTypes,
    notes: run.notes,
    responses: run.responses,
  };
}
