import { CARD_TEXT_FIELDS, CARD_LIST_FIELDS } from '@rapport/contracts';
import {
  type CardField,
  type CardFields,
  isSameName,
  type ListField,
  type Lists,
  NO_FIELDS,
  type TextField,
} from './card-fields.ts';
import { ITEM_RULES } from './list-items.ts';
import { type Choice, isSameList, mergeList, type Sides } from './merge-list.ts';

/** A contact and its card, each in the terms of `CardFields`. */
export type Pair = Sides<CardFields>;

/** The result of a merge. */
export interface Merge extends Pair {
  /** The fields that changed on both sides. They stay as they are on each side until the user chooses. */
  conflicts: CardField[];
}

interface MergeOptions {
  /** Open conflicts, with the user's choice; null while there is none. */
  open?: ReadonlyMap<CardField, Choice | null>;
  /** Fields of the card with a text that can't be read. Such a text is never overwritten without a choice. */
  unread?: ReadonlySet<TextField>;
}

/**
 * Merges a contact and its card, field by field, with both as they were at the last sync.
 * @param base null at the first sync: lists are united, and different texts are a conflict
 */
export function mergeFields(base: Pair | null, now: Pair, options: MergeOptions = {}): Merge {
  const { open = new Map(), unread = new Set() } = options;
  const was = base ?? { contact: NO_FIELDS, card: NO_FIELDS };
  const merge: Merge = {
    contact: structuredClone(now.contact),
    card: structuredClone(now.card),
    conflicts: [],
  };
  for (const field of CARD_TEXT_FIELDS) {
    const merged = mergeValue(of(was, field), of(now, field), {
      isSame: (one, other) => one === other,
      choice: open.get(field),
      isUnread: unread.has(field),
    });
    if (merged === null) merge.conflicts.push(field);
    else [merge.contact[field], merge.card[field]] = [merged.contact, merged.card];
  }
  mergeName(was, now, merge, open.get('name'));
  mergePhoto(base, now, merge, open.get('photo'));
  for (const field of CARD_LIST_FIELDS)
    mergeListField(field, { base, now, merge }, open.get(field));
  return merge;
}

/** Returns the fields in which two sets of fields differ. */
export function changedFields(one: CardFields, other: CardFields): CardField[] {
  const lists = CARD_LIST_FIELDS.filter((field) => !isSameListField(field, one, other));
  return [
    ...(isSameName(one.name, other.name) ? [] : ['name' as const]),
    ...CARD_TEXT_FIELDS.filter((field) => one[field] !== other[field]),
    ...(one.photo === other.photo ? [] : ['photo' as const]),
    ...lists,
  ];
}

interface ValueOptions<T> {
  isSame: (one: T, other: T) => boolean;
  /** Undefined without an open conflict. */
  choice: Choice | null | undefined;
  isUnread?: boolean;
}

/** Merges a value; null is a conflict. */
function mergeValue<T>(
  was: Sides<T>,
  { contact, card }: Sides<T>,
  { isSame, choice, isUnread = false }: ValueOptions<T>,
): Sides<T> | null {
  if (isSame(contact, card) && !isUnread) return { contact, card };
  if (choice === null) return null;
  // A text that can't be read can't be chosen, so the card keeps it, and the contact its own.
  if (choice !== undefined) return chosen({ contact, card }, isUnread ? 'contact' : choice);
  const isNewHere = !isSame(contact, was.contact);
  const isNewThere = !isSame(card, was.card) && !isUnread;
  if (isNewHere && isUnread) return null;
  if (isNewHere && isNewThere) return null;
  if (isNewHere) return { contact, card: contact };
  return isNewThere ? { contact: card, card } : { contact, card };
}

function chosen<T>({ contact, card }: Sides<T>, choice: Choice): Sides<T> {
  return choice === 'contact' ? { contact, card: contact } : { contact: card, card };
}

function of<Field extends CardField>(
  { contact, card }: Pair,
  field: Field,
): Sides<CardFields[Field]> {
  return { contact: contact[field], card: card[field] };
}

/** A name can't be removed, so a side without one gets the other's. */
function mergeName(was: Pair, now: Pair, merge: Merge, choice: Choice | null | undefined): void {
  const { contact, card } = of(now, 'name');
  if (contact.displayName === '' || card.displayName === '') {
    merge.contact.name = contact.displayName === '' ? card : contact;
    merge.card.name = merge.contact.name;
    return;
  }
  const merged = mergeValue(of(was, 'name'), of(now, 'name'), { isSame: isSameName, choice });
  if (merged === null) merge.conflicts.push('name');
  else [merge.contact.name, merge.card.name] = [merged.contact, merged.card];
}

/** Each side may have its own picture from before the first sync: only later changes travel. */
function mergePhoto(
  base: Pair | null,
  now: Pair,
  merge: Merge,
  choice: Choice | null | undefined,
): void {
  const { contact, card } = of(now, 'photo');
  const isFirst = base === null && contact !== null && card !== null;
  const was = base === null ? { contact: null, card: null } : of(base, 'photo');
  const isSame = (one: string | null, other: string | null) => one === other;
  const merged = isFirst
    ? { contact, card }
    : mergeValue(was, { contact, card }, { isSame, choice });
  if (merged === null) merge.conflicts.push('photo');
  else [merge.contact.photo, merge.card.photo] = [merged.contact, merged.card];
}

interface Merging {
  base: Sides<Lists> | null;
  now: Sides<Lists>;
  /** Has lists of its own, which are filled. */
  merge: Sides<Lists> & Pick<Merge, 'conflicts'>;
}

function mergeListField<Field extends ListField>(
  field: Field,
  { base, now, merge }: Merging,
  choice: Choice | null | undefined,
): void {
  const lists = ({ contact, card }: Sides<Lists>) => ({
    contact: contact[field],
    card: card[field],
  });
  const current = lists(now);
  const rules = ITEM_RULES[field];
  const isOpen = choice === null && !isSameList(current.contact, current.card, rules);
  const found = choice
    ? chosen(current, choice)
    : isOpen
      ? null
      : mergeList(base && lists(base), current, rules);
  if (found === null) merge.conflicts.push(field);
  else {
    merge.contact[field].splice(0, Infinity, ...found.contact);
    merge.card[field].splice(0, Infinity, ...found.card);
  }
}

function isSameListField<Field extends ListField>(field: Field, one: Lists, other: Lists): boolean {
  return isSameList(one[field], other[field], ITEM_RULES[field]);
}
