import {
  type AnswerChange,
  estimateDetails,
  type EstimateDetails,
  type MotivationType,
  QUIZ_BANK,
  type QuizResponse,
  type AnyRunSource,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { type Database } from '../database/database.ts';
import { AssessmentRunEntity } from './assessment-run.entity.ts';
import { estimateOf } from '../contacts/estimate-of.ts';
import { type CompleteAssessmentDto } from './dto/complete-assessment.dto.ts';

/** A result to be added to a contact's history. */
interface NewRun {
  contactId: string;
  createdAt: Date;
  mbtiType: WorkStyleType;
  mbtiConfidence: number;
  mbtiAmbiguousLetters: WorkStyleLetter[];
  enneagramType: MotivationType | null;
  enneagramConfidence: number;
  enneagramSecondaryTypes: MotivationType[];
  notes: string[];
  responses?: readonly QuizResponse[] | null;
  scores?: CompleteAssessmentDto;
  source: AnyRunSource;
  baseRunId?: string;
  changes?: AnswerChange[];
}

/**
 * Stores a result and shows it on the contact. Call it in a transaction so that both happen or neither.
 * @returns the ID of the result
 * @throws {ContactNotFound}
 */
export async function recordRun(
  database: Database,
  owner: string,
  result: NewRun,
): Promise<string> {
  const details = result.responses ? estimateDetails(QUIZ_BANK, result.responses) : null;
  const run = newRun(owner, result, details);
  await applyToContact(database, run, details);
  await database.entities.insert(AssessmentRunEntity, run);
  return run.id;
}

async function applyToContact(
  database: Database,
  run: AssessmentRunEntity,
  details: EstimateDetails | null,
): Promise<void> {
  const { affected } = await database.entities
    .createQueryBuilder()
    .update(ContactEntity)
    .set({
      mbtiType: run.mbtiType,
      mbtiConfidence: run.mbtiConfidence,
      mbtiAmbiguousLetters: run.mbtiAmbiguousLetters,
      enneagramType: run.enneagramType,
      enneagramConfidence: run.enneagramConfidence,
      enneagramSecondaryTypes: run.enneagramSecondaryTypes,
      enneagramCoLeaders: run.enneagramCoLeaders,
      mbtiOpenReasons: run.mbtiOpenReasons,
      enneagramOpenReason: run.enneagramOpenReason,
      narrowingQuestionCount: details?.narrowingQuestionCount ?? null,
      estimateOf: details && estimateOf(run),
      ...(run.scores && {
        bigFiveOpenness: run.scores.bigFiveScores.openness,
        viaTopStrength1: run.scores.viaStrengths[0] ?? null,
      }),
      assessmentComplete: true,
      lastUpdateTime: run.createdAt,
      version: () => 'version + 1',
    })
    .where({ userProfileId: run.userProfileId, id: run.contactId })
    .andWhere('deleted_at IS NULL')
    .execute();
  if (affected === 0) throw new ContactNotFound();
}

function newRun(
  owner: string,
  result: NewRun,
  details: EstimateDetails | null,
): AssessmentRunEntity {
  return {
    userProfileId: owner,
    id: uuidV7(),
    contactId: result.contactId,
    createdAt: result.createdAt,
    mbtiType: result.mbtiType,
    mbtiConfidence: result.mbtiConfidence,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters,
    enneagramType: result.enneagramType,
    enneagramConfidence: result.enneagramConfidence,
    enneagramSecondaryTypes: result.enneagramSecondaryTypes,
    enneagramCoLeaders: details?.enneagramCoLeaders ?? null,
    mbtiOpenReasons: details?.mbtiOpenReasons ?? null,
    enneagramOpenReason: details?.enneagramOpenReason ?? null,
    notes: result.notes,
    responses:
      result.responses?.map(({ questionId, answer, confidence, narrowing }) => ({
        questionId,
        answer,
        confidence,
        ...(narrowing && { narrowing }),
      })) ?? null,
    scores: result.scores ?? null,
    baseRunId: result.baseRunId ?? null,
    source: result.source,
    changes: result.changes ?? null,
  };
}
