import { type Label } from '@rapport/api-client';
import { type FieldWords, type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';
import { labelName, viewParts } from './view-words.ts';

/** A suggested name for a view, which says what it shows. */
export function suggestedName(
  view: ListView,
  labels?: readonly Label[],
  fieldWords?: FieldWords,
): string {
  const parts = viewParts({ ...view, sort: WHOLE_LIST.sort }, labels, fieldWords);
  const search = view.search.trim();
  return [search, ...parts.map(({ label }) => label)]
    .filter((text) => text !== '')
    .map((text, index) =>
      index === 0 || view.labels.some((id) => labelName(id, labels) === text)
        ? text
        : text.charAt(0).toLowerCase() + text.slice(1),
    )
    .join(', ');
}
