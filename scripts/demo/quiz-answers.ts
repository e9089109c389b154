import { type QuizComplete } from '@rapport/api-client';
import {
  type Answer,
  QUIZ_BANK,
  type QuizResponse,
  quizResponses,
  quizState,
  scoreQuiz,
} from '@rapport/contracts';

const FIRST_LEVEL = QUIZ_BANK.filter(({ level }) => level === 'L1');
const ANSWER_OF: Readonly<Record<string, Answer>> = { A: 'A', B: 'B', U: 'Unsure' };

/**
 * Returns the answers of a full run, in the order in which the dialog asks.
 * @param notation the seven first-level answers; after an Unsure, its five follow-ups in parentheses, where U is
 * Unsure again: `B,Unsure(AABUB),B,A,B,A,B`
 * @throws Error if the dialog asks a question without an answer
 */
export function quizAnswers(notation: string): QuizResponse[] {
  const given = new Map<string, Answer>();
  for (const [index, part] of notation.split(',').entries()) {
    const { id = '' } = FIRST_LEVEL[index] ?? {};
    const [, own = '', followUps = ''] = /^([ABU])(?:nsure\(([ABU]{5})\))?$/.exec(part) ?? [];
    add(given, id, own);
    for (const [at, letter] of [...followUps].entries()) add(given, `${id}-f${at + 1}`, letter);
  }
  const answers: Answer[] = [];
  for (
    let { next } = quizState(QUIZ_BANK, answers);
    next;
    { next } = quizState(QUIZ_BANK, answers)
  ) {
    const answer = given.get(next.id);
    if (answer === undefined) throw new Error(`${notation} does not answer ${next.id}`);
    answers.push(answer);
  }
  return quizResponses(QUIZ_BANK, answers);
}

/** Returns what the dialog sends after a run with these answers. */
export function completedQuiz(contactId: string, notation: string): QuizComplete {
  const responses = quizAnswers(notation);
  const result = scoreQuiz(QUIZ_BANK, responses);
  return {
    contactId,
    mbtiType: result.mbtiType,
    mbtiConfidence: result.mbtiConfidence,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters,
    enneagramType: result.enneagramType,
    enneagramConfidence: result.enneagramConfidence,
    enneagramSecondaryTypes: result.enneagramSecondaryTypes,
    notes: result.notes.map(({ text }) => text),
    responses,
  };
}

function add(given: Map<string, Answer>, questionId: string, letter: string): void {
  const answer = ANSWER_OF[letter];
  if (answer !== undefined) given.set(questionId, answer);
}
