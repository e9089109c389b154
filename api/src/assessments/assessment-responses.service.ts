import { Injectable } from '@nestjs/common';
import { answerFromText, QUIZ_BANK, type QuizResponse } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import {
  ContactIsCandidate,
  ContactNotFound,
  ContactObjected,
} from '../contacts/contact-errors.ts';
import { IS_CANDIDATE } from '../contacts/contact-labels-sql.ts';
import { parseContactId } from '../contacts/contact-id.pipe.ts';
import { Database } from '../database/database.ts';
import { jsonObject, SqlParameters, utc } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';
import { findQuestion } from './domain/find-question.ts';
import { type AssessmentResponseDto } from './dto/assessment-response.dto.ts';
import { type SaveAssessmentResponseDto } from './dto/save-assessment-response.dto.ts';

/** `r` is rapport.assessment_responses. */
const RESPONSE = jsonObject({
  id: 'r.id',
  contactId: 'r.contact_id',
  userProfileId: 'r.user_profile_id',
  assessmentType: 'r.assessment_type',
  questionId: 'r.question_id',
  questionText: 'r.question_text',
  responseText: 'r.response_text',
  selectedOption: 'r.selected_option',
  responseScore: 'r.response_score',
  confidenceLevel: 'r.confidence_level',
  narrowing: 'r.narrowing',
  createdAt: utc('r.created_at'),
  updatedAt: utc('r.updated_at'),
} satisfies Record<keyof AssessmentResponseDto, string>);

const LIST = `SELECT COALESCE(
    json_agg(${RESPONSE} ORDER BY r.created_at, r.id) FILTER (WHERE r.id IS NOT NULL),
    '[]')::text AS json
  FROM rapport.contacts c
  LEFT JOIN rapport.assessment_responses r
    ON r.user_profile_id = c.user_profile_id AND r.contact_id = c.id
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL
  GROUP BY c.id`;

const FIND = `SELECT ${RESPONSE}::text AS json FROM rapport.contacts c
  JOIN rapport.assessment_responses r
    ON r.user_profile_id = c.user_profile_id AND r.contact_id = c.id
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL AND r.id = $3`;

const CURRENT = `SELECT question_id AS "questionId", selected_option AS answer,
    confidence_level AS confidence, narrowing
  FROM rapport.assessment_responses WHERE user_profile_id = $1 AND contact_id = $2`;

const WHY_NOT = `SELECT c.objected_at IS NOT NULL AS objected FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

/** An answer without a score and a kind gets those of the assessment page. */
const SAVE_ALL = `
  WITH stale AS (
    UPDATE rapport.assessment_responses SET narrowing = false
    WHERE user_profile_id = $1 AND contact_id = $2 AND narrowing AND question_id <> ALL($5::text[])
  )
  INSERT INTO rapport.assessment_responses AS r (user_profile_id, contact_id, question_id, id,
    created_at, updated_at, assessment_type, question_text, response_text, selected_option,
    response_score, confidence_level, narrowing)
  SELECT $1::uuid, $2::uuid, a.question_id, a.id, $3::timestamptz, $3::timestamptz, 'big_five',
    a.question_text, a.answer, a.answer, 50, a.confidence, a.narrowing
  FROM jsonb_to_recordset($4::jsonb) AS a (id uuid, question_id text, question_text text,
    answer text, confidence text, narrowing boolean)
  ON CONFLICT (user_profile_id, contact_id, question_id) DO UPDATE SET
    updated_at = excluded.updated_at, assessment_type = excluded.assessment_type,
    question_text = excluded.question_text, response_text = excluded.response_text,
    selected_option = excluded.selected_option, response_score = excluded.response_score,
    confidence_level = excluded.confidence_level, narrowing = excluded.narrowing`;

/** Answers about contacts from the assessment page or a quiz; only the last one per question. */
@Injectable()
export class AssessmentResponsesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async list(owner: string, contactId: string): Promise<JsonText<AssessmentResponseDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(LIST, [owner, contactId]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json);
  }

  /** @throws {ContactNotFound} if the contact or its answer doesn't exist */
  async find(
    owner: string,
    contactId: string,
    id: string,
  ): Promise<JsonText<AssessmentResponseDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, contactId, id]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json);
  }

  /** Returns the stored answers for scoring, in no particular order. */
  current(owner: string, contactId: string): Promise<QuizResponse[]> {
    return this.database.rows<QuizResponse>(CURRENT, [owner, contactId]);
  }

  /**
   * Stores the answers behind a quiz, replacing earlier ones, so the assessment shows what its result is based on.
   * Answers that narrowed down an earlier result are kept but no longer count. Call it in the transaction that
   * stores the result.
   * @param all every answer behind the result, if only some of them are new
   */
  async saveAll(
    owner: string,
    contactId: string,
    responses: readonly QuizResponse[],
    now: Date,
    all = responses,
  ): Promise<void> {
    const rows = lastPerQuestion(responses);
    const ids = all.map(({ questionId }) => questionId);
    await this.database.rows(SAVE_ALL, [owner, contactId, now, JSON.stringify(rows), ids]);
  }

  /**
   * Stores an answer, replacing the earlier one. If two arrive concurrently, the last write wins.
   * @throws {DomainError} INVALID_CONTACT_ID
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   * @throws {ContactIsCandidate}
   */
  async save(
    owner: string,
    body: SaveAssessmentResponseDto,
  ): Promise<JsonText<AssessmentResponseDto>> {
    const { text, values } = saveSql(owner, body, this.clock.now());
    const [row] = await this.database.rows<{ json: string }>(text, values);
    if (row) return new JsonText(row.json);
    const key = [owner, body.contactId.toLowerCase()];
    const [contact] = await this.database.rows<{ objected: boolean }>(WHY_NOT, key);
    if (!contact) throw new ContactNotFound();
    throw contact.objected ? new ContactObjected() : new ContactIsCandidate();
  }
}

/** Returns the last answer per question in quiz order, because answers with the same timestamp are listed by ID. */
function lastPerQuestion(responses: readonly QuizResponse[]) {
  const last = new Map(responses.map((response) => [response.questionId, response]));
  return QUIZ_BANK.flatMap(({ id, text }) => {
    const response = last.get(id);
    if (!response) return [];
    const { answer, confidence, narrowing = false } = response;
    return [{ id: uuidV7(), question_id: id, question_text: text, answer, confidence, narrowing }];
  });
}

/** A single statement, so the contact can't be deleted between the check and the insert. */
function saveSql(owner: string, body: SaveAssessmentResponseDto, now: Date) {
  const parameters = new SqlParameters();
  const contactId = parseContactId(body.contactId, 'contactId');
  const question = findQuestion(body.questionId);
  const columns = {
    user_profile_id: 'c.user_profile_id',
    contact_id: 'c.id',
    question_id: parameters.add(body.questionId),
    id: `${parameters.add(uuidV7())}::uuid`,
    created_at: `${parameters.add(now)}::timestamptz`,
    updated_at: `${parameters.add(now)}::timestamptz`,
    assessment_type: parameters.add(body.assessmentType),
    question_text: parameters.add(body.questionText),
    response_text: parameters.add(body.responseText),
    selected_option: parameters.add(question && answerFromText(question, body.responseText)),
    response_score: `${parameters.add(body.responseScore)}::smallint`,
    confidence_level: parameters.add(body.confidenceLevel),
    narrowing: `${parameters.add(body.narrowing ?? false)}::boolean`,
  };
  const text = `
    WITH c AS (SELECT c.user_profile_id, c.id FROM rapport.contacts c
      WHERE c.user_profile_id = ${parameters.add(owner)} AND c.id = ${parameters.add(contactId)}
        AND c.deleted_at IS NULL AND c.objected_at IS NULL AND NOT ${IS_CANDIDATE}
      FOR KEY SHARE OF c)
    INSERT INTO rapport.assessment_responses AS r (${Object.keys(columns).join(', ')})
    SELECT ${Object.values(columns).join(', ')} FROM c
    ON CONFLICT (user_profile_id, contact_id, question_id) DO UPDATE SET
      updated_at = excluded.updated_at, assessment_type = excluded.assessment_type,
      question_text = excluded.question_text, response_text = excluded.response_text,
      selected_option = excluded.selected_option, response_score = excluded.response_score,
      confidence_level = excluded.confidence_level, narrowing = excluded.narrowing
    RETURNING ${RESPONSE}::text AS json`;
  return { text, values: parameters.values };
}
