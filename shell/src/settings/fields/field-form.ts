import { type CreateCustomField, type CustomField } from '@rapport/api-client';
import { CUSTOM_FIELD_LIMITS, type CustomFieldKind } from '@rapport/contracts';

/** A choice as typed. */
export interface ChoiceEntry {
  /** Tells the rows apart. */
  key: string;
  /** Of a choice that contacts may have; undefined for a new one. */
  id?: string | undefined;
  name: string;
}

/** A field as typed. */
export interface FieldForm {
  name: string;
  kind: CustomFieldKind;
  choices: readonly ChoiceEntry[];
  yearly: boolean;
  shownIn: CustomField['shownIn'];
}

/** Messages for invalid inputs, by `name`, `choices`, and `choice.<key>`. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The form of a stored field, or of a new one. */
export function formOf(field: CustomField | null): FieldForm {
  if (field === null) {
    const choices = [newChoice(), newChoice()];
    return { name: '', kind: 'text', choices, yearly: false, shownIn: ['contact'] };
  }
  const { name, kind, yearly, shownIn } = field;
  return { name, kind, yearly, shownIn, choices: field.choices.map(entryOf) };
}

function entryOf({ id, name }: CustomField['choices'][number]): ChoiceEntry {
  return { key: id, id, name };
}

/** An empty row for a choice. */
export function newChoice(): ChoiceEntry {
  return { key: crypto.randomUUID(), name: '' };
}

/** The body of the request that saves the form. Empty rows of choices are left out. */
export function bodyOf({ name, kind, choices, yearly, shownIn }: FieldForm): CreateCustomField {
  return {
    name: name.trim(),
    kind,
    shownIn,
    ...(kind === 'date' && { yearly }),
    ...(kind === 'choice' && {
      choices: typed(choices).map(({ id, name: choice }) => ({
        ...(id !== undefined && { id }),
        name: choice.trim(),
      })),
    }),
  };
}

/**
 * The problems of a form; empty if there are none.
 * @param others the names of the user's other fields
 */
export function problemsOf(form: FieldForm, others: readonly string[]): FieldProblems {
  const problems: Record<string, string> = {};
  if (form.name.trim() === '') problems['name'] = 'Enter a name, like Contract ends.';
  else if (others.some((other) => isSame(other, form.name))) problems['name'] = NAME_TAKEN;
  if (form.kind !== 'choice') return problems;
  const choices = typed(form.choices);
  const [first] = form.choices;
  if (choices.length === 0 && first) problems[`choice.${first.key}`] = 'Enter at least one choice.';
  if (choices.length > CUSTOM_FIELD_LIMITS.choices) {
    problems['choices'] = `A field has at most ${CUSTOM_FIELD_LIMITS.choices} choices.`;
  }
  choices.forEach(({ key, name }, index) => {
    const isTaken = choices.slice(0, index).some((other) => isSame(other.name, name));
    if (isTaken) problems[`choice.${key}`] = 'This choice is already there.';
  });
  return problems;
}

/** The message for a name that another field has. */
export const NAME_TAKEN = 'Another field has this name.';

/** The ids of the choices of a stored field that a form removes. */
export function removedChoices(field: CustomField, form: FieldForm): string[] {
  const left = typed(form.choices).map(({ id }) => id);
  return field.choices.map(({ id }) => id).filter((id) => !left.includes(id));
}

function typed(choices: readonly ChoiceEntry[]): ChoiceEntry[] {
  return choices.filter(({ name }) => name.trim() !== '');
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
