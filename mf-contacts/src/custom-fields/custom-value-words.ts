import { type CustomField } from '@rapport/api-client';
import { customValueText, type CustomValue, shownText } from '@rapport/contracts';
import { dayText } from './day-text.ts';

/** A value as a page shows it: "March 31, 2027", "Gold", "Yes", "1,250". Null for a choice that's gone. */
export function customValueWords(field: CustomField, value: CustomValue): string | null {
  const text = customValueText(field, value);
  if (text === null) return null;
  switch (field.kind) {
    case 'date':
      return dayText(text);
    case 'number':
      return typeof value === 'number'
        ? value.toLocaleString('en-US', { maximumFractionDigits: 15 })
        : text;
    case 'yesNo':
      return text === 'yes' ? 'Yes' : 'No';
    case 'link':
      return shownText(text.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, ''));
    case 'text':
    case 'choice':
      return text.split('\n').map(shownText).join('\n');
    default:
      return field.kind satisfies never;
  }
}

/** A field of a contact with its value in words. */
export interface ShownValue {
  field: CustomField;
  value: CustomValue;
  words: string;
}

/**
 * The values of a contact that are shown in a place, in the order of the fields.
 * @param place null for all of them
 */
export function shownValues(
  fields: readonly CustomField[] | undefined,
  values: Readonly<Record<string, CustomValue>> | undefined,
  place: CustomField['shownIn'][number] | null,
): ShownValue[] {
  return (fields ?? []).flatMap((field) => {
    const value = values?.[field.id];
    if (value === undefined || (place !== null && !field.shownIn.includes(place))) return [];
    const words = customValueWords(field, value);
    return words === null ? [] : [{ field, value, words }];
  });
}

/** The values that the list shows of a contact, on one line with the names of the fields and short dates. */
export function listText(
  fields: readonly CustomField[] | undefined,
  values: Readonly<Record<string, CustomValue>> | undefined,
): string {
  return shownValues(fields, values, 'list')
    .map(({ field, value, words }) => {
      const short = field.kind === 'date' ? dayText(String(value), 'short') : words;
      return `${shownText(field.name)}: ${short.replaceAll(/\s+/g, ' ')}`;
    })
    .join(' · ');
}
