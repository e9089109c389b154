import {
  type BriefingLine,
  type Commitment,
  type ContactAction,
  type ContactSummary,
  type Guidance,
  type Interaction,
} from '@rapport/api-client';
import {
  DIMENSION_LETTERS,
  meetingLines,
  shownText,
  type BriefingPart,
  type BriefingState,
  type PatternPiece,
  type TipBasis,
  WORK_STYLE_DIMENSIONS,
} from '@rapport/contracts';
import { timeInWords } from '@rapport/shared-ui';
import { openPromises, type OpenPromise, promiseText } from '../../commitments/open-promises.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';
import { isObserved } from '../../guidance/is-observed.ts';
import {
  knownWords,
  type KnownWords,
  patternInWords,
  saidNow,
} from '../../guidance/known-words.ts';

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
  /** The meeting that it is for; null where none is planned. */
  meeting: { id: string; lines: ReturnType<typeof meetingLines>; notes: string } | null;
  /** Null before the first interaction. */
  last: (Pick<Interaction, 'interactionDate' | 'type' | 'outcome'> & Excerpt) | null;
  /** What was promised and asked and isn't done, either way, the soonest due first. */
  promises: OpenPromise[];
  /** What is open, most urgent first, at most two. */
  toDo: string[];
  sections: BriefingSection[];
}

/** What was noted, in three lengths. */
export interface Excerpt {
  /** The first sentences; "" without notes. */
  notes: string;
  /** More of them for paper, as much as leaves the briefing on one sheet. */
  paperNotes: string;
  /** All of them. */
  wholeNotes: string;
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
  contact: ContactSummary;
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
  do: 'Do',
  avoid: 'Avoid',
  if_tense: 'If it gets tense',
  still_open: 'Still open',
  watch_for: 'Watch for',
  how_sure: 'How sure',
  works_with_anyone: 'Works with anyone',
};

/** The rules whose actions belong into a briefing: repair, follow up, reach out, and what is agreed. */
const BRIEFING_RULES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R10'];
const MOST_ACTIONS = 2;
const NOTES_LENGTH = 280;
const PAPER_NOTES_LENGTH = 1_000;
/** More is not read on the way to a meeting. */
const MOST_WORDS = 130;

/** What a briefing says at this moment. */
export function briefingContent(sources: BriefingSources): BriefingContent {
  const { contact, guidance, interactions, actions, commitments = [], meetingId = null } = sources;
  const [state = 'not_assessed'] = guidance.briefing.states;
  const newest = interactions.find((each) => !isPlanned(each));
  const meeting = meetingFor(sources);
  const content: BriefingContent = {
    state,
    isObserved: isObserved(guidance),
    isCandidate: guidance.candidate ?? false,
    name: shownText(contact.displayName),
    role: roleLine(contact),
    remarks: remarksOf(guidance, state, meeting !== null),
    meeting,
    last: newest ? { ...newest, ...notesOf(newest) } : null,
    promises: openPromises(commitments),
    toDo: actions
      .filter(({ ruleId, status }) => status === 'open' && BRIEFING_RULES.includes(ruleId))
      .slice(0, MOST_ACTIONS)
      .map(({ title }) => title),
    sections: sectionsOf(guidance, state, knownWords(contact, interactions, meetingId)),
  };
  const isLong = wordCount(briefingText(content)) > MOST_WORDS;
  return isLong ? { ...content, toDo: content.toDo.slice(0, 1) } : content;
}

/** The meeting that was asked for, or the next one that is planned; the lines are the user's own words. */
function meetingFor({ interactions, meetingId }: BriefingSources): BriefingContent['meeting'] {
  // Newest first, so the last one that still lies ahead is the next.
  const planned = interactions.filter((each) => each.meeting?.state === 'planned');
  const found =
    planned.find(({ meeting }) => meeting?.id === meetingId) ??
    planned.findLast((each) => isPlanned(each));
  if (!found?.meeting) return null;
  const lines = meetingLines(found.meeting).map((line) => ({
    ...line,
    text: shownText(line.text),
  }));
  return { id: found.meeting.id, lines, notes: found.meeting.notes ?? '' };
}

/** What an interaction was about and what was noted. */
function notesOf({ description, notes }: Interaction): Excerpt {
  const texts = [description, notes].flatMap((text) => (text === null ? [] : [text.trim()]));
  const whole = texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
  // Lines run on here: a break is no character to warn of.
  const wholeNotes = whole
    .split(/\s*\n\s*/u)
    .map(shownText)
    .join(' ');
  return {
    notes: excerpt(wholeNotes, NOTES_LENGTH),
    paperNotes: excerpt(wholeNotes, PAPER_NOTES_LENGTH),
    wholeNotes,
  };
}

/** @param isArranged whether they meet anyway, so that how to reach them is no question */
function remarksOf({ axes, basis }: Guidance, state: BriefingState, isArranged: boolean): string[] {
  if (state === 'stale') return [];
  const axis = axes.find(({ dimension }) => dimension === 'EI');
  const channel =
    axis?.state !== 'certain' || isArranged
      ? []
      : [axis.letter === 'E' ? 'Call first' : 'Message first'];
  return basis?.firstImpression ? [...channel, 'First impression'] : channel;
}

function sectionsOf(
  guidance: Guidance,
  state: BriefingState,
  known: KnownWords,
): BriefingSection[] {
  // What may no longer fit is not shown before someone has said that it does.
  if (state === 'stale' || state === 'objected') return [];
  const sections: BriefingSection[] = [];
  const about = guidance.observe?.about;
  const watched = about ? [about] : null;
  for (const line of guidance.briefing.lines) {
    const { part, tipId } = line;
    const said = saidIn(line, known);
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

/** The words to open with stand for themselves; of other lines the instruction is enough. */
function saidIn({ part, text, words: own, tipId }: BriefingLine, known: KnownWords) {
  const words = part === 'open_with' ? saidNow(own, known) : null;
  return { text: words === null ? text : patternInWords(words), words, tipId };
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

/** The first sentences, with at most so many characters. A first sentence that is longer is cut between words. */
function excerpt(notes: string, longest: number): string {
  if (notes.length <= longest) return notes;
  let whole = '';
  for (const [sentence] of notes.matchAll(/.+?(?:[.!?…]+["'”’)]*(?=\s|$)|$)\s*/gsu)) {
    if ((whole + sentence).trim().length > longest) break;
    whole += sentence;
  }
  if (whole !== '') return `${whole.trim()} …`;
  return `${notes.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** What a copied briefing says, a line for each part. */
export function briefingText(content: BriefingContent, now = new Date()): string {
  const { name, role, remarks, meeting, last, promises, toDo, state, sections } = content;
  const who = role === '' ? name : `${name}, ${role}`;
  const happened = last && `Last: ${lastText(last, now)} `;
  const hasTask = toDo.length > 0 || promises.length === 0;
  const lines = sections.map(
    ({ part, lines: said }) => `${PART_LABELS[part]}: ${said.map(({ text }) => text).join(' ')}`,
  );
  return [
    [who, ...remarks].map((part) => `${part}.`).join(' '),
    ...(meeting?.lines ?? []).map(({ label, text }) => `${label}: ${text}`),
    ...(meeting === null || meeting.notes === '' ? [] : [`Notes: ${meeting.notes}`]),
    `${happened ?? ''}${hasTask ? `To do: ${toDo.length === 0 ? 'nothing' : toDo.join('; ')}.` : ''}`,
    ...promises.map(promiseText),
    ...lines,
    ...(state === 'objected' ? [OBJECTED] : []),
  ].join('\n');
}

/** Why a briefing has facts only. */
export const OBJECTED = 'They objected, so no estimate is kept.';

function lastText(last: NonNullable<BriefingContent['last']>, now: Date): string {
  const { interactionDate, type, outcome, notes } = last;
  const facts = [
    timeInWords(new Date(interactionDate), now),
    INTERACTION_LABELS[type].toLowerCase(),
    ...(outcome === null ? [] : [OUTCOME_WORDS[outcome].label.toLowerCase()]),
  ].join(', ');
  return notes === '' ? `${facts}.` : `${facts}: ${notes}`;
}
