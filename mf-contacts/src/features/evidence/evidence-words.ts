import { type QuizRun } from '@rapport/api-client';
import {
  motivationEstimate,
  motivationLabel,
  POLE_WORDS,
  DIMENSION_LETTERS,
  MOTIVATION_TYPES,
  countWord,
  type Answer,
  type MotivationEstimate,
  type QuizQuestion,
  type TipBasis,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { capitalized } from '../../contacts/contact-text.ts';
import { runAxis, type AnswerItem, type RunAxis, type TypeCount } from './run-evidence.ts';

const PLACES: Record<WorkStyleDimension, string> = {
  EI: 'first',
  SN: 'second',
  TF: 'third',
  JP: 'fourth',
};

/** The two ends of an axis, like `Concrete or Conceptual`. */
function axisTitle(dimension: WorkStyleDimension): string {
  const [first, second] = DIMENSION_LETTERS[dimension];
  return `${POLE_WORDS[first]} or ${POLE_WORDS[second]}`;
}

/** The title of the drawer, and the state of the letter or type in the newest run. */
export function headline(run: QuizRun, about: TipBasis): { title: string; state: string } {
  if (about !== 'motivation') {
    const state = `the ${PLACES[about]} letter: ${axisState(runAxis(run, about))}`;
    return { title: axisTitle(about), state };
  }
  const motivation = motivationEstimate(run);
  if (motivation?.state !== 'single') return { title: 'Motivation', state: openWords(motivation) };
  const { number, word } = motivation.confidence ?? { number: null, word: null };
  const parts = [`motivation type ${motivation.types.join()}`, number, word];
  return { title: motivation.label, state: parts.filter((part) => part !== null).join(', ') };
}

function axisState({ letter, state }: RunAxis): string {
  if (state === 'unknown') return 'nothing seen yet';
  return state === 'certain' ? `${letter}, decided` : `${letter}, could go either way`;
}

function openWords(motivation: MotivationEstimate | null): string {
  return motivation?.state === 'tied'
    ? `${countWord(motivation.types.length)} types tied`
    : 'still open';
}

/** The button that shows the answers about an axis or the motivation. */
export function basisButton(
  run: QuizRun,
  about: TipBasis,
): {
  /** The button's symbol: a letter, a type, tied types like `2·3·9`, or a question mark. */
  face: string;
  label: string;
  open: boolean;
} {
  if (about !== 'motivation') {
    const axis = runAxis(run, about);
    const label =
      axis.state === 'certain'
        ? axis.letter
        : axis.state === 'open'
          ? `${axis.letter}, could go either way`
          : `${DIMENSION_LETTERS[about].join(' or ')}, nothing seen yet`;
    return { face: letterFace(axis), label, open: axis.state !== 'certain' };
  }
  const motivation = motivationEstimate(run);
  const types = motivation?.types ?? [];
  const isSingle = types.length === 1;
  return {
    face: types.length === 0 || types.length > 3 ? '?' : types.join('·'),
    label: isSingle ? `Motivation type ${types.join()}` : `Motivation, ${openWords(motivation)}`,
    open: !isSingle,
  };
}

/** The letter of an axis, or a question mark if nothing is known. */
export function letterFace({ letter, state }: RunAxis): string {
  return state === 'unknown' ? '?' : letter;
}

/** Explains why the letter is decided or open; empty for a run that stored no answers. */
export function axisReason({ state, counts }: RunAxis): string {
  if (counts === null) return '';
  const tally = `${capitalized(countWord(counts.for))} to ${countWord(counts.against)}`;
  const words = tally.replace('No', 'None').replace('to no', 'to none');
  if (state === 'unknown') return 'No answer has taken a side, so the letter stays open.';
  const lead = counts.for - counts.against;
  const isEnough = 5 * lead >= 2 * (counts.for + counts.against);
  if (state === 'certain') {
    if (!isEnough) return `${words}, but surer answers count more: they decide the letter.`;
    if (counts.against > 0) {
      return `${words} decides the letter. A lead of at least two in five is enough.`;
    }
    return counts.for === 1
      ? 'One answer decides the letter, and none is against it.'
      : `${words} decides the letter.`;
  }
  if (isEnough) {
    return `${words} is a lead, but too few answers are certain, so the letter stays open.`;
  }
  const reason = lead === 0 ? 'is even' : 'is too close to call';
  return `${words} ${reason}, so the letter stays open. A lead of at least two in five would decide it.`;
}

/** Explains why a motivation type leads, or why none does. */
export function motivationReason(run: QuizRun, counts: readonly TypeCount[]): string {
  const estimate = motivationEstimate(run);
  const answers =
    (run.responses ?? []).length > 0 ? counts.reduce((sum, { chosen }) => sum + chosen, 0) : 0;
  if (estimate === null || estimate.state === 'open') return 'No answer points to a type yet.';
  const first = counts.find(({ type }) => estimate.types.includes(type));
  if (first === undefined) return '';
  if (estimate.state === 'tied') {
    const labels = estimate.types.map(motivationLabel);
    return `${enumerated(labels)} are tied: each was chosen ${times(first.chosen)}, so no single type leads.`;
  }
  const missing = MOTIVATION_TYPES.filter((type) => counts.every((count) => count.type !== type));
  const share =
    first.chosen === first.offered
      ? `${first.offered === 1 ? 'the one time' : first.offered === 2 ? 'both times' : `all ${countWord(first.offered)} times`} it was on offer`
      : `${countWord(first.chosen)} of the ${countWord(first.offered)} times it was on offer`;
  return [
    `${estimate.label} leads: it was chosen ${share}.`,
    missing.length === 0
      ? ''
      : `${missing.length === 1 ? 'Type' : 'Types'} ${enumerated(missing.map(String))} ${missing.length === 1 ? 'was' : 'were'} not on offer.`,
    answers < 10
      ? `${capitalized(countWord(answers))} ${answers === 1 ? 'answer is' : 'answers are'} not much for nine types, so read this as a first guess.`
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${countWord(count)} times`;
}

/** Joins a list: 'I', 'I and T', 'I, T and J'. */
export function enumerated(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** What an answer counts for, like `Conceptual` or `1 Excellence-Driven`. */
export function countsFor({ question, answer, counts }: AnswerItem): string {
  if (answer === null) return 'Not answered yet';
  if (!counts) return 'Kept, not counted';
  if (answer === 'Unsure') return 'Counts for neither';
  if (question.category === 'work_style') {
    return POLE_WORDS[(answer === 'A' ? question.optionA : question.optionB).value];
  }
  const { value } = answer === 'A' ? question.optionA : question.optionB;
  return `${value} ${motivationLabel(value)}`;
}

/** The words of an answer. */
export function answerWords(question: QuizQuestion, answer: Answer): string {
  if (answer === 'Unsure') return question.unsure.text;
  return (answer === 'A' ? question.optionA : question.optionB).text;
}
