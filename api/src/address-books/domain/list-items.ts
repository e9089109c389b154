import { completeWebAddress } from '@rapport/contracts';
import { type ListItems } from './card-fields.ts';

/** How the items of a list are compared. */
export interface ItemRules<Item> {
  /** The same on both sides for the same item, however it's written. */
  keyOf: (item: Item) => string;
  /** Everything that a change may change, besides the key. */
  detailOf: (item: Item) => string;
}

const json = (values: readonly (string | null)[]) => JSON.stringify(values);
const lower = (text: string) => text.trim().toLowerCase();
const valueAndKind = ({ value, kind }: { value: string; kind: string }) => json([value, kind]);

/** The rules of each list. */
export const ITEM_RULES: { readonly [Field in keyof ListItems]: ItemRules<ListItems[Field]> } = {
  emails: { keyOf: ({ value }) => lower(value), detailOf: valueAndKind },
  phones: { keyOf: ({ value }) => phoneKey(value), detailOf: valueAndKind },
  links: {
    keyOf: ({ value }) => lower(completeWebAddress(value.trim())).replace(/\/+$/, ''),
    detailOf: valueAndKind,
  },
  addresses: {
    keyOf: ({ street, postalCode, city, region, country }) =>
      lower(json([street, postalCode, city, region, country])),
    // In this order, because a stored address has its parts in another one.
    detailOf: ({ kind, street, postalCode, city, region, country }) =>
      json([kind, street, postalCode, city, region, country]),
  },
  languages: { keyOf: lower, detailOf: lower },
  handles: {
    keyOf: ({ service, value }) => json([service, lower(value)]),
    detailOf: ({ value }) => value,
  },
  dates: { keyOf: ({ label, day }) => json([lower(label), day]), detailOf: ({ label }) => label },
  labels: { keyOf: lower, detailOf: lower },
};

/** Digits with a leading plus, and letters, which an extension or a vanity number has. */
function phoneKey(value: string): string {
  return lower(value).replaceAll(/(?!^\+)[^\p{L}\p{Nd}]/gu, '');
}
