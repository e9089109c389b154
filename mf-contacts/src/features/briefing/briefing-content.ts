import {
  type BriefingLine,
  type Commitment,
  type ContactAction,
  type ContactSummary,
  type Guidance,
  type Interaction,
  type WorkedTip,
} from '@rapport/api-client';
import {
  DIMENSION_LETTERS,
  filledText,
  MEETING_PARTS,
  type MeetingWord,
  meetingWords,
  shownText,
  type BriefingPart,
  type BriefingState,
  type PatternPiece,
  patternSlots,
  type TipBasis,
  WORK_STYLE_DIMENSIONS,
} from '@rapport/contracts';
import { localDay } from '../../commitments/commitment-words.ts';
import { openPromises, type OpenPromise } from '../../commitments/open-promises.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { isObserved } from '../../guidance/is-observed.ts';
import {
  knownWords,
  type KnownWords,
  patternInWords,
  saidNow,
} from '../../guidance/known-words.ts';
import { saidText, told, waysOf } from '../../guidance/told.ts';
import { toldOn } from '../../contacts/told-on.ts';
import { type Excerpt, notesOf } from './excerpt.ts';
import { type Reachable } from './meeting-reach.tsx';

/** What to know on the way to a meeting: facts first, then what the estimate adds. */
export interface BriefingContent {
  state: BriefingState;
  /** Whether the answers behind what it says are known. */
  isObserved: boolean;
  /** Whether a label says that they're a candidate. */
  isCandidate: boolean;
  name: string;
  /** Title and organization; "" when neither is known. */
  role: string;
  /** How to get in touch, and whether this is a first impression. */
  remarks: string[];
  reach: Reachable;
  /** The note that stands at the top of the contact; "" for none. */
  pinnedNote: string;
  /** What they said they like, with the day on which the user learned it. */
  stated: { says: string; toldOn: string }[];
  /** The meeting that it is for; null where none is planned. */
  meeting: BriefedMeeting | null;
  /** Null before the first interaction. */
  last: (Pick<Interaction, 'interactionDate' | 'type' | 'outcome'> & Excerpt) | null;
  /** What was promised and asked and isn't done, either way, the soonest due first. */
  promises: OpenPromise[];
  /** What else there is to do, most urgent first, at most two. */
  toDo: string[];
  sections: BriefingSection[];
  /** What was tried with them and how often that went well, in words. */
  worked: string[];
}

/** A meeting that is planned, as far as it's about what to say there. */
export interface BriefedMeeting {
  id: string;
  title: string;
  startsAt: string;
  /** In minutes; null where it isn't known. */
  duration: number | null;
  place: string | null;
  link: string | null;
  people: NonNullable<Interaction['meeting']>['people'];
  /** What the user noted before it, in their own words. */
  lines: MeetingWord[];
  notes: string;
}

export interface BriefingSection {
  part: BriefingPart | 'works_with_anyone';
  lines: ShownLine[];
}

interface ShownLine {
  text: string;
  /** The words to open with, which the text has without markup; null where there are none. */
  words: PatternPiece[] | null;
  /** The tip that the words are from. */
  tipId: string | null;
  basis: LineBasis;
}

/** What a line rests on: sides and motivation, what was logged last, or nothing that is worth a chip. */
type LineBasis = readonly TipBasis[] | 'last_outcome' | null;

export interface BriefingSources {
  contact: ContactSummary & Pick<ShownContact, 'pinnedNote'>;
  guidance: Guidance;
  /** Newest first. */
  interactions: readonly Interaction[];
  actions: readonly ContactAction[];
  commitments?: readonly Commitment[];
  /** The meeting that it is for; the next one with this contact unless given. */
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

/** What stands before what they said they like. */
export const STATED = 'They told you';

/** What stands before what was tried with them. */
export const WORKED = 'Tried before';

/** The rules whose actions belong into a briefing: repair, follow up, reach out, and what is agreed. To log an earlier contact belongs on their page. */
const BRIEFING_RULES = ['R1', 'R2', 'R3', 'R4', 'R5'];
const MOST_ACTIONS = 2;
const MOST_WORKED = 3;

/** What a briefing says at this moment. */
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
    reach: { ...contact, ...(told(guidance, 'channel') && { ways: waysOf(guidance) }) },
    remarks: remarksOf(guidance, state, meeting !== null),
    pinnedNote: inLines(contact.pinnedNote ?? ''),
    stated: (guidance.stated ?? []).map(({ preference }) => ({
      says: saidText(preference),
      toldOn: toldOn(preference.learnedOn),
    })),
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

/** Counts alone: "Send your question the day before: 3 times, 2 went well." */
function workedText({ text, used, wentWell }: WorkedTip): string {
  const well = wentWell === 0 ? 'none' : wentWell === used ? 'all' : String(wentWell);
  return `${text.replace(/\.$/, '')}: ${used} times, ${well} went well.`;
}

/** The meeting that was asked for, or the next one that is planned; the lines are the user's own words. */
function meetingFor({ interactions, meetingId }: BriefingSources): BriefingContent['meeting'] {
  // Newest first, so the last one that still lies ahead is the next.
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

/** A text of several lines, without what turns it around. */
function inLines(text: string): string {
  return text.trim().split(/\r?\n/u).map(shownText).join('\n');
}

/** @param isArranged whether they meet anyway, so that how to reach them is no question */
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
    // What they said about it is said as such.
    stated.some(({ preference }) => preference.kind === 'channel')
      ? []
      : [axis.letter === 'E' ? 'Call first' : 'Message first'];
  return basis?.firstImpression ? [...channel, 'First impression'] : channel;
}

function sectionsOf(
  guidance: Guidance,
  state: BriefingState,
  known: KnownWords,
  isMeeting: boolean,
): BriefingSection[] {
  // What may no longer fit is not shown before someone has said that it does.
  if (state === 'stale' || state === 'objected') return [];
  const sections: BriefingSection[] = [];
  const about = guidance.observe?.about;
  const watched = about ? [about] : null;
  for (const line of guidance.briefing.lines) {
    const { part, tipId } = line;
    const said = saidIn(line, known);
    if (isOfMeeting(part) && !(isMeeting && isWorthSaying(part, said.words))) continue;
    const before = sections.at(-1);
    if (before?.part === part) {
      before.lines.push({ ...said, basis: basisOf(part, tipId) });
    } else {
      const isNext = part === 'watch_for';
      const basis = isNext ? watched : basisOf(part, tipId);
      sections.push({ part, lines: [{ ...said, basis }] });
    }
  }
  return state === 'not_assessed' ? [...sections, ...generalSection(guidance)] : sections;
}

/** Whether a part is about one meeting, and built on what the user noted before it. */
function isOfMeeting(part: BriefingPart): boolean {
  return MEETING_PARTS.some((each) => each === part);
}

/** A blank asks for what the user wants, or expects to hear; not every meeting has news. */
function isWorthSaying(part: BriefingPart, words: PatternPiece[] | null): boolean {
  if (words === null) return false;
  const isOpen = words.some((piece) => piece.kind === 'slot' && piece.filling === null);
  return part !== 'tell' || !isOpen;
}

/** The words to say stand for themselves; of other lines the instruction is enough. */
function saidIn({ part, text, words: own, tipId }: BriefingLine, known: KnownWords) {
  const isSaid = part === 'open_with' || isOfMeeting(part);
  // A blank asks for a line that isn't there; one that fits no sentence is there already.
  const isNoted = own && patternSlots(own.pattern).some((slot) => known.noted.includes(slot));
  const form = own && isOfMeeting(part) && !isNoted ? { ...own, bare: null } : own;
  const words = isSaid ? openingWithout(form, part, known) : null;
  return { text: words === null ? text : patternInWords(words), words, tipId };
}

/** The words; those that open a meeting leave what is told and asked for to the lines below, where they can. */
function openingWithout(words: BriefingLine['words'], part: BriefingPart, known: KnownWords) {
  const { matter } = known.fillings;
  const fillings = matter === undefined ? {} : { matter };
  const opening = part === 'open_with' ? saidNow(words, { ...known, fillings }) : null;
  return opening && filledText(opening) !== null ? opening : saidNow(words, known);
}

/** What works with anyone in a meeting. */
function generalSection({ tips }: Guidance): BriefingSection[] {
  const lines = tips
    .filter(({ situation }) => situation === 'meeting')
    .map(({ text }) => ({ text, words: null, tipId: null, basis: [] }));
  return lines.length === 0 ? [] : [{ part: 'works_with_anyone', lines }];
}

function basisOf(part: BriefingPart, tipId: string | null): LineBasis {
  if (tipId !== null) return basisOfTip(tipId);
  if (part === 'open_with') return 'last_outcome';
  if (part === 'still_open') return ['motivation'];
  return null;
}

/**
 * What a tip rests on, from its id (`I.do`, `5xN.do`, `INTP.disagree`). It need not be one of the
 * guidance: the briefing moves on to another where that one is not certain enough.
 */
function basisOfTip(tipId: string): readonly TipBasis[] {
  const [subject = ''] = tipId.split('.');
  const axes = WORK_STYLE_DIMENSIONS.filter((axis) =>
    DIMENSION_LETTERS[axis].some((letter) => subject.includes(letter)),
  );
  return /^\d/.test(subject) ? ['motivation', ...axes] : axes;
}

/** Why a briefing has facts only. */
export const OBJECTED = 'They objected, so no estimate is kept.';
