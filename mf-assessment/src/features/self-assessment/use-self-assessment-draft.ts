import { useState, useSyncExternalStore } from 'react';
import {
  selfAssessmentDraftStore,
  type SelfAssessmentDraft,
  type SelfAssessmentDraftStore,
} from './self-assessment-draft.ts';

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
