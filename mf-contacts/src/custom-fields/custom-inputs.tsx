import { type CustomField } from '@rapport/api-client';
import { CUSTOM_FIELD_LIMITS, shownText } from '@rapport/contracts';
import { Select, TextArea, TextField } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import { type CustomEntry, entryOf } from './custom-entries.ts';
import { customValueWords } from './custom-value-words.ts';

interface CustomInputProps {
  field: CustomField;
  entry: CustomEntry;
  error: string | undefined;
  onChange: (entry: CustomEntry) => void;
}

/** For no value. */
const NONE = 'none';
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** The input of a user's own field, by its kind. */
export function CustomInput({ field, entry, error, onChange }: CustomInputProps): ReactNode {
  const label = shownText(field.name);
  const { kind } = field;
  const plain = {
    label,
    name: `custom.${field.id}`,
    autoComplete: 'off',
    value: typedText(field, entry),
    error,
  };
  switch (kind) {
    case 'text':
      return (
        <TextArea
          {...plain}
          rows={1}
          maxLength={CUSTOM_FIELD_LIMITS.text}
          onChange={({ target }) => onChange(entryOf(field, target.value))}
        />
      );
    case 'number':
    case 'date':
    case 'link':
      return (
        <TextField
          {...plain}
          {...KEYBOARDS[kind]}
          {...(kind === 'date' && { hint: 'Like March 31, 2027.' })}
          onChange={({ target }) => onChange(entryOf(field, target.value))}
        />
      );
    case 'choice':
    case 'yesNo': {
      const options =
        kind === 'choice'
          ? field.choices.map(({ id, name }) => ({ value: id, label: shownText(name) }))
          : [...YES_NO];
      const { value } = entry;
      const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? NONE);
      return (
        <Select
          id={`custom.${field.id}`}
          label={label}
          error={error}
          options={[...options, { value: NONE, label: 'None' }]}
          value={options.some((option) => option.value === chosen) ? chosen : NONE}
          onValueChange={(next) => {
            if (next === NONE) onChange({ value: null });
            else onChange({ value: kind === 'yesNo' ? next === 'yes' : next });
          }}
        />
      );
    }
    default:
      return kind satisfies never;
  }
}

/** The keyboards that phones show. A decimal keyboard may have no minus sign. */
const KEYBOARDS = {
  number: { inputMode: 'text' },
  date: { autoCapitalize: 'words' },
  link: { inputMode: 'url', autoCapitalize: 'none' },
} as const;

/** What was typed, or the stored value as people type it. */
function typedText(field: CustomField, { text, value }: CustomEntry): string {
  if (text !== undefined) return text;
  if (value === null) return '';
  return field.kind === 'date' ? (customValueWords(field, value) ?? '') : String(value);
}

/** An entry in words, for a note about both values of a conflict. */
export function entryWords(field: CustomField, { text, value }: CustomEntry): string {
  if (value === null) return text?.trim() ?? '';
  return customValueWords(field, value) ?? '';
}
