import { motivationLabel } from '../labels.ts';
import {
  DIMENSION_LETTERS,
  type MotivationType,
  type WorkStyleDimension,
  type WorkStyleType,
} from '../types.ts';
import { POLE_WORDS } from '../work-style-axes.ts';
import { CONSISTENT_FROM, MIXED_BELOW, STRONG_FROM } from './confidence-bands.ts';
import { type NoteIcon, noteIcon } from './note-icon.ts';
import { type OpenReason } from './open-reason.ts';
import { type OpenLetter } from './work-style-score.ts';

export type QuizNoteCode =
  | 'ws_strong'
  | 'ws_consistent'
  | 'ws_retake'
  | 'ws_ambiguous'
  | 'mo_tie'
  | 'mo_strong'
  | 'mo_consistent'
  | 'mo_mixed'
  | 'mo_secondary';

/** A remark on how reliable a result is. */
export interface QuizNote {
  code: QuizNoteCode;
  /** The result of `noteIcon(text)`. */
  icon: NoteIcon;
  /** One or two whole sentences. */
  text: string;
}

/** The input of the notes about a work style; `contested` is null if the reason is unknown. */
interface WorkStyleFindings {
  type: WorkStyleType;
  confidence: number;
  openLetters: readonly NotedLetter[];
}

type NotedLetter = Omit<OpenLetter, 'contested'> & { contested: boolean | null };

/** The input of the notes about a motivation type; `coLeaders` is null if unknown. */
interface MotivationFindings {
  type: MotivationType;
  confidence: number;
  coLeaders: readonly MotivationType[] | null;
  secondaryTypes: readonly MotivationType[];
  openReason?: OpenReason | null;
}

/** Returns the applicable notes of a result: work style, open letters, motivation, secondary types. */
export function quizNotes(
  workStyle: WorkStyleFindings,
  motivation: MotivationFindings,
): QuizNote[] {
  return [
    ...workStyleNotes(workStyle.confidence),
    ...openLetterNotes(workStyle.openLetters),
    ...motivationNotes(motivation),
  ];
}

function note(code: QuizNoteCode, text: string): QuizNote {
  return { code, icon: noteIcon(text), text };
}

function workStyleNotes(confidence: number): QuizNote[] {
  if (confidence >= STRONG_FROM) {
    return [note('ws_strong', 'Strong work style pattern: your answers agree.')];
  }
  if (confidence >= CONSISTENT_FROM) {
    return [
      note('ws_consistent', 'The work style answers are consistent: most of them point one way.'),
    ];
  }
  if (confidence < MIXED_BELOW) {
    return [
      note(
        'ws_retake',
        "You haven't seen much yet. Consider retaking the quiz after a few more calls or meetings.",
      ),
    ];
  }
  return [];
}

function openLetterNotes(openLetters: readonly NotedLetter[]): QuizNote[] {
  const because = (contested: boolean | null) =>
    openLetters.filter((letter) => letter.contested === contested);
  const sentences = [
    ...lessDefinitive(because(true), ': your answers point both ways.'),
    ...lessDefinitive(because(false), ': no answer has settled it yet.'),
    ...lessDefinitive(because(null), '.'),
  ];
  return sentences.length === 0 ? [] : [note('ws_ambiguous', sentences.join(' '))];
}

function lessDefinitive(openLetters: readonly NotedLetter[], reason: string): string[] {
  if (openLetters.length === 0) return [];
  const names = sentenceList(openLetters.map(({ dimension }) => `for ${poles(dimension)}`));
  const subject = openLetters.length === 1 ? `letter ${names} is` : `letters ${names} are`;
  return [`The ${subject} less definitive${reason}`];
}

function poles(dimension: WorkStyleDimension): string {
  const [first, second] = DIMENSION_LETTERS[dimension];
  return `${POLE_WORDS[first]} or ${POLE_WORDS[second]}`.toLowerCase();
}

function motivationNotes({
  type,
  confidence,
  coLeaders,
  secondaryTypes,
  openReason,
}: MotivationFindings): QuizNote[] {
  if (coLeaders !== null && coLeaders.length > 0) {
    const leaders = sentenceList([type, ...coLeaders].map(motivationLabel));
    return [note('mo_tie', `The motivation type is less definitive: ${leaders} are tied.`)];
  }
  if (openReason === 'no_answer') {
    return [
      note(
        'mo_mixed',
        'The motivation type is less definitive: no answer has settled it yet. Watch a little longer.',
      ),
    ];
  }
  if (coLeaders === null && secondaryTypes.length > 0) {
    // It may have been a tie; the tied types weren't stored.
    const text = `The motivation type is less definitive, a close call: ${alsoFits(secondaryTypes)}`;
    return [note('mo_tie', text)];
  }
  const secondary =
    secondaryTypes.length === 0 ? [] : [note('mo_secondary', alsoFits(secondaryTypes))];
  if (confidence >= STRONG_FROM) {
    return [
      note('mo_strong', 'Strong motivation pattern: one type clearly leads in your answers.'),
      ...secondary,
    ];
  }
  if (confidence >= CONSISTENT_FROM) {
    return [
      note('mo_consistent', 'The motivation answers are consistent: most of them fit one type.'),
      ...secondary,
    ];
  }
  if (confidence < MIXED_BELOW) {
    return [
      note(
        'mo_mixed',
        'The motivation answers are mixed. Watch a little longer before you rely on this type.',
      ),
      ...secondary,
    ];
  }
  return secondary;
}

function alsoFits(types: readonly MotivationType[]): string {
  const verb = types.length === 1 ? 'fits' : 'fit';
  return `${sentenceList(types.map(motivationLabel))} also ${verb} part of what you saw.`;
}

/** Joins words for a sentence: "a", "a and b", "a, b and c". */
function sentenceList(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`;
}
