import { type ContactSummary } from '@rapport/contracts';
import { type ReactNode } from 'react';

type Slot = (contact: ContactSummary) => ReactNode;

/** What other features add to a contact beside the list. */
export interface DetailSlots {
  /** How the relationship is doing and what to do next. */
  attention: Slot;
  /** The latest interactions, on wide screens. */
  recent: Slot;
  /** All interactions, on narrow screens. */
  history: Slot;
}
