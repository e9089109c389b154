import {
  type BriefingPart,
  type BriefingState,
  DIMENSION_LETTERS,
  POLE_WORDS,
  type StatedPreference,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { type Library } from './library.ts';
import { type PersonEstimate } from './estimate.ts';
import { meetingLinesFor } from './meeting-texts.ts';
import { isTextContradicted } from './stated.ts';
import { type RankedTip } from './tips.ts';
import { type BriefingDto, type BriefingLineDto } from '../dto/briefing.dto.ts';
import { wordsDto } from '../dto/tip-words.dto.ts';

/** The input of a briefing in addition to the tips. */
export interface BriefingFacts {
  /** True if the contact has objected to being assessed. */
  objected: boolean;
  /** Null without a run. */
  person: PersonEstimate | null;
  /** True if the newest run is older than twelve months. */
  stale: boolean;
  /** True if the outcome of the last interaction was negative. */
  lastWasNegative: boolean;
  overdue: boolean;
  /** Ordered by rank. */
  tips: readonly RankedTip[];
  /** Tips from sources that are certain enough for a meeting, ordered by rank. */
  certainTips: readonly RankedTip[];
  /** What to watch for, as short questions, the next one first. */
  questions: readonly string[];
  /** The open axes on which the user has seen both sides. */
  bothSides: readonly WorkStyleDimension[];
  /** What to do for each of two or three tied types; null without a tie. */
  split: string | null;
  howSure: string | null;
  /** Stated preferences, which the words for a meeting don't contradict. */
  stated: readonly StatedPreference[];
}

/** Tips below this certainty aren't used as advice for a meeting. */
export const CERTAIN_ENOUGH = 0.6;
/** How many tips of a kind a person can remember on the way to a meeting. */
const MOST_DO = 2;
/** With fewer certain axes and without a clear motivation, an estimate is weak. */
const AXES_NEEDED = 2;
/** The page has 130 words; the remaining ones are for the person, the last interaction, and commitments. */
const MOST_WORDS = 90;
/** The opening after a meeting that went badly. */
const OWN_PART = "Your own part: what you'd do differently.";

/** Composes what to know on the way to a meeting, at most one printed page. */
export function briefing(facts: BriefingFacts, library: Library): BriefingDto {
  const state = stateOf(facts);
  const { person } = facts;
  if (state === 'objected') return { states: [state, ...onTop(facts)], lines: [] };
  const lines =
    person === null ? ownPart(facts) : state === 'weak' ? weakLines(facts) : readyLines(facts);
  const said = meetingLinesFor(person, library.meeting, CERTAIN_ENOUGH, (text) =>
    isTextContradicted(text, facts.stated),
  );
  return { states: [state, ...onTop(facts)], lines: withMeeting(lines, said) };
}

/** Inserts what to say in a planned meeting after the opening. It doesn't count as advice. */
function withMeeting(
  lines: readonly BriefingLineDto[],
  said: readonly BriefingLineDto[],
): BriefingLineDto[] {
  const opening = lines.filter(({ part }) => part === 'open_with');
  return [...opening, ...said, ...lines.filter(({ part }) => part !== 'open_with')];
}

function stateOf({ objected, person, stale }: BriefingFacts): BriefingState {
  if (objected) return 'objected';
  if (person === null) return 'not_assessed';
  if (stale) return 'stale';
  const certain = Object.values(person.axes).filter((axis) => axis.state === 'certain').length;
  return certain < AXES_NEEDED && person.motivation.state !== 'clear' ? 'weak' : 'ready';
}

function onTop({ lastWasNegative, overdue }: BriefingFacts): BriefingState[] {
  return [
    ...(lastWasNegative ? ['repair' as const] : []),
    ...(overdue ? ['overdue' as const] : []),
  ];
}

/** The part in which a tip of each kind appears if it's the only one. */
const PARTS: Readonly<Record<RankedTip['kind'], BriefingPart>> = {
  do: 'do',
  avoid: 'avoid',
  say_first: 'open_with',
  write: 'open_with',
  decision: 'do',
  disagree: 'if_tense',
  feedback: 'do',
  pressure: 'do',
  keep_in_touch: 'do',
};

/** One tip and two prompts; anything more would be guesswork. */
function weakLines(facts: BriefingFacts): BriefingLineDto[] {
  const { tips, questions, bothSides, howSure, lastWasNegative } = facts;
  // A meeting can have only one opening line.
  const fitting = tips.filter(({ kind }) => !lastWasNegative || PARTS[kind] !== 'open_with');
  const [best] = [...fitting].sort((a, b) => b.rank - a.rank);
  return [
    ...ownPart(facts),
    ...(best ? [line(PARTS[best.kind], best)] : []),
    ...bothSides.map((axis) => said('still_open', `${bothInWords(axis)}.`)),
    ...questions.map((text) => said('watch_for', text)),
    ...(howSure === null ? [] : [said('how_sure', howSure)]),
  ];
}

function adviceLines(facts: BriefingFacts): BriefingLineDto[] {
  const { certainTips, lastWasNegative, overdue } = facts;
  const sure = certainTips.filter(({ eitherWay }) => !eitherWay);
  const of = (kind: RankedTip['kind'], most: number) =>
    sure.filter((tip) => tip.kind === kind).slice(0, most);
  const [touch] = of('keep_in_touch', 1);
  const opening = () => {
    if (lastWasNegative) return ownPart(facts);
    if (overdue && touch) return [line('open_with', touch)];
    return of('say_first', 1).map((tip) => line('open_with', tip));
  };
  return [
    ...opening(),
    ...of('do', lastWasNegative ? 1 : MOST_DO).map((tip) => line('do', tip)),
    ...of('avoid', 1).map((tip) => line('avoid', tip)),
    ...of('disagree', 1).map((tip) => line('if_tense', tip)),
  ];
}

/**
 * Returns all lines, shortened if they exceed the limit: first what to watch for, because the length of a question
 * must not affect the advice, then the line about tied types.
 */
function readyLines(facts: BriefingFacts): BriefingLineDto[] {
  const { tips, questions, split, howSure } = facts;
  const eitherWay = tips.filter((tip) => tip.eitherWay);
  const open = eitherWay.find(({ kind }) => kind === 'do') ?? eitherWay[0];
  const watchFor = questions.slice(0, 1).map((text) => said('watch_for', text));
  const advice = adviceLines(facts);
  const tied = split === null ? [] : [said('still_open', split)];
  const lines = [
    ...advice,
    ...(open ? [{ ...line('still_open', open), text: withSides(open, facts.bothSides) }] : []),
    ...tied,
    ...watchFor,
    ...(howSure === null ? [] : [said('how_sure', howSure)]),
  ];
  const secondDo = advice.filter(({ part }) => part === 'do').slice(1);
  return shortened(lines, [...watchFor, ...tied, ...secondDo]);
}

/** Removes `dispensable` lines, first one first, until the lines fit the limit. */
function shortened(
  lines: readonly BriefingLineDto[],
  dispensable: readonly BriefingLineDto[],
): BriefingLineDto[] {
  const [first, ...others] = dispensable;
  if (first === undefined || wordCount(lines) <= MOST_WORDS) return [...lines];
  return shortened(
    lines.filter((each) => each !== first),
    others,
  );
}

function wordCount(lines: readonly BriefingLineDto[]): number {
  return lines.reduce((sum, each) => sum + shownWords(each).split(' ').length, 0);
}

/** Returns the text that a page shows for a line: the words to open with, or else the instruction. */
function shownWords({ part, text, words }: BriefingLineDto): string {
  return part === 'open_with' ? (words?.pattern ?? text) : text;
}

/** Builds a line like "Concrete or conceptual: give one example, then the idea." */
function withSides(
  { dependsOn, text }: RankedTip,
  bothSides: readonly WorkStyleDimension[],
): string {
  const [axis] = dependsOn;
  if (axis === undefined || axis === 'motivation') return text;
  const [low, high] = DIMENSION_LETTERS[axis];
  const sides = bothSides.includes(axis)
    ? bothInWords(axis)
    : `${POLE_WORDS[low]} or ${POLE_WORDS[high].toLowerCase()}`;
  return `${sides}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Returns the opening after a meeting that went badly; based on the log only. */
function ownPart({ lastWasNegative }: BriefingFacts): BriefingLineDto[] {
  return lastWasNegative ? [said('open_with', OWN_PART)] : [];
}

/** What to say about an axis when every question about it has been observed. */
function bothInWords(axis: WorkStyleDimension): string {
  const [low, high] = DIMENSION_LETTERS[axis];
  return `${POLE_WORDS[low]} and ${POLE_WORDS[high].toLowerCase()}, they do both`;
}

function line(part: BriefingPart, { id, text, words }: RankedTip): BriefingLineDto {
  return { part, text, words: wordsDto(words), pattern: null, tipId: id };
}

function said(part: BriefingPart, text: string): BriefingLineDto {
  return { part, text, words: null, pattern: null, tipId: null };
}
