import { IS_CANDIDATE } from '../contacts/contact-labels-sql.ts';
import {
  currentPreferences,
  estimateDetails,
  type MotivationType,
  QUIZ_BANK,
  type QuizResponse,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { jsonObject, ofOneUser, utc } from '../database/sql.ts';
import {
  ACTION_MARKS,
  type ContactHistoryRow,
  attentionInput,
  historyColumns,
  type MarkRow,
  marksOf,
} from '../attention/contact-history.ts';
import {
  STATED_OF_CONTACT,
  statedPreferences,
  type StatedPreferenceRow,
} from '../stated-preferences/stated-preferences-sql.ts';
import { type ActionContact, type FollowUp } from './domain/action-facts.ts';
import { type ActionsInput } from './domain/contact-actions.ts';

type Openness = Pick<ActionContact, 'tiedMotivationTypes' | 'openReasons' | 'motivationOpenReason'>;

interface FollowUpRow extends Omit<FollowUp, 'interactionDate' | 'snoozedUntil' | 'markedAt'> {
  interactionDate: string;
  snoozedUntil: string | null;
  markedAt: string | null;
}

/** The single row that ACTION_FACTS returns. */
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
  /** Stated preferences, newest first. */
  stated: StatedPreferenceRow[];
  /** The answers behind the newest assessment; null if it has none. */
  responses: QuizResponse[] | null;
  marks: MarkRow[];
  followUps: FollowUpRow[];
}

const FOLLOW_UP = jsonObject({
  interactionId: 'i.id',
  interactionDate: utc('i.interaction_date'),
  type: 'i.type',
  followUpAt: 'i.follow_up_at',
  followUpText: 'i.follow_up_text',
  status: 'i.follow_up_status',
  snoozedUntil: utc('i.follow_up_snoozed_until'),
  markedAt: utc('i.follow_up_marked_at'),
} satisfies Record<keyof FollowUpRow, string>);

/** How many commitments of a contact are read: the open ones first, then the latest. */
const MOST_FOLLOW_UPS = 20;

const FOLLOW_UPS = `(SELECT COALESCE(json_agg(${FOLLOW_UP} ORDER BY i.follow_up_at, i.id), '[]') FROM (
    SELECT h.* FROM rapport.interactions h
    WHERE h.user_profile_id = c.user_profile_id AND h.contact_id = c.id
      AND h.follow_up_at IS NOT NULL AND h.outcome = 'follow_up_needed'
    ORDER BY h.follow_up_status IN ('done', 'dismissed') IS TRUE, h.interaction_date DESC
    LIMIT ${MOST_FOLLOW_UPS}
  ) i)`;

/** Everything that the actions of a contact depend on, in one statement; no row if the contact doesn't exist. */
export const ACTION_FACTS = ofOneUser(`
  SELECT c.primary_email AS "primaryEmail", c.primary_phone AS "primaryPhone",
    c.linkedin_url AS "linkedinUrl", c.assessment_complete AS "assessmentComplete",
    c.mbti_type AS "mbtiType", c.mbti_ambiguous_letters AS "mbtiAmbiguousLetters",
    c.enneagram_type AS "enneagramType", c.reviewed_at AS "reviewedAt",
    (c.objected_at IS NOT NULL OR ${IS_CANDIDATE}) AS objected,
    ${STATED_OF_CONTACT} AS stated,
    run.created_at AS "assessedAt", run.responses AS responses,
    ${historyColumns('$3')},
    ${ACTION_MARKS} AS marks,
    ${FOLLOW_UPS} AS "followUps"
  FROM rapport.contacts c LEFT JOIN LATERAL (
    SELECT r.created_at, r.responses FROM rapport.assessment_runs r
    WHERE r.user_profile_id = c.user_profile_id AND r.contact_id = c.id
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1
  ) run ON true
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`);

/** Converts a row to the input of the rules. */
export function actionsInput(contactId: string, row: ActionFactsRow, now: Date): ActionsInput {
  const {
    responses,
    marks,
    followUps,
    stated,
    happened,
    planned,
    cadenceDays,
    cadenceChanges,
    ...contact
  } = row;
  const history = { happened, planned, cadenceDays, cadenceChanges, createdAt: contact.createdAt };
  return {
    ...attentionInput(history, now),
    contact: { ...contact, ...whatIsStated(stated), ...whatIsOpen(responses), id: contactId },
    marks: marksOf(marks),
    followUps: followUps.map((each) => ({
      ...each,
      interactionDate: new Date(each.interactionDate),
      snoozedUntil: timeOf(each.snoozedUntil),
      markedAt: timeOf(each.markedAt),
    })),
  };
}

/**
 * What a contact said they like, as the rules use it.
 * @param newestFirst all rows of the contact, in that order
 */
function whatIsStated(
  newestFirst: readonly StatedPreferenceRow[],
): Pick<ActionContact, 'stated' | 'statedChannels'> {
  const stated = currentPreferences(statedPreferences(newestFirst));
  return {
    stated,
    statedChannels: stated.find(({ kind }) => kind === 'channel')?.channels ?? null,
  };
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Returns what's open according to the answers, because the stored result may come from an earlier version. */
function whatIsOpen(responses: readonly QuizResponse[] | null): Openness {
  if (responses === null) return { tiedMotivationTypes: [] };
  const details = estimateDetails(QUIZ_BANK, responses);
  return {
    tiedMotivationTypes: details.enneagramCoLeaders,
    openReasons: details.mbtiOpenReasons,
    motivationOpenReason: details.enneagramOpenReason,
  };
}
