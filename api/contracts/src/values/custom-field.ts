/** The kinds of a custom field. The kind of a field never changes, because its values couldn't follow. */
export const CUSTOM_FIELD_KINDS = ['text', 'number', 'date', 'choice', 'yesNo', 'link'] as const;
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

/** Where a custom field is shown: in rows of the contact list, on the contact's page, in briefings. */
export const CUSTOM_FIELD_PLACES = ['list', 'contact', 'briefing'] as const;
export type CustomFieldPlace = (typeof CUSTOM_FIELD_PLACES)[number];

/**
 * The maximum number of fields per user, of choices per field, of characters in the name of a field, in the name of a
 * choice, and in a value that's a text or a link, and of conditions on fields per list.
 */
export const CUSTOM_FIELD_LIMITS = {
  perUser: 20,
  choices: 50,
  name: 60,
  choice: 60,
  text: 1_000,
  filters: 5,
} as const;

/** One of the values that a field of the kind `choice` offers. */
export interface CustomFieldChoice {
  id: string;
  name: string;
}

/** A field that a user added to their contacts. */
export interface CustomField {
  id: string;
  name: string;
  kind: CustomFieldKind;
  /** In the user's order; empty for other kinds than `choice`. */
  choices: CustomFieldChoice[];
  /** True for a date that comes again every year; false for other kinds than `date`. */
  yearly: boolean;
  shownIn: CustomFieldPlace[];
}

/**
 * A value of a custom field: the text or link; the number; the date as `YYYY-MM-DD`; the ID of the choice; true for
 * yes, false for no.
 */
export type CustomValue = string | number | boolean;

/** The values of a contact by the ID of their field, without empty ones. */
export type CustomValues = Record<string, CustomValue>;
