import {
  type CARD_TEXT_FIELDS,
  type EmailKind,
  type Handle,
  knownNameParts,
  type LinkKind,
  NAME_PARTS,
  type NameParts,
  NO_NAME_PARTS,
  type OfKind,
  type PhoneKind,
  type PostalAddress,
  type YearlyDate,
} from '@rapport/contracts';

/** A name as a whole and in its parts. */
export interface CardName extends NameParts {
  displayName: string;
}

/** The items of each list. */
export interface ListItems {
  emails: OfKind<EmailKind>;
  phones: OfKind<PhoneKind>;
  links: OfKind<LinkKind>;
  addresses: PostalAddress;
  languages: string;
  handles: Handle;
  dates: YearlyDate;
  labels: string;
}
export type ListField = keyof ListItems;
export type Lists = { [Field in ListField]: ListItems[Field][] };

/** What a contact and a card have in common. Everything else stays where it is. */
export interface CardFields extends Lists {
  name: CardName;
  organizationName: string | null;
  department: string | null;
  organizationTitle: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` if the year is unknown. */
  birthday: string | null;
  pinnedNote: string | null;
  nickname: string | null;
  pronouns: string | null;
  spokenName: string | null;
  timeZone: string | null;
  /** Changes with the picture; each side has its own. */
  photo: string | null;
}

export type TextField = (typeof CARD_TEXT_FIELDS)[number];

export type CardField = keyof CardFields;

/** The fields of a contact or card that says nothing. */
export const NO_FIELDS: Readonly<CardFields> = {
  name: { displayName: '', ...NO_NAME_PARTS },
  organizationName: null,
  department: null,
  organizationTitle: null,
  birthday: null,
  pinnedNote: null,
  nickname: null,
  pronouns: null,
  spokenName: null,
  timeZone: null,
  photo: null,
  emails: [],
  phones: [],
  links: [],
  addresses: [],
  languages: [],
  handles: [],
  dates: [],
  labels: [],
};

/** Returns whether two names are the same, if missing parts are guessed. */
export function isSameName(one: CardName, other: CardName): boolean {
  const [parts, others] = [knownNameParts(one), knownNameParts(other)];
  return (
    one.displayName === other.displayName &&
    NAME_PARTS.every((part) => (parts[part] ?? '') === (others[part] ?? ''))
  );
}
