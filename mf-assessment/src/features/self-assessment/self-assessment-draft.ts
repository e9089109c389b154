import {
  ANSWERS,
  SELF_ASSESSMENT_BANK,
  type Answer,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { userStorage, type Lasting } from '@rapport/remote-api/user-storage';
import { useState, useSyncExternalStore } from 'react';

/** The part of a user's self-assessment that's stored in this browser. */
export interface SelfAssessmentDraft {
  /** Unsaved answers; null if no assessment is in progress. */
  unsaved: SelfAssessmentAnswers | null;
  /** The answers behind the result that this browser last saved; null if it saved none. */
  saved: SelfAssessmentAnswers | null;
}

export interface SelfAssessmentDraftItem {
  /** Returns the same object until the draft changes. Invalid content counts as no draft. */
  read(): SelfAssessmentDraft;
  write(draft: SelfAssessmentDraft): Lasting;
  /** How long the last written draft lasts. */
  lasts(): Lasting;
  /** Calls `listener` after each change, from this tab or another one; returns a function that stops that. */
  subscribe(listener: () => void): () => void;
}

/** Increased when older drafts become unreadable; they're discarded. */
const VERSION = 1;

/** The stored format of the draft, with the names of earlier releases. */
interface StoredDraft {
  version: typeof VERSION;
  open: SelfAssessmentAnswers | null;
  saved: SelfAssessmentAnswers | null;
}

const QUESTION_IDS: ReadonlySet<string> = new Set(SELF_ASSESSMENT_BANK.map(({ id }) => id));

/** The draft of one user's self-assessment, stored in this browser. */
export function selfAssessmentDraft(userId: string): SelfAssessmentDraftItem {
  const item = userStorage(userId).item('self-assessment-draft', { parse: parseDraft });
  let last: { stored: StoredDraft | null; draft: SelfAssessmentDraft } | null = null;
  return {
    lasts: item.lasts,
    subscribe: item.subscribe,
    read() {
      const stored = item.read();
      if (last === null || last.stored !== stored) {
        const draft = { unsaved: stored?.open ?? null, saved: stored?.saved ?? null };
        last = { stored, draft };
      }
      return last.draft;
    },
    write: ({ unsaved, saved }) => item.write({ version: VERSION, open: unsaved, saved }),
  };
}

interface DraftControls {
  draft: SelfAssessmentDraft;
  /** Whether the draft survives a reload, or only lasts until the page is left. */
  lasts: Lasting;
  item: SelfAssessmentDraftItem;
}

/** The user's current draft, including changes from other tabs. */
export function useSelfAssessmentDraft(userId: string): DraftControls {
  const [item] = useState(() => selfAssessmentDraft(userId));
  const draft = useSyncExternalStore(item.subscribe, item.read);
  const lasts = useSyncExternalStore(item.subscribe, item.lasts);
  return { draft, lasts, item };
}

/** Removes answers to questions that the bank no longer contains. */
export function stillAsked(answers: SelfAssessmentAnswers): SelfAssessmentAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => QUESTION_IDS.has(id)));
}

function parseDraft(value: unknown): StoredDraft | null {
  if (!isStoredDraft(value)) return null;
  const { open, saved } = value;
  return { version: VERSION, open: open && stillAsked(open), saved: saved && stillAsked(saved) };
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'open' in value &&
    (value.open === null || areAnswers(value.open)) &&
    'saved' in value &&
    (value.saved === null || areAnswers(value.saved))
  );
}

function areAnswers(value: unknown): value is SelfAssessmentAnswers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isAnswer)
  );
}

function isAnswer(value: unknown): value is Answer {
  return ANSWERS.some((answer) => answer === value);
}
