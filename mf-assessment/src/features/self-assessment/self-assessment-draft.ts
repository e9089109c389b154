import {
  ANSWERS,
  SELF_ASSESSMENT_BANK,
  type Answer,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { useState, useSyncExternalStore } from 'react';
import { isRecord, keptItem } from '../../kept-item.ts';

/** What this browser knows of one person's self-assessment. */
export interface SelfAssessmentDraft {
  /** Answers that are not saved yet; null while no assessment is under way. */
  open: SelfAssessmentAnswers | null;
  /** The answers behind the result that this browser saved last; null where it saved none. */
  saved: SelfAssessmentAnswers | null;
}

interface DraftSnapshot {
  draft: SelfAssessmentDraft;
  /** Whether it outlives a reload, or only lasts until the page is left. */
  keptInBrowser: boolean;
}

export interface SelfAssessmentDraftStore {
  /** The same object until the draft changes. Content that is no draft counts as none. */
  get(): DraftSnapshot;
  set(draft: SelfAssessmentDraft): void;
  /** Calls `listener` after each change, made here or in another tab; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** Raised when older drafts can no longer be read; they are dropped. */
const VERSION = 1;
type KeptDraft = SelfAssessmentDraft & { version: typeof VERSION };

const QUESTION_IDS: ReadonlySet<string> = new Set(SELF_ASSESSMENT_BANK.map(({ id }) => id));

/**
 * The draft of one person's self-assessment, kept in this browser.
 * @param userId whose answers they are: two people on one computer never see each other's
 */
export function selfAssessmentDraftStore(userId: string): SelfAssessmentDraftStore {
  const item = keptItem(`rapport.self-assessment-draft:${userId}`, isKeptDraft);
  const listeners = new Set<() => void>();
  let last: { text: string; snapshot: DraftSnapshot } | null = null;
  return {
    get() {
      const kept = item.read();
      const snapshot = {
        draft: { open: keptAnswers(kept?.open), saved: keptAnswers(kept?.saved) },
        keptInBrowser: item.lasts() === 'in-browser',
      };
      const text = JSON.stringify(snapshot);
      if (text !== last?.text) last = { text, snapshot };
      return last.snapshot;
    },
    set({ open, saved }) {
      item.keep({ version: VERSION, open, saved });
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

interface DraftControls {
  draft: SelfAssessmentDraft;
  /** Whether the answers outlive a reload, or only last until the page is left. */
  keptInBrowser: boolean;
  store: SelfAssessmentDraftStore;
}

/** The draft of this person as it stands, also when another tab changes it. */
export function useSelfAssessmentDraft(userId: string): DraftControls {
  const [store] = useState(() => selfAssessmentDraftStore(userId));
  return { ...useSyncExternalStore(store.subscribe, store.get), store };
}

/** Without the answers to questions that the bank has no more. */
export function stillAsked(answers: SelfAssessmentAnswers): SelfAssessmentAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => QUESTION_IDS.has(id)));
}

function keptAnswers(
  answers: SelfAssessmentAnswers | null | undefined,
): SelfAssessmentAnswers | null {
  return answers ? stillAsked(answers) : null;
}

function isKeptDraft(value: unknown): value is KeptDraft {
  return (
    isRecord(value) &&
    value['version'] === VERSION &&
    [value['open'], value['saved']].every((answers) => answers === null || areAnswers(answers))
  );
}

function areAnswers(value: unknown): value is SelfAssessmentAnswers {
  return isRecord(value) && Object.values(value).every(isAnswer);
}

function isAnswer(value: unknown): value is Answer {
  return ANSWERS.some((answer) => answer === value);
}
