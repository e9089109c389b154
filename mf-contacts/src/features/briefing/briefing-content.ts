import {
  DIMENSION_LETTERS,
  fillPattern,
  shownText,
  type BriefingLine,
  type BriefingPart,
  type BriefingState,
  type ContactAction,
  type ContactSummary,
  type Guidance,
  type Interaction,
  type PatternFillings,
  type PatternPiece,
  type TipBasis,
  WORK_STYLE_DIMENSIONS,
} from '@rapport/contracts';
import { timeInWords } from '@rapport/shared-ui';
import { roleLine } from '../../contacts/contact-text.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';
import { isObserved } from '../../guidance/is-observed.ts';
import { knownFillings, patternInWords } from '../../guidance/known-fillings.ts';

/** What to know on the way to a meeting: facts first, then what the estimate adds. */
export interface BriefingContent {
  state: BriefingState;
  /** Whether the answers behind what it says are known. */
  isObserved: boolean;
  name: string;
  /** Title and organization; "" when neither is known. */
  role: string;
  /** How to get in touch, and whether this is a first impression. */
  remarks: string[];
  /** Null before the first interaction. */
  last: (Pick<Interaction, 'interactionDate' | 'type' | 'outcome'> & Excerpt) | null;
  /** What is open, most urgent first, at most two. */
  toDo: string[];
  sections: BriefingSection[];
}

interface Excerpt {
  /** "" without notes. */
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
const NOTES_LENGTH = 120;
/** More is not read on the way to a meeting. */
const MOST_WORDS = 130;
/** However much else there is to say, so many words of the notes remain. */
const FEWEST_NOTES_WORDS = 3;

/** What a briefing says at this moment. */
export function briefingContent(sources: BriefingSources): BriefingContent {
  const { contact, guidance, interactions, actions } = sources;
  const [state = 'not_assessed'] = guidance.briefing.states;
  const newest = interactions.find((each) => !isPlanned(each));
  const content: BriefingContent = {
    state,
    isObserved: isObserved(guidance),
    name: shownText(contact.displayName),
    role: roleLine(contact),
    remarks: remarksOf(guidance, state),
    last: newest ? { ...newest, notes: notesOf(newest) } : null,
    toDo: actions
      .filter(({ ruleId, status }) => status === 'open' && BRIEFING_RULES.includes(ruleId))
      .slice(0, MOST_ACTIONS)
      .map(({ title }) => title),
    sections: sectionsOf(guidance, state, knownFillings(contact, interactions)),
  };
  return withinWords(withinWords(content, shorterToDo), shorterNotes);
}

/** The content, shortened by `shorten` if it has more words than somebody reads on the way. */
function withinWords(
  content: BriefingContent,
  shorten: (content: BriefingContent, excess: number) => BriefingContent,
): BriefingContent {
  const excess = wordCount(briefingText(content)) - MOST_WORDS;
  return excess > 0 ? shorten(content, excess) : content;
}

function shorterNotes(content: BriefingContent, excess: number): BriefingContent {
  const { last } = content;
  if (last === null || last.notes === '') return content;
  const most = Math.max(wordCount(last.notes) - excess, FEWEST_NOTES_WORDS);
  return { ...content, last: { ...last, notes: excerpt(last.notes, most) } };
}

function shorterToDo(content: BriefingContent): BriefingContent {
  return { ...content, toDo: content.toDo.slice(0, 1) };
}

/** What an interaction was about and what was noted, as much of it as fits. */
function notesOf({ description, notes }: Interaction): string {
  const texts = [description, notes].flatMap((text) => (text === null ? [] : [text.trim()]));
  const whole = texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
  return excerpt(shownText(whole), Infinity);
}

function remarksOf({ axes, basis }: Guidance, state: BriefingState): string[] {
  if (state === 'stale') return [];
  const axis = axes.find(({ dimension }) => dimension === 'EI');
  const channel =
    axis?.state !== 'certain' ? [] : [axis.letter === 'E' ? 'Call first' : 'Message first'];
  return basis?.firstImpression ? [...channel, 'First impression'] : channel;
}

function sectionsOf(
  guidance: Guidance,
  state: BriefingState,
  fillings: PatternFillings,
): BriefingSection[] {
  // What may no longer fit is not shown before somebody has said that it does.
  if (state === 'stale' || state === 'objected') return [];
  const sections: BriefingSection[] = [];
  const about = guidance.observe?.about;
  const watched = about ? [about] : null;
  for (const line of guidance.briefing.lines) {
    const { part, tipId } = line;
    const said = saidIn(line, fillings);
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
function saidIn({ part, text, pattern }: BriefingLine, fillings: PatternFillings) {
  if (part !== 'open_with' || pattern === null) return { text, words: null };
  const words = fillPattern(pattern, fillings);
  return { text: patternInWords(words), words };
}

/** What works with anyone in a meeting. */
function generalSection({ tips }: Guidance): BriefingSection[] {
  const lines = tips
    .filter(({ situation }) => situation === 'meeting')
    .map(({ text }) => ({ text, words: null, basis: [] }));
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

/** The first 120 characters at most, cut between words. */
function excerpt(notes: string, mostWords: number): string {
  const words = notes.split(/\s+/);
  let text = '';
  for (const [index, word] of words.entries()) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (index >= mostWords || longer.length > NOTES_LENGTH) {
      return `${text === '' ? word.slice(0, NOTES_LENGTH) : text}…`;
    }
    text = longer;
  }
  return text;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** What a copied briefing says, a line for each part. */
export function briefingText(content: BriefingContent, now = new Date()): string {
  const { name, role, remarks, last, toDo, state, sections } = content;
  const who = role === '' ? name : `${name}, ${role}`;
  const happened = last && `Last: ${lastText(last, now)} `;
  const lines = sections.map(
    ({ part, lines: said }) => `${PART_LABELS[part]}: ${said.map(({ text }) => text).join(' ')}`,
  );
  return [
    [who, ...remarks].map((part) => `${part}.`).join(' '),
    `${happened ?? ''}To do: ${toDo.length === 0 ? 'nothing' : toDo.join('; ')}.`,
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
