import { type ContactSummary } from '@rapport/contracts';
import { useState } from 'react';

interface ReachableRowOptions {
  contacts: readonly ContactSummary[];
  selectedId: string | null;
  /** Where the way through the list begins, unless that row is gone. */
  startId: string | null;
}

/** Which row Tab reaches: the one visited last, else the selected one, else the first. */
export function useReachableRow({ contacts, selectedId, startId }: ReachableRowOptions) {
  const [visitedId, visit] = useState(startId);
  const indexOf = (id: string | null) =>
    id === null ? -1 : contacts.findIndex((contact) => contact.id === id);
  const selected = indexOf(selectedId);
  const visited = indexOf(visitedId);
  return {
    /** Index of that row. */
    reachable: visited >= 0 ? visited : Math.max(selected, 0),
    /** Index of the selected contact, -1 while it is not listed. */
    selected,
    visit,
  };
}
