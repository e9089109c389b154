import {
  estimateDetails,
  type MotivationType,
  QUIZ_BANK,
  type QuizResponse,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type ContactHistoryRow, healthInput, historyColumns } from '../health/contact-history.ts';
import { type ActionContact } from './domain/action-facts.ts';
import { type ActionMark, type ActionsInput } from './domain/contact-actions.ts';

type Openness = Pick<ActionContact, 'tiedMotivationTypes' | 'openReasons' | 'motivationOpenReason'>;

interface MarkRow extends Pick<ActionMark, 'actionId' | 'status'> {
  snoozedUntil: string | null;
}

/** The one row of the statement below. */
export interface ActionFactsRow extends ContactHistoryRow {
  primaryEmail: string | null;
  primaryPhone: string | null;
  linkedinUrl: string | null;
  assessmentComplete: boolean;
  mbtiType: WorkStyleType | null;
  mbtiAmbiguousLetters: WorkStyleLetter[];
  enneagramType: MotivationType | null;
  assessedAt: Date | null;
  reviewedAt: Date | null;
  objected: boolean;
  /** The answers behind the newest assessment, null where it came without them. */
  responses: QuizResponse[] | null;
  marks: MarkRow[];
}

const MARK = jsonObject({
  actionId: 'm.action_id',
  status: 'm.status',
  snoozedUntil: utc('m.snoozed_until'),
} satisfies Record<keyof MarkRow, string>);

/** Everything that the actions of a contact follow from, in one statement; no row without the contact. */
export const ACTION_FACTS = `
  SELECT c.primary_email AS "primaryEmail", c.primary_phone AS "primaryPhone",
    c.linkedin_url AS "linkedinUrl", c.assessment_complete AS "assessmentComplete",
    c.mbti_type AS "mbtiType", c.mbti_ambiguous_letters AS "mbtiAmbiguousLetters",
    c.enneagram_type AS "enneagramType", c.reviewed_at AS "reviewedAt",
    c.objected_at IS NOT NULL AS objected,
    run.created_at AS "assessedAt", run.responses AS responses,
    ${historyColumns('$3')},
    (SELECT COALESCE(json_agg(${MARK}), '[]') FROM rapport.action_marks m
      WHERE m.user_profile_id = c.user_profile_id AND m.contact_id = c.id) AS marks
  FROM rapport.contacts c LEFT JOIN LATERAL (
    SELECT r.created_at, r.responses FROM rapport.assessment_runs r
    WHERE r.user_profile_id = c.user_profile_id AND r.contact_id = c.id
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1
  ) run ON true
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

/** The same as the rules take it. */
export function actionsInput(contactId: string, row: ActionFactsRow, now: Date): ActionsInput {
  const { responses, marks, happened, planned, cadenceDays, cadenceChanges, ...contact } = row;
  const history = { happened, planned, cadenceDays, cadenceChanges, createdAt: contact.createdAt };
  return {
    ...healthInput(history, now),
    contact: { ...contact, ...whatIsOpen(responses), id: contactId },
    marks: marks.map(({ snoozedUntil, ...mark }) => ({
      ...mark,
      snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
    })),
  };
}

/** What the answers leave open, from the answers themselves: an earlier version may have stored the result. */
function whatIsOpen(responses: readonly QuizResponse[] | null): Openness {
  if (responses === null) return { tiedMotivationTypes: [] };
  const details = estimateDetails(QUIZ_BANK, responses);
  return {
    tiedMotivationTypes: details.enneagramCoLeaders,
    openReasons: details.mbtiOpenReasons,
    motivationOpenReason: details.enneagramOpenReason,
  };
}
