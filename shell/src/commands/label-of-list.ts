import { type ListFilter } from './list-filters.ts';
import { wordsOf } from './fold-words.ts';

/** Verbs before the label that a list gets or loses: "add VIP to all customers". */
const BEFORE_LABEL = new Set(
  'add put give assign apply remove take drop clear delete strip'.split(' '),
);

/**
 * Returns the label that a list gets or loses, and its filters: in "tag everyone at Engines as Supplier", it's the
 * last label, and the first one after verbs such as "add". Null without a label, or without a filter beside it.
 * @param filters in the order of the text
 */
export function labelOfList(
  text: string,
  filters: readonly ListFilter[],
): { label: ListFilter; others: readonly ListFilter[] } | null {
  const labels = filters.filter(({ name }) => name === 'label');
  const isFirst = wordsOf(text).some(({ word }) => BEFORE_LABEL.has(word));
  const label = isFirst ? labels[0] : labels.at(-1);
  const others = filters.filter((filter) => filter !== label);
  return label === undefined || others.length === 0 ? null : { label, others };
}
