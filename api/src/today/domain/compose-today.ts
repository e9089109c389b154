import { type DueState } from '@rapport/contracts';
import { bucketOf } from '../../attention/domain/bucket.ts';
import {
  type ActionsInput,
  contactActions,
  followUpActionId,
} from '../../actions/domain/contact-actions.ts';
import { cadence } from '../../attention/domain/cadence.ts';
import { happenedAndPlanned } from '../../attention/domain/contact-attention.ts';
import { daysBetween } from '../../attention/domain/utc-days.ts';
import { type DayBounds, daysApart, localDay } from './day-bounds.ts';
import { remindedDates, type TodayDate } from './reminded-dates.ts';
import { type ReachFacts, reachOf } from './reach.ts';
import { dueReason, interactionCount, promisedReason, repairReason } from './today-words.ts';
import { type ContactActionDto } from '../../actions/dto/contact-action.dto.ts';
import { type OpenCommitmentDto } from '../../commitments/dto/commitment.dto.ts';
import { type WatchForDto } from '../../guidance/dto/guidance.dto.ts';
import { type InteractionDto } from '../../interactions/dto/interaction.dto.ts';
import { type InteractionMeetingDto, type MeetingDto } from '../../interactions/dto/meeting.dto.ts';
import { type ToldDto } from '../../stated-preferences/dto/told.dto.ts';
import {
  type TodayDto,
  type TodayDueDto,
  type TodayFollowUpDto,
  type TodayKnownLeastDto,
  type TodayMeetingDto,
  type TodayMetDto,
  type TodayNextDto,
  type TodayObservationDto,
  type TodayPersonDto,
} from '../dto/today.dto.ts';

/** Why a contact is a candidate: due by the end of the day, due next, met recently, or with a meeting soon. */
export type TodayPart = 'due' | 'next' | 'recent' | 'soon';

/** An interaction as shown on Today. */
export interface TodayInteraction extends Pick<
  InteractionDto,
  'type' | 'description' | 'duration' | 'interactionDate'
> {
  interactionId: string;
}

/** A planned interaction. */
export interface TodayPlanned extends TodayInteraction {
  meeting: InteractionMeetingDto | null;
  /** The attendees' stated preferences. */
  told: ToldDto[];
}

/** A contact who may appear on Today. */
export interface TodayCandidate {
  person: TodayPersonDto;
  parts: readonly TodayPart[];
  /** The input of the action rules; the last six interactions are enough. */
  input: ActionsInput;
  dueAt: Date;
  dueState: DueState;
  /** The last interaction other than a note. */
  met: TodayInteraction | null;
  /** What's planned until the end of tomorrow. */
  meetings: readonly TodayPlanned[];
  reach: ReachFacts;
  interactions: number;
}

/** A promise for today or an earlier day that's neither done nor snoozed. */
export interface TodayPromise {
  person: TodayPersonDto;
  interactionId: string;
  interactionDate: string;
  type: InteractionDto['type'];
  followUpAt: string;
  followUpText: string | null;
}

/** The input of Today. */
export interface TodayFacts {
  candidates: readonly TodayCandidate[];
  promises: readonly TodayPromise[];
  begun: MeetingDto[];
  commitments: OpenCommitmentDto[];
  ahead: MeetingDto[];
  /** The number of due contacts, including those beyond the candidates. */
  dueCount: number;
  /** True if all contacts who aren't due are within their cadence. */
  othersWithinCadence: boolean;
  /** Whether the user isn't through with the first steps. */
  firstSteps: boolean;
  /** On the days from `remindedDays`. */
  dates: readonly TodayDate[];
  /** What to watch for, by contact ID. */
  watchFor: ReadonlyMap<string, WatchForDto>;
  day: DayBounds;
  timeZone: string;
}

const MOST = { next: 2, recent: 4, knownLeast: 2 } as const;

/** Composes who needs the user's attention today. The same facts give the same result. */
export function composeToday(facts: TodayFacts): TodayDto {
  const { candidates, day } = facts;
  const due = dueToday(facts);
  return {
    date: day.date,
    meetings: eachOnce(candidates.flatMap((each) => meetingsOf(each, facts)).sort(byDate)),
    begun: facts.begun,
    ahead: facts.ahead,
    followUps: facts.promises.map((promise) => followUpOf(promise, facts)),
    commitments: facts.commitments,
    due,
    dueCount: facts.dueCount,
    othersWithinCadence: facts.othersWithinCadence,
    firstSteps: facts.firstSteps,
    dates: remindedDates(facts.dates, day.date),
    next: candidates
      .filter(({ parts }) => parts.includes('next'))
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
      .slice(0, MOST.next)
      .map(({ person, dueAt }): TodayNextDto => ({ person, dueAt: dueAt.toISOString() })),
    observe: observations(facts),
    recent: candidates
      .flatMap(({ person, met, parts }): TodayMetDto[] =>
        met !== null && parts.includes('recent') ? [{ person, ...withoutDuration(met) }] : [],
      )
      .sort((a, b) => byDate(b, a))
      .slice(0, MOST.recent),
    knownLeast: candidates
      .filter(({ parts }) => parts.includes('recent'))
      .flatMap((each) => knownLeast(each, facts))
      // Contacts for whom an assessment helps come first.
      .sort((a, b) => Number(b.kind === 'assess') - Number(a.kind === 'assess'))
      .slice(0, MOST.knownLeast),
  };
}

/**
 * Returns whether an observation could improve the estimate: the contact was met recently or will be soon, and has
 * an open letter.
 */
export function isWatchable({ parts, input: { contact } }: TodayCandidate): boolean {
  const isMet = parts.includes('recent') || parts.includes('soon');
  return isMet && !contact.objected && contact.mbtiAmbiguousLetters.length > 0;
}

/** The order changes every day and stays the same during a day. */
function observations({ candidates, watchFor, day }: TodayFacts): TodayObservationDto[] {
  return candidates
    .flatMap(({ person }) => {
      const prompt = watchFor.get(person.id);
      if (prompt === undefined) return [];
      return [{ place: bucketOf({ day: day.date, contact: person.id }), person, prompt }];
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ person, prompt }) => ({ person, watchFor: prompt }));
}

function dueToday(facts: TodayFacts): TodayDueDto[] {
  const due = facts.candidates.flatMap((each) => dueOf(each, facts));
  const rank = ({ kind }: TodayDueDto) => (kind === 'repair' ? 0 : 1);
  return due.sort((a, b) => rank(a) - rank(b) || Date.parse(a.dueAt) - Date.parse(b.dueAt));
}

/** The rules that suggest what to do, by the reason why a contact is due. */
const STEPS = { repair: ['R1'], due: ['R3', 'R2'] } as const;

function dueOf(candidate: TodayCandidate, facts: TodayFacts): TodayDueDto[] {
  const { person, parts, input, dueAt, dueState } = candidate;
  if (!parts.includes('due') || (dueState !== 'repair' && dueState !== 'due')) return [];
  const rules: readonly string[] = STEPS[dueState];
  const action = contactActions(input).find(({ ruleId }) => rules.includes(ruleId));
  // Rows written by the API of the previous release have no suggestion.
  if (!action) return [];
  const { day, timeZone } = facts;
  const { happened } = happenedAndPlanned(input.interactions, input.now);
  const [last] = happened;
  const dates = happened.map(({ interactionDate }) => interactionDate);
  const entry = {
    person,
    actionId: action.id,
    dueAt: dueAt.toISOString(),
    reach: reachOf(candidate.reach),
  };
  if (dueState === 'repair' && last) {
    return [{ ...entry, kind: 'repair', reason: repairReason(last, day.date, timeZone) }];
  }
  const reason = dueReason({
    last: last ?? null,
    createdAt: input.contact.createdAt,
    dueAt,
    cadence: cadence(input.cadenceDays, dates),
    now: input.now,
  });
  return [{ ...entry, kind: daysBetween(dueAt, input.now) > 0 ? 'overdue' : 'due', reason }];
}

/**
 * Returns suggestions that are neither done nor dismissed. One that's snoozed until later today counts from the
 * morning on.
 */
function openActions(input: ActionsInput, { day }: TodayFacts): ContactActionDto[] {
  return contactActions(input).filter(
    ({ status, snoozedUntil }) =>
      status === 'open' ||
      (status === 'snoozed' && snoozedUntil !== null && new Date(snoozedUntil) < day.endOfToday),
  );
}

function knownLeast(
  { person, input, interactions }: TodayCandidate,
  facts: TodayFacts,
): TodayKnownLeastDto[] {
  const rules = openActions(input, facts).map(({ ruleId }) => ruleId);
  if (rules.includes('R6')) {
    const reason = `${interactionCount(interactions)}, no assessment yet. It takes about two minutes.`;
    return [{ person, kind: 'assess', reason }];
  }
  if (!rules.includes('R9')) return [];
  return [{ person, kind: 'complete_profile', reason: "There's no email, phone, or link yet." }];
}

function meetingsOf({ person, meetings }: TodayCandidate, facts: TodayFacts): TodayMeetingDto[] {
  return meetings.map((meeting) => ({
    person,
    ...meeting,
    day:
      localDay(new Date(meeting.interactionDate), facts.timeZone) === facts.day.date
        ? 'today'
        : 'tomorrow',
  }));
}

/** A meeting with several attendees is in the history of each. */
function eachOnce(meetings: TodayMeetingDto[]): TodayMeetingDto[] {
  return meetings.filter(
    ({ meeting }, place) =>
      meeting === null || meetings.findIndex((each) => each.meeting?.id === meeting.id) === place,
  );
}

function followUpOf(promise: TodayPromise, { day, timeZone }: TodayFacts): TodayFollowUpDto {
  const { person, interactionId, interactionDate, type, followUpAt, followUpText } = promise;
  return {
    person,
    interactionId,
    actionId: followUpActionId(person.id, promise),
    title: followUpText ?? `Follow up with ${person.displayName}`,
    reason: promisedReason(
      { type, name: person.displayName, interactionDate: new Date(interactionDate) },
      day.date,
      timeZone,
    ),
    followUpAt,
    daysLate: daysApart(followUpAt, day.date),
  };
}

function withoutDuration({ interactionId, type, description, interactionDate }: TodayInteraction) {
  return { interactionId, type, description, interactionDate };
}

function byDate(
  a: Pick<InteractionDto, 'interactionDate'>,
  b: Pick<InteractionDto, 'interactionDate'>,
): number {
  return Date.parse(a.interactionDate) - Date.parse(b.interactionDate);
}
