import { RUN_SOURCE } from '../assessments/assessment-runs.service.ts';
import { RELATIONS } from './relations-projection.ts';
import { STATED } from './stated-projection.ts';
import { COMMITMENT_FIELDS } from '../commitments/commitment-sql.ts';
import { CONTACT_ADDRESSES } from '../contacts/contact-facts-sql.ts';
import { labelsOfContact } from '../contacts/contact-labels-sql.ts';
import { NAMED_CUSTOM_VALUES } from '../contacts/custom-fields-sql.ts';
import { ofShownResult } from '../contacts/estimate-of.ts';
import { CONTACT_DETAILS } from '../contacts/details-sql.ts';
import { ofPlainFacts } from '../contacts/plain-facts.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { EXPORTED_MEETING } from '../interactions/meeting-sql.ts';
import { CONTACT_PHOTO_PATH, GIVEN_PHOTO } from '../photos/photo-path.ts';
import {
  type ExportedActionDto,
  type ExportedAnswerDto,
  type ExportedContactDto,
  type ExportedImportDto,
  type ExportedObservationDto,
  type ExportedTipFeedbackDto,
} from './dto/exported-contact.dto.ts';
import {
  type ExportedCommitmentDto,
  type ExportedInteractionDto,
} from './dto/exported-interaction.dto.ts';
import { type ExportedNotSameDto } from './dto/exported-data.dto.ts';
import {
  type ExportedAssessmentDto,
  type ExportedPageScoresDto,
  type ExportedResultDto,
} from './dto/exported-result.dto.ts';

/** `d` is rapport.duplicate_dismissals. */
export const NOT_SAME_JSON = jsonObject({
  contactId: 'd.contact_id',
  otherId: 'd.other_id',
  decidedAt: utc('d.dismissed_at'),
} satisfies Record<keyof ExportedNotSameDto, string>);

/** Returns the columns of a result, which have the same names on a contact (`c`) and in its history (`r`). */
function resultOf(table: 'c' | 'r') {
  const detail = (column: string) => (table === 'c' ? ofShownResult(column) : column);
  return {
    workStyle: `${table}.mbti_type`,
    workStyleConfidence: `${table}.mbti_confidence`,
    openLetters: `${table}.mbti_ambiguous_letters`,
    motivationType: `${table}.enneagram_type`,
    motivationConfidence: `${table}.enneagram_confidence`,
    openLetterReasons: detail(`${table}.mbti_open_reasons`),
    secondaryMotivationTypes: `${table}.enneagram_secondary_types`,
    tiedMotivationTypes: detail(`${table}.enneagram_co_leaders`),
    openMotivationReason: detail(`${table}.enneagram_open_reason`),
  } satisfies Record<keyof ExportedResultDto, string>;
}

const interactionOf = (now: string) =>
  ({
    id: 'i.id',
    type: 'i.type',
    description: 'i.description',
    notes: 'i.notes',
    duration: 'i.duration',
    interactionDate: utc('i.interaction_date'),
    createdAt: utc('i.created_at'),
    outcome: 'i.outcome',
    followUpAt: 'i.follow_up_at',
    followUpText: 'i.follow_up_text',
    followUpStatus: 'i.follow_up_status',
    followUpSnoozedUntil: utc('i.follow_up_snoozed_until'),
    followUpMarkedAt: utc('i.follow_up_marked_at'),
    meeting: EXPORTED_MEETING,
    planned: `i.interaction_date > ${now}::timestamptz`,
    imported: 'i.imported',
  }) satisfies Record<keyof ExportedInteractionDto, string>;

const COMMITMENT = {
  id: COMMITMENT_FIELDS.id,
  kind: COMMITMENT_FIELDS.kind,
  text: COMMITMENT_FIELDS.text,
  dueOn: COMMITMENT_FIELDS.dueOn,
  notedAt: COMMITMENT_FIELDS.createdAt,
  doneAt: COMMITMENT_FIELDS.doneAt,
  snoozedUntil: COMMITMENT_FIELDS.snoozedUntil,
  interactionId: COMMITMENT_FIELDS.interactionId,
} satisfies Record<keyof ExportedCommitmentDto, string>;

const ANSWER = {
  questionId: 'a.question_id',
  question: 'a.question_text',
  answer: 'a.selected_option',
  sentText: 'a.response_text',
  score: 'a.response_score',
  confidence: 'a.confidence_level',
  narrowing: 'a.narrowing',
  answeredAt: utc('a.created_at'),
  changedAt: utc('a.updated_at'),
} satisfies Record<keyof ExportedAnswerDto, string>;

const PAGE_SCORES = {
  openness: "r.scores -> 'bigFiveScores' -> 'openness'",
  conscientiousness: "r.scores -> 'bigFiveScores' -> 'conscientiousness'",
  extraversion: "r.scores -> 'bigFiveScores' -> 'extraversion'",
  agreeableness: "r.scores -> 'bigFiveScores' -> 'agreeableness'",
  sensitivity: "r.scores -> 'bigFiveScores' -> 'neuroticism'",
  honestyAndHumility: "r.scores -> 'hexacoScores' -> 'honestyHumility'",
  positiveEnergy: "r.scores -> 'panasScores' -> 'positiveTotal'",
  tension: "r.scores -> 'panasScores' -> 'negativeTotal'",
  strengths: "r.scores -> 'viaStrengths'",
  workplaceStyle: "r.scores -> 'hoganHpiScores'",
  workplaceStyleUnderPressure: "r.scores -> 'hoganHdsScores'",
  confidence: "r.scores -> 'confidenceScore'",
} satisfies Record<keyof ExportedPageScoresDto, string>;

const ASSESSMENT = {
  id: 'r.id',
  completedAt: utc('r.created_at'),
  ...resultOf('r'),
  notes: 'r.notes',
  baseAssessmentId: 'r.base_run_id',
  source: RUN_SOURCE,
  changes: 'r.changes',
  answers: 'r.responses',
  scores: `CASE WHEN r.scores IS NOT NULL THEN ${jsonObject(PAGE_SCORES)} END`,
} satisfies Record<keyof ExportedAssessmentDto, string>;

const ACTION = {
  id: 'm.action_id',
  rule: "split_part(m.action_id, ':', 1)",
  status: 'm.status',
  snoozedUntil: utc('m.snoozed_until'),
  markedAt: utc('m.updated_at'),
} satisfies Record<keyof ExportedActionDto, string>;

const OBSERVATION = {
  questionId: 'o.question_id',
  answer: 'o.answer',
  interactionId: 'o.interaction_id',
  observedAt: utc('o.created_at'),
  assessmentId: 'o.run_id',
} satisfies Record<keyof ExportedObservationDto, string>;

const TIP_FEEDBACK = {
  tipId: 'f.tip_id',
  interactionId: 'f.interaction_id',
  helped: 'f.helped',
  markedAt: utc('f.marked_at'),
} satisfies Record<keyof ExportedTipFeedbackDto, string>;

const importOf = (field: string) => `(SELECT ${field} FROM rapport.imports i
  WHERE i.user_profile_id = h.user_profile_id AND i.id = h.import_id)`;

const IMPORT = {
  importId: 'h.import_id',
  row: 'h.row_number',
  fileName: importOf('i.file_name'),
  importedAt: importOf(utc('i.created_at')),
  changed: 'h.changed',
} satisfies Record<keyof ExportedImportDto, string>;

/** `c` is rapport.contacts, `now` the placeholder for the time of the export. */
export function contactExportJson(now: string): string {
  return jsonObject({
    id: 'c.id',
    name: 'c.display_name',
    email: 'c.primary_email',
    phone: 'c.primary_phone',
    organization: 'c.organization_name',
    title: 'c.organization_title',
    profileLink: 'c.linkedin_url',
    ...CONTACT_ADDRESSES,
    ...ofPlainFacts((column) => `c.${column}`),
    ...CONTACT_DETAILS,
    labels: labelsOfContact('l.name'),
    customFields: NAMED_CUSTOM_VALUES,
    photoUrl: 'c.photo_url',
    profilePicture: 'c.linkedin_profile_picture',
    photoPath: CONTACT_PHOTO_PATH,
    photoData: GIVEN_PHOTO,
    createdAt: utc('c.created_at'),
    updatedAt: utc('c.last_update_time'),
    deletedAt: utc('c.deleted_at'),
    assessmentComplete: 'c.assessment_complete',
    ...resultOf('c'),
    legalBasisNote: 'c.legal_basis_note',
    informedAt: utc('c.informed_at'),
    objectedAt: utc('c.objected_at'),
    reviewedAt: utc('c.reviewed_at'),
    openness: 'c.big_five_openness',
    topStrength: 'c.via_top_strength1',
    cadenceDays: 'c.cadence_days',
    cadenceChanges: 'c.cadence_changes',
    interactions: ofContact(
      'interactions i',
      interactionOf(now),
      'i.interaction_date DESC, i.id DESC',
    ),
    commitments: ofContact('commitments o', COMMITMENT, 'o.created_at, o.id'),
    statedPreferences: ofContact('stated_preferences s', STATED, 's.created_at, s.id'),
    relations: RELATIONS,
    answers: ofContact('assessment_responses a', ANSWER, 'a.created_at, a.id'),
    assessments: ofContact('assessment_runs r', ASSESSMENT, 'r.created_at DESC, r.id DESC'),
    actions: ofContact('action_marks m', ACTION, 'm.updated_at, m.action_id'),
    observations: ofContact('observations o', OBSERVATION, 'o.created_at, o.id'),
    tipFeedback: ofContact(
      'tip_feedback f',
      TIP_FEEDBACK,
      'f.marked_at, f.tip_id, f.interaction_id',
    ),
    imports: ofContact('import_changes h', IMPORT, 'h.import_id, h.row_number'),
  } satisfies Record<keyof ExportedContactDto, string>);
}

/**
 * Returns the list of a table's rows about `c`. It uses an index lookup per contact instead of a join, so its
 * duration doesn't depend on good statistics.
 */
function ofContact(table: string, fields: Readonly<Record<string, string>>, order: string): string {
  const alias = table.slice(-1);
  return `(SELECT COALESCE(json_agg(${jsonObject(fields)} ORDER BY ${order}), '[]')
    FROM rapport.${table}
    WHERE ${alias}.user_profile_id = c.user_profile_id AND ${alias}.contact_id = c.id)`;
}
