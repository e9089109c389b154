import {
  ANSWERS,
  SELF_ASSESSMENT_BANK,
  type Answer,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';

/** What this browser knows of one person's self-assessment. */
export interface SelfAssessmentDraft {
  /** Answers that are not saved yet; null while no assessment is under way. */
  open: SelfAssessmentAnswers | null;
  /** The answers behind the result that this browser saved last; null where it saved none. */
  saved: SelfAssessmentAnswers | null;
}

interface KeptDraft {
  draft: SelfAssessmentDraft;
  /** Whether it outlives a reload, or only lasts until the page is left. */
  keptInBrowser: boolean;
}

export interface SelfAssessmentDraftStore {
  /** The same object until the draft changes. Content that is no draft counts as none. */
  get(): KeptDraft;
  set(draft: SelfAssessmentDraft): void;
  /** Calls `listener` after each change, made here or in another tab; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** Raised when older drafts can no longer be read; they are dropped. */
const VERSION = 1;
const NONE: KeptDraft = { draft: { open: null, saved: null }, keptInBrowser: true };
const QUESTION_IDS: ReadonlySet<string> = new Set(SELF_ASSESSMENT_BANK.map(({ id }) => id));

/** Where drafts live when the browser closes its storage to us: until the page is left. */
const keptInPage = new Map<string, KeptDraft>();

/**
 * The draft of one person's self-assessment, kept in this browser.
 * @param userId whose answers they are: two people on one computer never see each other's
 */
export function selfAssessmentDraftStore(userId: string): SelfAssessmentDraftStore {
  const key = `rapport.self-assessment-draft:${userId}`;
  const listeners = new Set<() => void>();
  let lastRead: { text: string | null; kept: KeptDraft } = { text: null, kept: NONE };
  return {
    get() {
      const inPage = keptInPage.get(key);
      if (inPage) return inPage;
      const text = readItem(key);
      if (text !== lastRead.text) lastRead = { text, kept: parseDraft(text) ?? NONE };
      return lastRead.kept;
    },
    set(draft) {
      try {
        localStorage.setItem(key, JSON.stringify({ version: VERSION, ...draft }));
        keptInPage.delete(key);
      } catch {
        keptInPage.set(key, { draft, keptInBrowser: false });
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['version'] !== VERSION) return null;
    const [open, saved] = [parseAnswers(value['open']), parseAnswers(value['saved'])];
    if (open === undefined || saved === undefined) return null;
    return { draft: { open, saved }, keptInBrowser: true };
  } catch {
    return null;
  }
}

/** Undefined for what are no answers. Answers to questions that are no longer asked are left out. */
function parseAnswers(value: unknown): SelfAssessmentAnswers | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const answers = entries.flatMap(([id, answer]): [string, Answer][] =>
    isAnswer(answer) ? [[id, answer]] : [],
  );
  if (answers.length < entries.length) return undefined;
  return Object.fromEntries(answers.filter(([id]) => QUESTION_IDS.has(id)));
}

function isAnswer(value: unknown): value is Answer {
  return ANSWERS.some((answer) => answer === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
