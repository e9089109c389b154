import { estimateDetails, QUIZ_BANK, type QuizResponse, scoreQuiz } from '@rapport/contracts';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { type QuizRunDto } from '../../assessments/dto/quiz-run.dto.ts';

/** Rows per statement. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The fields that identify a result. */
type EstimatedResult = Pick<
  QuizRunDto,
  | 'mbtiType'
  | 'mbtiConfidence'
  | 'mbtiAmbiguousLetters'
  | 'enneagramType'
  | 'enneagramConfidence'
  | 'enneagramSecondaryTypes'
>;

interface StoredResult extends EstimatedResult {
  owner: string;
  id: string;
  responses: QuizResponse[];
}

const RESULT = `r.mbti_type AS "mbtiType", r.mbti_confidence AS "mbtiConfidence",
  r.mbti_ambiguous_letters AS "mbtiAmbiguousLetters", r.enneagram_type AS "enneagramType",
  r.enneagram_confidence AS "enneagramConfidence",
  r.enneagram_secondary_types AS "enneagramSecondaryTypes", r.responses AS responses`;

const RUNS = `SELECT r.user_profile_id AS owner, r.id AS id, ${RESULT} FROM rapport.assessment_runs r
  WHERE r.responses IS NOT NULL AND (r.user_profile_id, r.id) > ($1::uuid, $2::uuid)
  ORDER BY r.user_profile_id, r.id LIMIT ${BATCH}`;

const CONTACTS = `SELECT c.user_profile_id AS owner, c.id AS id, ${RESULT}
  FROM rapport.contacts c CROSS JOIN LATERAL (
    SELECT * FROM rapport.assessment_runs r
    WHERE r.user_profile_id = c.user_profile_id AND r.contact_id = c.id
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1
  ) r
  WHERE r.responses IS NOT NULL AND c.mbti_type IS NOT NULL
    AND (c.user_profile_id, c.id) > ($1::uuid, $2::uuid)
  ORDER BY c.user_profile_id, c.id LIMIT ${BATCH}`;

const UPDATE_RUNS = `UPDATE rapport.assessment_runs r SET enneagram_co_leaders = d.co_leaders,
    mbti_open_reasons = d.letters, enneagram_open_reason = d.reason
  FROM jsonb_to_recordset($1::jsonb) AS d
    (owner uuid, id uuid, co_leaders smallint[], letters jsonb, reason text)
  WHERE r.user_profile_id = d.owner AND r.id = d.id`;

const UPDATE_CONTACTS = `UPDATE rapport.contacts c SET enneagram_co_leaders = d.co_leaders,
    mbti_open_reasons = d.letters, enneagram_open_reason = d.reason,
    narrowing_question_count = d.questions, estimate_of = d.estimate_of
  FROM jsonb_to_recordset($1::jsonb) AS d (owner uuid, id uuid, co_leaders smallint[],
    letters jsonb, reason text, questions smallint, estimate_of text)
  WHERE c.user_profile_id = d.owner AND c.id = d.id`;

/** Stores the answers of each contact's newest result if it came from the quiz dialog, which never stored them. */
const STORE_ANSWERS = `
  INSERT INTO rapport.assessment_responses AS s (user_profile_id, contact_id, question_id, id,
    created_at, updated_at, assessment_type, question_text, response_text, selected_option,
    response_score, confidence_level, narrowing)
  SELECT r.user_profile_id, r.contact_id, q.id, gen_random_uuid(), r.created_at, r.created_at,
    'big_five', q.text, a.answer, a.answer, 50, a.confidence, a.narrowing
  FROM (
    SELECT DISTINCT ON (user_profile_id, contact_id) * FROM rapport.assessment_runs
    ORDER BY user_profile_id, contact_id, created_at DESC, id DESC
  ) r
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (e.item ->> 'questionId') e.item ->> 'questionId' AS question_id,
      e.item ->> 'answer' AS answer, e.item ->> 'confidence' AS confidence,
      COALESCE((e.item ->> 'narrowing')::boolean, false) AS narrowing
    FROM jsonb_array_elements(r.responses) WITH ORDINALITY AS e (item, place)
    ORDER BY e.item ->> 'questionId', e.place DESC
  ) a
  JOIN unnest($1::text[], $2::text[]) AS q (id, text) ON q.id = a.question_id
  WHERE r.responses IS NOT NULL AND r.scores IS NULL
  ON CONFLICT (user_profile_id, contact_id, question_id) DO UPDATE SET
    updated_at = excluded.updated_at, assessment_type = excluded.assessment_type,
    question_text = excluded.question_text, response_text = excluded.response_text,
    selected_option = excluded.selected_option, response_score = excluded.response_score,
    confidence_level = excluded.confidence_level, narrowing = excluded.narrowing
  WHERE s.updated_at < excluded.updated_at`;

/**
 * Stores with each result what is open in it and why. Earlier results are scored again from their answers. If there
 * are no answers, or they no longer give that result, the columns stay null, which means unknown.
 *
 * The answers of the quiz dialog are copied to those of the assessment page, so that the answers behind the latest
 * result are in one place. Answers given later on the page are kept.
 */
export class EstimateDetails1790000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['assessment_runs', 'contacts']) {
      await runner.query(`
        ALTER TABLE rapport.${table}
          ADD COLUMN enneagram_co_leaders smallint[],
          ADD COLUMN mbti_open_reasons jsonb,
          ADD COLUMN enneagram_open_reason text
            CHECK (enneagram_open_reason IN ('contradicting', 'no_answer'))`);
    }
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN narrowing_question_count smallint CHECK (narrowing_question_count BETWEEN 0 AND 5),
        ADD COLUMN estimate_of text`);
    await runner.query(`
      ALTER TABLE rapport.assessment_responses
        ADD COLUMN narrowing boolean NOT NULL DEFAULT false`);

    await rescore(runner, RUNS, UPDATE_RUNS);
    await rescore(runner, CONTACTS, UPDATE_CONTACTS);
    await runner.query(STORE_ANSWERS, [
      QUIZ_BANK.map(({ id }) => id),
      QUIZ_BANK.map(({ text }) => text),
    ]);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}

async function rescore(runner: QueryRunner, select: string, update: string): Promise<void> {
  let after = { owner: BEFORE_ALL, id: BEFORE_ALL };
  for (;;) {
    const results: StoredResult[] = await runner.query(select, [after.owner, after.id]);
    await runner.query(update, [JSON.stringify(results.flatMap(details))]);
    const last = results.at(-1);
    if (!last || results.length < BATCH) return;
    after = last;
  }
}

function details({ owner, id, responses, ...result }: StoredResult) {
  const stored = estimateOf(inOrder(result));
  if (estimateOf(inOrder(scoreQuiz(QUIZ_BANK, responses))) !== stored) return [];
  const found = estimateDetails(QUIZ_BANK, responses);
  return [
    {
      owner,
      id,
      co_leaders: found.enneagramCoLeaders,
      letters: found.mbtiOpenReasons,
      reason: found.enneagramOpenReason,
      questions: found.narrowingQuestionCount,
      estimate_of: estimateOf(result),
    },
  ];
}

/** Returns a result on one line, in the format of the column `estimate_of`. */
function estimateOf(result: EstimatedResult): string {
  return [
    result.mbtiType,
    result.mbtiConfidence,
    result.mbtiAmbiguousLetters.join(''),
    result.enneagramType ?? '',
    result.enneagramConfidence,
    result.enneagramSecondaryTypes.join(''),
  ].join(' ');
}

/** Sorts letters and types, because a client may have sent them in any order. */
function inOrder(result: EstimatedResult): EstimatedResult {
  return {
    ...result,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters.toSorted(),
    enneagramSecondaryTypes: result.enneagramSecondaryTypes.toSorted(),
  };
}
