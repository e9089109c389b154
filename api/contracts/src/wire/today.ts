import { type ContactSummary } from './contact.ts';
import { type WatchFor } from './guidance.ts';
import { type InteractionType } from './interaction.ts';
import { type InteractionMeeting, type Meeting } from './meeting.ts';

/** Who an entry is about. */
export type TodayPerson = Pick<ContactSummary, 'id' | 'displayName' | 'photoPath'>;

/** Something planned for today or tomorrow. */
export interface TodayMeeting {
  person: TodayPerson;
  interactionId: string;
  type: InteractionType;
  description: string | null;
  /** In minutes. */
  duration: number | null;
  interactionDate: string;
  day: 'today' | 'tomorrow';
  /** With place, link, and everybody who takes part; null for an interaction that was only planned. */
  meeting: InteractionMeeting | null;
}

/** A follow-up that is promised for today or an earlier day. */
export interface TodayFollowUp {
  person: TodayPerson;
  interactionId: string;
  /** For PATCH /api/actions/{contactId}/{actionId}: done, snoozed or open. */
  actionId: string;
  /** What was promised, or a sentence that stands for it. */
  title: string;
  /** When it was promised, in one sentence. */
  reason: string;
  /** `YYYY-MM-DD`. */
  followUpAt: string;
  /** Whole days since then; 0 for today. */
  daysLate: number;
}

export const TODAY_DUE_KINDS = ['repair', 'overdue', 'due'] as const;

/** Somebody to reach out to. */
export interface TodayDue {
  person: TodayPerson;
  /** For PATCH /api/actions/{contactId}/{actionId}, as of a follow-up. */
  actionId: string;
  /** `repair`: the last contact went badly. `overdue`: due before today. */
  kind: (typeof TODAY_DUE_KINDS)[number];
  /** Why, in one sentence. */
  reason: string;
  dueAt: string;
}

/** Who is due next, after today. */
export interface TodayNext {
  person: TodayPerson;
  dueAt: string;
}

/** What to watch for in somebody. */
export interface TodayObservation {
  person: TodayPerson;
  watchFor: WatchFor;
}

/** A contact with the last interaction that was more than a note. */
export interface TodayMet {
  person: TodayPerson;
  interactionId: string;
  type: InteractionType;
  description: string | null;
  interactionDate: string;
}

export const KNOWN_LEAST_KINDS = ['assess', 'complete_profile'] as const;

/** Somebody met recently of whom little is known. */
export interface TodayKnownLeast {
  person: TodayPerson;
  /** `assess`: no estimate yet. `complete_profile`: no email, phone or link. */
  kind: (typeof KNOWN_LEAST_KINDS)[number];
  reason: string;
}

/** Response of GET /api/today. */
export interface Today {
  /** The day it is about, as `YYYY-MM-DD` in the time zone that was asked for. */
  date: string;
  /** Soonest first; one with several people is there once. */
  meetings: TodayMeeting[];
  /** Meetings of the last month that have begun and are not said to be held; the latest first, ten at most. */
  begun: Meeting[];
  /** The longest due first. */
  followUps: TodayFollowUp[];
  /** What went badly first, then the longest overdue; 30 at most. */
  due: TodayDue[];
  /** How many there are of them; counted up to 1,000 (`DUE_COUNT_LIMIT`). */
  dueCount: number;
  /** Two at most. */
  next: TodayNext[];
  /** The one to show today comes first, and the others follow on request. */
  observe: TodayObservation[];
  /** The latest first, four at most. */
  recent: TodayMet[];
  /** Two at most. */
  knownLeast: TodayKnownLeast[];
}

/** Query of GET /api/today. */
export interface TodayQuery {
  /** An IANA time zone such as `Europe/Berlin`, which decides when today begins and ends; UTC unless given. */
  timeZone?: string;
}
