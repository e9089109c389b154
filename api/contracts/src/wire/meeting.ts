import { type InteractionOutcome } from './interaction-outcome.ts';

/** `planned` until somebody says how it went, also when its time has passed; `held` from then on. */
export const MEETING_STATES = ['planned', 'held', 'canceled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** The `source` of a meeting that the user planned here. */
export const OWN_MEETING = 'own';

/** How many people, and how many characters of the link. */
export const MEETING_LIMITS = { people: 20, link: 2_000 } as const;

/** How long a meeting is taken to last that has no duration, in minutes. */
export const USUAL_MEETING_MINUTES = 60;

/** How many meetings GET /api/meetings answers with at most. */
export const MEETING_LIST_LIMIT = 500;

/** Somebody who takes part, with the interaction that the meeting is in their history. */
export interface MeetingPerson {
  id: string;
  displayName: string;
  /** As in `ContactSummary`. */
  photoPath: string | null;
  interactionId: string;
}

/**
 * What GET /api/meetings/{id} answers: something that is planned with one or several contacts. In the
 * history of each it is an interaction of the type `meeting`, which has the title as its description.
 */
export interface Meeting {
  id: string;
  /** Up to 320 characters. */
  title: string;
  startsAt: string;
  /** Whole minutes; null where it is not known. */
  duration: number | null;
  /** Up to 320 characters. */
  place: string | null;
  /** A web address, or `tel:` and a number. */
  link: string | null;
  state: MeetingState;
  /** `own`, or the id of the calendar that it was read from. */
  source: string;
  /** By name. */
  people: MeetingPerson[];
}

/** What an interaction says of the meeting it belongs to. */
export type InteractionMeeting = Pick<Meeting, 'id' | 'place' | 'link' | 'state' | 'people'>;

/** Query of GET /api/meetings. */
export interface MeetingListQuery {
  /** The meetings that begin at that moment or later; now, unless given. */
  from?: string;
  /** And before that one; 31 days after `from`, unless given. */
  to?: string;
}

/** Body of POST /api/meetings, which answers 201 with the `Meeting`. */
export interface CreateMeeting {
  title: string;
  /** Up to `PLANNED_DAYS_AHEAD` days from now. */
  startsAt: string;
  duration?: number | null;
  place?: string | null;
  link?: string | null;
  /** 1 to `MEETING_LIMITS.people` contacts. */
  contactIds: string[];
}

/**
 * Body of PATCH /api/meetings/{id}, which answers the `Meeting`. A field left out stays as it is; null
 * clears duration, place, and link.
 */
export type UpdateMeeting = Partial<CreateMeeting>;

/** Body of PUT /api/meetings/{id}/outcome, which answers the `Meeting`: how it went, for all who took part. */
export interface SetMeetingOutcome {
  outcome: InteractionOutcome;
  /** `YYYY-MM-DD`. Kept only with the outcome `follow_up_needed`, as is the text. */
  followUpAt?: string | null;
  followUpText?: string | null;
}
