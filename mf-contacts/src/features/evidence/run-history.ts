import { type QuizRun } from '@rapport/api-client';
import {
  DIMENSION_LETTERS,
  motivationEstimate,
  POLE_WORDS,
  WORK_STYLE_DIMENSIONS,
  workStyleConfidence,
  type QuizResponse,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { enumerated, letterFace } from './evidence-words.ts';
import { runAxis, type RunAxis } from './run-evidence.ts';

/** A run in the history. */
export interface HistoryEntry {
  run: QuizRun;
  /** The source of its answers, like `Step by step`. */
  source: string;
  /** How many answers it's based on, or changed; null if unknown. */
  answers: string | null;
  letters: { letter: string; open: boolean; changed: boolean }[];
  confidence: string | null;
  /** Its differences from the previous run and its motivation, one sentence each. */
  notes: string[];
}

/** The runs of a contact, newest first, each with its differences from the previous one. */
export function historyEntries(runs: readonly QuizRun[]): HistoryEntry[] {
  return runs.map((run, index) => {
    const base = runs.find(({ id }) => id === run.baseRunId) ?? runs[index + 1] ?? null;
    const axes = WORK_STYLE_DIMENSIONS.map((dimension) => ({
      dimension,
      now: runAxis(run, dimension),
      old: base === null ? null : runAxis(base, dimension),
    }));
    return {
      run,
      source: sourceWords(run, runs[index + 1] ?? null),
      answers: answerCount(run),
      letters: axes.map(({ now, old }) => ({
        letter: letterFace(now),
        open: now.state !== 'certain',
        changed: old !== null && isDifferent(old, now),
      })),
      confidence: workStyleConfidence(run.mbtiConfidence).number,
      notes: [
        ...axes.flatMap(({ dimension, now, old }) => axisNotes(dimension, old, now)),
        motivationNote(run, base),
      ].filter((note) => note !== ''),
    };
  });
}

function sourceWords(run: QuizRun, before: QuizRun | null): string {
  switch (run.source) {
    case 'quiz':
      return isNarrowing(run, before) ? 'Tie narrowed down' : 'Step by step';
    case 'page':
      return 'All questions on one page';
    case 'change':
      return run.changes?.length === 1 ? 'One answer changed' : 'Answers changed';
    case 'observation':
      return 'Seen after an interaction';
    case 'writing':
      return 'Something they wrote';
    case null:
      return 'Answers';
    default:
      return run.source satisfies never;
  }
}

function answerCount({ changes, responses }: QuizRun): string | null {
  if (changes !== null) return changes.length === 1 ? null : `${changes.length} answers changed`;
  if (responses === null) return "the answers weren't saved";
  return responses.length === 1 ? '1 answer' : `${responses.length} answers`;
}

function isDifferent(old: RunAxis, now: RunAxis): boolean {
  return old.letter !== now.letter || isOpen(old) !== isOpen(now);
}

function isOpen({ state }: RunAxis): boolean {
  return state !== 'certain';
}

function axisNotes(dimension: WorkStyleDimension, old: RunAxis | null, now: RunAxis): string[] {
  if (now.state === 'unknown') {
    return old?.state === 'unknown'
      ? []
      : [`Nothing seen yet about ${DIMENSION_LETTERS[dimension].join(' or ')}.`];
  }
  const standing = standingWords(now);
  if (old === null) return isOpen(now) ? [`${now.letter} is open${standing}.`] : [];
  const moved =
    old.letter === now.letter || old.state === 'unknown'
      ? []
      : [`${old.letter} became ${now.letter}.`];
  if (isOpen(now)) {
    return [...moved, `${now.letter} ${isOpen(old) ? 'is still open' : 'opened'}${standing}.`];
  }
  return isOpen(old) ? [...moved, `${now.letter} settled${standing}.`] : moved;
}

/** Like `, 3 to 2 for Conceptual`; empty if the counts are unknown. */
function standingWords({ letter, counts }: RunAxis): string {
  if (counts === null) return '';
  const tally = `, ${counts.for} to ${counts.against}`;
  return counts.for === counts.against ? tally : `${tally} for ${POLE_WORDS[letter]}`;
}

function motivationNote(run: QuizRun, base: QuizRun | null): string {
  const now = motivationEstimate(run);
  if (now === null) return '';
  const old = base === null ? null : motivationEstimate(base);
  const sure = [now.confidence?.number ?? null, now.confidence?.word ?? null];
  const parts = sure.filter((part) => part !== null);
  const words = now.state === 'single' ? [now.label, ...parts].join(', ') : now.label;
  if (old === null || old.label === now.label) return `${words}.`;
  return old.state === 'single' && now.state === 'single'
    ? `${old.label} became ${words}.`
    : `${words}. Before: ${old.label}.`;
}

/** Whether a run added only a round of questions about a tie to the previous answers. */
function isNarrowing(run: QuizRun, before: QuizRun | null): boolean {
  if (run.responses === null || before?.responses == null) return false;
  if (!run.responses.some(({ narrowing }) => narrowing)) return false;
  const own = run.responses.filter(({ narrowing }) => !narrowing);
  return answersKey(own) === answersKey(before.responses.filter(({ narrowing }) => !narrowing));
}

function answersKey(responses: readonly QuizResponse[]): string {
  const current = new Map(responses.map(({ questionId, answer }) => [questionId, answer]));
  return [...current]
    .map((pair) => pair.join())
    .sort()
    .join(';');
}

/** How often retakes within twelve months resulted in the newest letters. */
export interface Stability {
  /** The number of runs that asked all questions. Other runs share the earlier answers, so they prove nothing. */
  retakes: number;
  letters: { letter: string; same: number; open: number }[];
}

/**
 * How stable the letters are over the last twelve months.
 * @param runs newest first
 */
export function stability(runs: readonly QuizRun[], now = new Date()): Stability {
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  const [newest] = runs;
  const retakes = runs.filter(
    (run, index) =>
      run.baseRunId === null &&
      !isNarrowing(run, runs[index + 1] ?? null) &&
      new Date(run.createdAt) >= from,
  );
  if (newest === undefined) return { retakes: 0, letters: [] };
  return {
    retakes: retakes.length,
    letters: WORK_STYLE_DIMENSIONS.map((dimension) => {
      const { letter } = runAxis(newest, dimension);
      const axes = retakes.map((run) => runAxis(run, dimension));
      return {
        letter,
        same: axes.filter((axis) => axis.letter === letter && !isOpen(axis)).length,
        open: axes.filter(isOpen).length,
      };
    }),
  };
}

/** The stability in a sentence or two, like `I, T and J in 3 of 3 retakes. N in 1 of 3, open in 2.` */
export function stabilityWords({ retakes, letters }: Stability): string {
  if (retakes < 2) {
    return "You haven't answered all questions twice in the last twelve months. Answer them again to see which letters stay the same.";
  }
  const groups = new Map<string, string[]>();
  for (const { letter, same, open } of letters) {
    const words = `in ${same} of ${retakes} retakes${open > 0 ? `, open in ${open}` : ''}`;
    groups.set(words, [...(groups.get(words) ?? []), letter]);
  }
  return [...groups].map(([words, names]) => `${enumerated(names)} ${words}.`).join(' ');
}
