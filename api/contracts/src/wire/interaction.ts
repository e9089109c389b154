import { type ActionStatus } from './action.ts';
import { type InteractionOutcome } from './interaction-outcome.ts';
import { type InteractionMeeting } from './meeting.ts';

/** How people were in touch, or what was noted about it. */
export const INTERACTION_TYPES = ['call', 'meeting', 'email', 'message', 'event', 'note'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** For how many days a follow-up that is promised in the log dialog is preset. */
export const FOLLOW_UP_DAYS = 3;

/** How long an interaction can have taken, in whole minutes. The end is a week: a conference is one too. */
export const DURATION_LIMITS = { min: 0, max: 10_080 } as const;

/** How many days ahead an interaction can be planned: a year, leap years included. */
export const PLANNED_DAYS_AHEAD = 366;

/**
 * One entry of GET /api/interactions/{contactId}, newest `interactionDate` first. One that lies in the
 * future is planned: it becomes contact when its time has passed.
 */
export interface Interaction {
  id: string;
  contactId: string;
  type: InteractionType;
  /** A short headline, up to 320 characters. */
  description: string | null;
  /** Up to 10,000 characters. */
  notes: string | null;
  /** Whole minutes. */
  duration: number | null;
  interactionDate: string;
  createdAt: string;
  outcome: InteractionOutcome | null;
  /** The day on which the follow-up is promised, as `YYYY-MM-DD`; only with the outcome `follow_up_needed`. */
  followUpAt: string | null;
  /** What is promised, up to 320 characters; only with the outcome `follow_up_needed`. */
  followUpText: string | null;
  /** What became of a follow-up with a date, which the rule R4 asks for; null without one. */
  followUpStatus: ActionStatus | null;
  /** The meeting that it is part of, with everybody who takes part; null for any other interaction. */
  meeting: InteractionMeeting | null;
}

/** Query of GET /api/interactions/{contactId}. The next page is in the header `Link: <…>; rel="next"`. */
export interface InteractionListQuery {
  /** 50 unless given, 200 at most. */
  limit?: number;
  /** From the Link header of the page before. */
  cursor?: string;
}

/** Body of POST /api/interactions/{contactId}, which answers 201 with the `Interaction`. */
export interface CreateInteraction {
  type: InteractionType;
  /** When it happened, or is planned: up to `PLANNED_DAYS_AHEAD` days from now. */
  interactionDate: string;
  description?: string | null;
  notes?: string | null;
  duration?: number | null;
  outcome?: InteractionOutcome | null;
  /** `YYYY-MM-DD`. Kept only with the outcome `follow_up_needed`, as is the text. */
  followUpAt?: string | null;
  followUpText?: string | null;
}

/**
 * Body of PATCH /api/interactions/{contactId}/{id}, which answers the `Interaction`. A field left
 * out stays as it is; null clears it, except the type and the date.
 */
export type UpdateInteraction = Partial<CreateInteraction>;
