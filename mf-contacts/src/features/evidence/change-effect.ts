import { type ChangeAnswers, type QuizRun } from '@rapport/api-client';
import {
  changedAnswers,
  DIMENSION_LETTERS,
  estimateDetails,
  motivationConfidence,
  motivationEstimate,
  POLE_WORDS,
  QUIZ_BANK,
  scoreQuiz,
  workStyleConfidence,
  type TipBasis,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { runAxis } from './run-evidence.ts';

/** The effect of a change of answers, in words. */
export interface ChangeEffect {
  /** The new tally, like `4 to 1 for Conceptual`. */
  tally: string;
  /** The result, like `N is decided` or `the letter stays open`. */
  outcome: string;
  /** The confidence before and after; null if either isn't settled. */
  confidence: { before: string; after: string } | null;
}

/** The run that the API would create from these changes, by the same merging and scoring. */
export function previewRun(run: QuizRun, changes: ChangeAnswers['changes']): QuizRun {
  const { responses, changes: different } = changedAnswers(run.responses ?? [], changes);
  if (different.length === 0) return run;
  const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
  return {
    ...run,
    ...result,
    ...estimateDetails(QUIZ_BANK, responses),
    notes: notes.map(({ text }) => text),
    responses,
  };
}

/** The effect of these changes on an axis or the motivation; null if no answer changes. */
export function changeEffect(
  run: QuizRun,
  changes: ChangeAnswers['changes'],
  about: TipBasis,
): ChangeEffect | null {
  const after = previewRun(run, changes);
  if (after === run) return null;
  return about === 'motivation' ? motivationEffect(run, after) : axisEffect(run, after, about);
}

function axisEffect(run: QuizRun, after: QuizRun, dimension: WorkStyleDimension): ChangeEffect {
  const old = runAxis(run, dimension);
  const now = runAxis(after, dimension);
  const counts = now.counts ?? { for: 0, against: 0 };
  const tally =
    counts.for === counts.against
      ? `${counts.for} to ${counts.against}`
      : `${counts.for} to ${counts.against} for ${POLE_WORDS[now.letter]}`;
  return {
    tally: now.state === 'unknown' ? 'No answer takes a side' : tally,
    outcome: axisOutcome(old, now, dimension),
    confidence: beforeAndAfter(
      workStyleConfidence(run.mbtiConfidence).number,
      workStyleConfidence(after.mbtiConfidence).number,
    ),
  };
}

type Standing = Pick<ReturnType<typeof runAxis>, 'letter' | 'state'>;

function axisOutcome(old: Standing, now: Standing, dimension: WorkStyleDimension): string {
  const wasDecided = old.state === 'certain';
  if (now.state !== 'certain') {
    return wasDecided
      ? `${DIMENSION_LETTERS[dimension].join(' or ')} opens`
      : 'the letter stays open';
  }
  if (!wasDecided) return `${now.letter} is decided`;
  return now.letter === old.letter ? `${now.letter} stays` : `${old.letter} becomes ${now.letter}`;
}

function motivationEffect(run: QuizRun, after: QuizRun): ChangeEffect {
  const old = motivationEstimate(run);
  const now = motivationEstimate(after);
  const label = now?.label ?? 'Not settled yet';
  const stays = old?.label === label;
  return {
    tally: label,
    outcome: stays ? 'as before' : now?.state === 'single' ? 'leads then' : 'no single type leads',
    confidence:
      now?.state === 'single' && old?.state === 'single'
        ? beforeAndAfter(confidenceOf(run), confidenceOf(after))
        : null,
  };
}

function confidenceOf({ enneagramConfidence, enneagramSecondaryTypes }: QuizRun): string | null {
  return motivationConfidence(enneagramConfidence, enneagramSecondaryTypes).number;
}

function beforeAndAfter(before: string | null, after: string | null): ChangeEffect['confidence'] {
  return before === null || after === null ? null : { before, after };
}
