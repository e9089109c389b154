import { type ItemRules } from './list-items.ts';

/** The value of a field on both sides after a merge. */
export interface Sides<T> {
  contact: T;
  card: T;
}

/** Which side counts where both changed. */
export type Choice = 'contact' | 'card';

/**
 * Merges a list item by item: what one side added, changed, or removed since the last sync happens on the other,
 * too. Where one side removed an item that the other changed, the change wins, so nothing is lost. At the first sync,
 * two sides that each know an item may write it in their own way, as long as no one changes it.
 * @param base the lists at the last sync; null at the first one
 * @returns null if both sides changed the same item, or replaced the same item by different ones
 */
export function mergeList<Item>(
  base: Sides<readonly Item[]> | null,
  now: Sides<readonly Item[]>,
  rules: ItemRules<Item>,
): Sides<Item[]> | null {
  const { keyOf } = rules;
  const was = sidesByKey(base ?? { contact: [], card: [] }, keyOf);
  const is = sidesByKey(now, keyOf);
  if (bothReplaced(was, is)) return null;
  const contact = new Map(is.contact);
  const card = new Map(is.card);
  for (const key of new Set([...[was, is].flatMap((each) => keysOf(each))])) {
    const [here, there] = [is.contact.get(key), is.card.get(key)];
    const isNewHere = !isSame(here, was.contact.get(key), rules);
    const isNewThere = !isSame(there, was.card.get(key), rules);
    if (isNewHere && isNewThere) {
      if (here !== undefined && there !== undefined) {
        if (base !== null && !isSame(here, there, rules)) return null;
      } else if (here !== undefined) card.set(key, here);
      else if (there !== undefined) contact.set(key, there);
    } else if (isNewHere) put(card, key, here);
    else if (isNewThere) put(contact, key, there);
  }
  return { contact: [...contact.values()], card: [...card.values()] };
}

/** Returns whether two lists have the same items, in any order. */
export function isSameList<Item>(
  one: readonly Item[],
  other: readonly Item[],
  { keyOf, detailOf }: ItemRules<Item>,
): boolean {
  const textOf = (list: readonly Item[]) =>
    JSON.stringify(list.map((item) => [keyOf(item), detailOf(item)]).toSorted());
  return textOf(one) === textOf(other);
}

type ByKey<Item> = Sides<ReadonlyMap<string, Item>>;

/** Each side removed the same item and added others: a correction, made twice. */
function bothReplaced<Item>(was: ByKey<Item>, is: ByKey<Item>): boolean {
  const isGone = (key: string) => !is.contact.has(key) && !is.card.has(key);
  const removed = [...was.contact.keys()].filter((key) => was.card.has(key) && isGone(key));
  const added = (side: Choice, other: Choice) =>
    [...is[side].keys()].some((key) => !was[side].has(key) && !is[other].has(key));
  return removed.length > 0 && added('contact', 'card') && added('card', 'contact');
}

function sidesByKey<Item>(
  { contact, card }: Sides<readonly Item[]>,
  keyOf: (item: Item) => string,
): ByKey<Item> {
  const byKey = (list: readonly Item[]) => new Map(list.map((item) => [keyOf(item), item]));
  return { contact: byKey(contact), card: byKey(card) };
}

function keysOf<Item>({ contact, card }: ByKey<Item>): string[] {
  return [...contact.keys(), ...card.keys()];
}

function put<Item>(list: Map<string, Item>, key: string, item: Item | undefined): void {
  if (item === undefined) list.delete(key);
  else list.set(key, item);
}

function isSame<Item>(
  one: Item | undefined,
  other: Item | undefined,
  { detailOf }: ItemRules<Item>,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return detailOf(one) === detailOf(other);
}
