import {
  ANSWERS,
  SELF_ASSESSMENT_BANK,
  type Answer,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { userStorage, type Lasting } from '@rapport/remote-api/user-storage';
import { useState, useSyncExternalStore } from 'react';

/** What this browser stores of one person's self-assessment. */
export interface SelfAssessmentDraft {
  /** Answers that are not saved yet; null while no assessment is under way. */
  unsaved: SelfAssessmentAnswers | null;
  /** The answers behind the result that this browser saved last; null where it saved none. */
  saved: SelfAssessmentAnswers | null;
}

export interface SelfAssessmentDraftItem {
  /** The same object until the draft changes. Content that is no draft counts as none. */
  read(): SelfAssessmentDraft;
  write(draft: SelfAssessmentDraft): Lasting;
  /** How long the draft that was written last will last. */
  lasts(): Lasting;
  /** Calls `listener` after each change, made here or in another tab; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** Raised when older drafts can no longer be read; they are dropped. */
const VERSION = 1;

/** The draft as it is stored, in the words of earlier releases. */
interface StoredDraft {
  version: typeof VERSION;
  open: SelfAssessmentAnswers | null;
  saved: SelfAssessmentAnswers | null;
}

const QUESTION_IDS: ReadonlySet<string> = new Set(SELF_ASSESSMENT_BANK.map(({ id }) => id));

/** The draft of one person's self-assessment, stored in this browser. */
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
  /** Whether the draft is still there after a reload, or only lasts until the page is left. */
  lasts: Lasting;
  item: SelfAssessmentDraftItem;
}

/** The draft of this person as it is now, also when another tab changes it. */
export function useSelfAssessmentDraft(userId: string): DraftControls {
  const [item] = useState(() => selfAssessmentDraft(userId));
  const draft = useSyncExternalStore(item.subscribe, item.read);
  const lasts = useSyncExternalStore(item.subscribe, item.lasts);
  return { draft, lasts, item };
}

/** Without the answers to questions that the bank no longer has. */
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
