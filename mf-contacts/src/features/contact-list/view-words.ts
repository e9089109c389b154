import { type ContactSort } from '@rapport/contracts';
import { type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';

export const SORT_LABELS: Record<ContactSort, string> = {
  updated: 'Recently updated',
  name: 'Name',
  lastContact: 'Last contact',
  nextDue: 'Next due',
};

interface ViewPart {
  key: string;
  /** What the part does to the list, in a word or two. */
  label: string;
  /** The view without it. */
  without: ListView;
}

/** What sets a view apart from the whole list, its order first; the search is shown in its own field. */
export function viewParts(view: ListView): ViewPart[] {
  const { sort, due, assessed, workStyle, motivation } = view;
  const parts: ViewPart[] = [];
  const add = (key: string, label: string, change: Partial<ListView>) =>
    parts.push({ key, label, without: { ...view, ...change } });
  if (sort !== WHOLE_LIST.sort) {
    add('sort', `By ${SORT_LABELS[sort].toLowerCase()}`, { sort: WHOLE_LIST.sort });
  }
  if (due) add('due', 'Due', { due: false });
  if (assessed !== null) {
    add('assessed', assessed ? 'Assessed' : 'Not assessed', { assessed: null });
  }
  if (workStyle !== null) add('workStyle', `Work style ${workStyle}`, { workStyle: null });
  if (motivation !== null) add('motivation', `Motivation type ${motivation}`, { motivation: null });
  return parts;
}

/** How many contacts a search or filters found, for a live region. */
export function foundText(total: number): string {
  if (total === 0) return 'No contact found';
  return total === 1 ? '1 contact found' : `${total.toLocaleString('en')} contacts found`;
}
