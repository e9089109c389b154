import { type Label } from '@rapport/api-client';
import {
  shownText,
  type ContactSort,
  type LastContact,
  type StatedChannel,
  DAY_OF_YEAR,
  englishDate,
} from '@rapport/contracts';
import { type ListTotal, totalAtStart } from '../../contacts/list-total.ts';
import { type FieldWords, type ListView, PLACES, WHOLE_LIST } from '../../contacts/list-view.ts';

export const SORT_LABELS: Record<ContactSort, string> = {
  updated: 'Recently updated',
  name: 'Name',
  familyName: 'Last name',
  lastContact: 'Last contact',
  nextDue: 'Next due',
};

export const LAST_CONTACT_LABELS: Record<LastContact, string> = {
  week: 'Within a week',
  month: 'Within a month',
  quarter: 'Within 3 months',
  older: 'Over 3 months ago',
  never: 'Never',
};

export const DUE_WITHIN_LABELS: Readonly<Record<number, string>> = {
  1: 'A day',
  7: 'A week',
  30: 'A month',
};

export const CHANNEL_LABELS: Record<StatedChannel, string> = {
  call: 'Phone calls',
  video: 'Video calls',
  email: 'Email',
  message: 'Messages',
  inPerson: 'Meeting in person',
};

const PLACE_WORDS = { company: 'At', department: 'Department', city: 'In', country: 'In' } as const;

interface ViewPart {
  key: string;
  /** The effect of the part on the list, in a word or two. */
  label: string;
  /** The view without this part. */
  without: ListView;
}

/**
 * How a view differs from the whole list, its order first. The search isn't included, because it has its own field.
 * @param labels the user's labels; undefined until they've loaded
 * @param fieldWords the same, for the user's own fields
 */
export function viewParts(
  view: ListView,
  labels?: readonly Label[],
  fieldWords?: FieldWords,
): ViewPart[] {
  const { sort, due, dueWithinDays, assessed, workStyle, motivation, lastContact } = view;
  const parts: ViewPart[] = [];
  const add = (key: string, label: string, change: Partial<ListView>) =>
    parts.push({ key, label, without: { ...view, ...change } });
  if (sort !== WHOLE_LIST.sort) {
    add('sort', `By ${SORT_LABELS[sort].toLowerCase()}`, { sort: WHOLE_LIST.sort });
  }
  if (due) add('due', 'Due', { due: false });
  if (dueWithinDays !== null) {
    const days = DUE_WITHIN_LABELS[dueWithinDays]?.toLowerCase() ?? `${dueWithinDays} days`;
    add('dueWithin', `Due within ${days}`, { dueWithinDays: null });
  }
  for (const id of view.labels) {
    const others = view.labels.filter((each) => each !== id);
    add(`label-${id}`, labelName(id, labels), { labels: others });
  }
  for (const place of PLACES) {
    const name = view[place];
    if (name !== null) add(place, `${PLACE_WORDS[place]} ${shownText(name)}`, { [place]: null });
  }
  for (const text of view.customFields) {
    const others = view.customFields.filter((each) => each !== text);
    add(text, fieldWords?.(text) ?? 'Field', { customFields: others });
  }
  if (view.prefers !== null) {
    const channel = CHANNEL_LABELS[view.prefers].toLowerCase();
    add('prefers', `Prefers ${channel}`, { prefers: null });
  }
  if (view.never !== null) {
    add('never', `Never wants ${CHANNEL_LABELS[view.never].toLowerCase()}`, { never: null });
  }
  if (view.missing !== null) add('missing', `No ${view.missing}`, { missing: null });
  if (view.notSince !== null)
    add('notSince', `Not contacted since ${dayWords(view.notSince)}`, { notSince: null });
  if (lastContact !== null) {
    const label =
      lastContact === 'never'
        ? 'No contact yet'
        : `Last contact ${LAST_CONTACT_LABELS[lastContact].toLowerCase()}`;
    add('lastContact', label, { lastContact: null });
  }
  if (assessed !== null) {
    add('assessed', assessed ? 'Assessed' : 'Not assessed', { assessed: null });
  }
  if (workStyle !== null) add('workStyle', `Work style ${workStyle}`, { workStyle: null });
  if (motivation !== null) add('motivation', `Motivation type ${motivation}`, { motivation: null });
  return parts;
}

/** "March 1, 2026". */
function dayWords(day: string): string {
  return englishDate(day, DAY_OF_YEAR);
}

/**
 * The ids of deleted labels in a view.
 * @param labels the user's labels; undefined until they've loaded
 */
export function deletedLabels(view: ListView, labels: readonly Label[] | undefined): string[] {
  if (labels === undefined) return [];
  return view.labels.filter((id) => !labels.some((label) => label.id === id));
}

/** The name of a label in a filter. */
export function labelName(id: string, labels: readonly Label[] | undefined): string {
  if (labels === undefined) return 'Label';
  const label = labels.find((each) => each.id === id);
  return label === undefined ? 'Deleted label' : shownText(label.name);
}

/** The number of contacts that a search or filters found, for a live region. */
export function foundText(total: ListTotal): string {
  if (total.count === 0) return 'No contact found';
  const text = totalAtStart(total);
  return text === '1' ? '1 contact found' : `${text} contacts found`;
}
