import {
  answeredOnly,
  currentPreferences,
  type InteractionOutcome,
  type PersonalityScores,
  type SelfAssessmentBasis,
} from '@rapport/contracts';
import { IS_CANDIDATE } from '../contacts/contact-labels-sql.ts';
import { BRIEFED_CUSTOM_VALUES } from '../contacts/custom-fields-sql.ts';
import { type NamedCustomValueDto } from '../contacts/custom-values.dto.ts';
import { isDue } from '../contacts/due-sql.ts';
import { jsonObject, ofOneUser, utc } from '../database/sql.ts';
import { type RelationRow, RELATIONS_OF_CONTACT } from '../relations/relations-sql.ts';
import {
  STATED_OF_CONTACT,
  type StatedPreferenceRow,
  statedPreferences,
} from '../stated-preferences/stated-preferences-sql.ts';
import { answeredList } from '../user/answered-sql.ts';
import { SCORE_COLUMNS, SELF_ASSESSMENT_ANSWERS } from '../user/user-projection.ts';
import { type GuidanceFacts } from './domain/guidance.ts';
import { type RunFacts } from './domain/estimate-of-run.ts';
import { type TipMark } from './domain/tips.ts';

interface RunRow extends RunFacts {
  id: string;
  createdAt: string;
  mbtiConfidence: number;
}

interface SeenRow {
  questionId: string;
  seenAt: string;
  waits: boolean;
  sawSide: boolean;
}

/** The row of a contact that the statements below return. */
export interface GuidanceFactsRow {
  id: string;
  objected: boolean;
  candidate: boolean;
  reviewedAt: Date | null;
  due: boolean;
  run: RunRow | null;
  interactions: number;
  lastOutcome: InteractionOutcome | null;
  marks: TipMark[];
  seen: SeenRow[];
  /** Null if the user has no self-assessment. */
  scores: (PersonalityScores & Pick<SelfAssessmentBasis, 'answeredScores'>) | null;
  stated: StatedPreferenceRow[];
  relations: RelationRow[];
  /** The values that briefings show. */
  customFields: NamedCustomValueDto[];
}

const RUN = jsonObject({
  id: 'r.id',
  createdAt: utc('r.created_at'),
  responses: 'r.responses',
  mbtiType: 'r.mbti_type',
  mbtiConfidence: 'r.mbti_confidence',
  mbtiAmbiguousLetters: 'r.mbti_ambiguous_letters',
  enneagramType: 'r.enneagram_type',
  enneagramConfidence: 'r.enneagram_confidence',
  enneagramSecondaryTypes: 'r.enneagram_secondary_types',
  enneagramCoLeaders: 'r.enneagram_co_leaders',
} satisfies Record<keyof RunRow, string>);

const MARK = jsonObject({
  tipId: 'f.tip_id',
  helped: 'f.helped',
  sinceRun: 'f.marked_at >= run.created_at',
  wentWell: `COALESCE((SELECT i.outcome = 'positive' FROM rapport.interactions i
    WHERE i.user_profile_id = f.user_profile_id AND i.contact_id = f.contact_id AND i.id = f.interaction_id), false)`,
} satisfies Record<keyof TipMark, string>);

const SEEN = jsonObject({
  questionId: 'o.question_id',
  seenAt: utc('o.created_at'),
  waits: "o.run_id IS NULL AND o.answer <> 'did_not_come_up'",
  // A full retake answers every question again, so earlier observations say nothing about its answers.
  sawSide: `o.answer <> 'did_not_come_up' AND o.created_at >= COALESCE(retaken.at, o.created_at)`,
} satisfies Record<keyof SeenRow, string>);

const SCORES = jsonObject({
  ...SCORE_COLUMNS,
  answeredScores: answeredList(SELF_ASSESSMENT_ANSWERS, (field) => field),
});

const OF_CONTACT = (alias: string) =>
  `${alias}.user_profile_id = c.user_profile_id AND ${alias}.contact_id = c.id`;

/** Observations of `c`, which is rapport.contacts. */
const SEEN_PROMPTS = `(SELECT COALESCE(json_agg(${SEEN} ORDER BY o.created_at, o.id), '[]')
  FROM rapport.observations o LEFT JOIN (
    SELECT max(r.created_at) AS at FROM rapport.assessment_runs r
    WHERE ${OF_CONTACT('r')} AND r.base_run_id IS NULL
  ) retaken ON true
  WHERE ${OF_CONTACT('o')})`;

const NEWEST_RUN = `LATERAL (
    SELECT r.created_at, ${RUN} AS json FROM rapport.assessment_runs r
    WHERE ${OF_CONTACT('r')} ORDER BY r.created_at DESC, r.id DESC LIMIT 1
  ) run ON true`;

/** The facts for choosing prompts for several contacts; those without a run have no row. */
export const PROMPT_FACTS = ofOneUser(`
  SELECT c.id, run.json AS run, ${SEEN_PROMPTS} AS seen
  FROM rapport.contacts c JOIN ${NEWEST_RUN}
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL
    AND c.objected_at IS NULL AND NOT ${IS_CANDIDATE}`);

/** A row of PROMPT_FACTS. */
export interface PromptFactsRow extends Pick<GuidanceFactsRow, 'seen'> {
  id: string;
  run: RunRow;
}

const factsOf = (isWanted: string) =>
  ofOneUser(`
  SELECT c.id, c.objected_at IS NOT NULL AS objected, ${IS_CANDIDATE} AS candidate, c.reviewed_at AS "reviewedAt",
    ${isDue('$3')} AS due, run.json AS run,
    (SELECT count(*)::int FROM rapport.interactions i
      WHERE ${OF_CONTACT('i')} AND i.interaction_date <= $3::timestamptz) AS interactions,
    (SELECT i.outcome FROM rapport.interactions i
      WHERE ${OF_CONTACT('i')} AND i.interaction_date <= $3::timestamptz
        AND i.outcome IN ('positive', 'neutral', 'negative')
      ORDER BY i.interaction_date DESC, i.id DESC LIMIT 1) AS "lastOutcome",
    (SELECT COALESCE(json_agg(${MARK} ORDER BY f.marked_at, f.tip_id, f.interaction_id), '[]')
      FROM rapport.tip_feedback f
      WHERE ${OF_CONTACT('f')} AND f.helped IS NOT NULL) AS marks,
    ${SEEN_PROMPTS} AS seen,
    CASE WHEN p.assessment_complete THEN ${SCORES} END AS scores,
    ${STATED_OF_CONTACT} AS stated,
    ${RELATIONS_OF_CONTACT} AS relations, ${BRIEFED_CUSTOM_VALUES} AS "customFields"
  FROM rapport.contacts c
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = c.user_profile_id
  LEFT JOIN ${NEWEST_RUN}
  WHERE c.user_profile_id = $1 AND ${isWanted} AND c.deleted_at IS NULL`);

/** Everything that the guidance for contact $2 needs, in one statement; no row if the contact doesn't exist. */
export const GUIDANCE_FACTS = factsOf('c.id = $2');

/** The same for several contacts, in no particular order. */
export const GROUP_FACTS = factsOf('c.id = ANY($2::uuid[])');

/** Converts a row to the input of the guidance. */
export function guidanceFacts({
  id: contactId,
  run,
  seen,
  scores,
  stated,
  relations: _,
  customFields: __,
  ...rest
}: GuidanceFactsRow): GuidanceFacts {
  return {
    ...rest,
    contactId,
    run: run && { ...run, createdAt: new Date(run.createdAt) },
    seen: seen.map(withTime),
    scores: scores === null ? null : answeredOnly(scores),
    stated: currentPreferences(statedPreferences(stated)),
  };
}

/** Converts a row to the input of `watchForNext`. */
export function promptFacts({ run, seen }: PromptFactsRow) {
  return { run, seen: seen.map(withTime) };
}

function withTime(prompt: SeenRow) {
  return { ...prompt, seenAt: new Date(prompt.seenAt) };
}
