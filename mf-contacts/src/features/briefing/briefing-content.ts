import {
  type Commitment,
  type ContactAction,
  type ContactSummary,
  type Guidance,
  type Interaction,
  type WorkedTip,
} from '@rapport/api-client';
import { type MeetingWord, meetingWords, shownText, type BriefingState } from '@rapport/contracts';
import { localDay } from '../../commitments/commitment-words.ts';
import { openPromises, type OpenPromise } from '../../commitments/open-promises.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { isObserved } from '../../guidance/is-observed.ts';
import { knownWords } from '../../guidance/known-words.ts';
import { ownFieldLines } from '../../guidance/own-fields.ts';
import { preferenceText, preferenceOf, channelsOf } from '../../guidance/preference-of.ts';
import { learnedOnText } from '../../contacts/learned-on-text.ts';
import { relationLines } from '../../guidance/relation-lines.ts';
import { type BriefingSection, sectionsOf } from './briefing-sections.ts';
import { type Excerpt, notesOf } from './excerpt.ts';
import { type Reachable } from './meeting-reach.tsx';

/** What to know before a meeting: facts first, then what the estimate adds. */
export interface BriefingContent {
  state: BriefingState;
  /** Whether the answers behind the estimate are known. */
  isObserved: boolean;
  /** Whether a label marks the contact as a candidate. */
  isCandidate: boolean;
  name: string;
  /** Title and organization; "" if both are unknown. */
  role: string;
  /** How to get in touch, and that this is a first impression. */
  remarks: string[];
  reach: Reachable;
  /** The pinned note of the contact; "" if there's none. */
  pinnedNote: string;
  /** Their stated preferences, with the days when the user learned them. */
  stated: { says: string; toldOn: string }[];
  /** What they are to other contacts, one line each. */
  relations: string[];
  /** Values of the user's own fields that briefings show, one line each. */
  ownFields: string[];
  /** The meeting that the briefing is about; null if none is planned. */
  meeting: BriefedMeeting | null;
  /** Null before the first interaction. */
  last: (Pick<Interaction, 'interactionDate' | 'type' | 'outcome'> & Excerpt) | null;
  /** The open promises and questions of both sides, the soonest due first. */
  promises: OpenPromise[];
  /** Other next steps, the most urgent first, at most two. */
  toDo: string[];
  sections: BriefingSection[];
  /** How often each tip was used with them and went well, in words. */
  worked: string[];
}

/** The facts of a planned meeting that a briefing uses. */
export interface BriefedMeeting {
  id: string;
  title: string;
  startsAt: string;
  /** In minutes; null if unknown. */
  duration: number | null;
  place: string | null;
  link: string | null;
  people: NonNullable<Interaction['meeting']>['people'];
  /** The user's notes for the meeting, in their own words. */
  lines: MeetingWord[];
  notes: string;
}

export interface BriefingSources {
  contact: ContactSummary & Pick<ShownContact, 'pinnedNote'>;
  guidance: Guidance;
  /** Newest first. */
  interactions: readonly Interaction[];
  actions: readonly ContactAction[];
  commitments?: readonly Commitment[];
  /** The meeting that the briefing is about; the contact's next one by default. */
  meetingId?: string | null;
}

export const PART_LABELS: Readonly<Record<BriefingSection['part'], string>> = {
  open_with: 'Open with',
  tell: 'Tell them',
  ask: 'Ask',
  if_they_object: 'If they object',
  do: 'Do',
  avoid: 'Avoid',
  if_tense: 'If it gets tense',
  still_open: 'Still open',
  watch_for: 'Watch for',
  how_sure: 'How sure',
  works_with_anyone: 'Works with anyone',
};

/** The label of stated preferences. */
export const STATED = 'They told you';

/** The label of relations. */
export const RELATIONS = 'Relations';

/** The label of tips that were used before. */
export const WORKED = 'Tried before';

/**
 * The rules of actions for a briefing: repair, follow up, reach out, and agreements. Logging an earlier contact
 * belongs on the contact's page.
 */
const BRIEFING_RULES = ['R1', 'R2', 'R3', 'R4', 'R5'];
const MOST_ACTIONS = 2;
const MOST_WORKED = 3;

/** The current content of a briefing. */
export function briefingContent(sources: BriefingSources): BriefingContent {
  const { contact, guidance, interactions, actions, commitments = [], meetingId = null } = sources;
  const [state = 'not_assessed'] = guidance.briefing.states;
  const newest = interactions.find((each) => !isPlanned(each));
  const meeting = meetingFor(sources);
  return {
    state,
    isObserved: isObserved(guidance),
    isCandidate: guidance.candidate ?? false,
    name: shownText(contact.displayName),
    role: roleLine(contact),
    reach: { ...contact, ...(preferenceOf(guidance, 'channel') && { ways: channelsOf(guidance) }) },
    remarks: remarksOf(guidance, state, meeting !== null),
    pinnedNote: inLines(contact.pinnedNote ?? ''),
    stated: (guidance.stated ?? []).map(({ preference }) => ({
      says: preferenceText(preference),
      toldOn: learnedOnText(preference.learnedOn),
    })),
    relations: relationLines(guidance.relations ?? [], meeting?.people ?? []),
    ownFields: ownFieldLines(guidance.customFields),
    meeting,
    last: newest ? { ...newest, ...notesOf(newest) } : null,
    promises: openPromises(commitments),
    toDo: actions
      .filter(({ ruleId, status }) => status === 'open' && BRIEFING_RULES.includes(ruleId))
      .slice(0, MOST_ACTIONS)
      .map(({ title }) => title),
    sections: sectionsOf(
      guidance,
      state,
      knownWords(contact, interactions, meetingId),
      meeting !== null,
    ),
    worked: state === 'stale' ? [] : (guidance.worked ?? []).slice(0, MOST_WORKED).map(workedText),
  };
}

/** Only counts: "Send your question the day before: 3 times, 2 went well." */
function workedText({ text, used, wentWell }: WorkedTip): string {
  const well = wentWell === 0 ? 'none' : wentWell === used ? 'all' : String(wentWell);
  return `${text.replace(/\.$/, '')}: ${used} times, ${well} went well.`;
}

/** The requested meeting, or the next planned one. The lines are in the user's own words. */
function meetingFor({ interactions, meetingId }: BriefingSources): BriefingContent['meeting'] {
  // Interactions are newest first, so the last one in the future is the next.
  const planned = interactions.filter((each) => each.meeting?.state === 'planned');
  const found =
    planned.find(({ meeting }) => meeting?.id === meetingId) ??
    planned.findLast((each) => isPlanned(each));
  if (!found?.meeting) return null;
  const { id, place, link, people, notes } = found.meeting;
  return {
    ...{ id, place, link, people },
    title: shownText(found.description ?? INTERACTION_LABELS[found.type]),
    startsAt: found.interactionDate,
    duration: found.duration,
    lines: meetingWords(found.meeting, [], localDay()).map(({ label, text }) => ({
      label,
      text: shownText(text),
    })),
    notes: inLines(notes ?? ''),
  };
}

/** Keeps the line breaks of a text and removes characters that would reverse its direction. */
function inLines(text: string): string {
  return text.trim().split(/\r?\n/u).map(shownText).join('\n');
}

/** @param isArranged true if they'll meet anyway, which makes the best channel irrelevant */
function remarksOf(
  { axes, basis, stated = [] }: Guidance,
  state: BriefingState,
  isArranged: boolean,
): string[] {
  if (state === 'stale') return [];
  const axis = axes.find(({ dimension }) => dimension === 'EI');
  const channel =
    axis?.state !== 'certain' ||
    isArranged ||
    // A stated channel is shown as their own statement.
    stated.some(({ preference }) => preference.kind === 'channel')
      ? []
      : [axis.letter === 'E' ? 'Call first' : 'Message first'];
  return basis?.firstImpression ? [...channel, 'First impression'] : channel;
}

/** Explains why a briefing has only facts. */
export const OBJECTED = 'They objected, so no estimate is kept.';
