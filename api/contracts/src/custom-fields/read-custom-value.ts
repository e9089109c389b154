import { completeWebAddress, linkObstacle } from '../field-rules/web-address.ts';
import { isEmailAddress } from '../field-rules/email-address.ts';
import { isPhoneNumber } from '../field-rules/phone-number.ts';
import { CUSTOM_FIELD_LIMITS, type CustomValue } from '../values/custom-field.ts';
import { type FieldOfValue } from './custom-value-text.ts';

const YES = ['yes', 'y', 'true', '1', 'x'];
const NO = ['no', 'n', 'false', '0'];
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const SPACED = /^-?\d{1,3}(?:['’\s]\d{3})+(?:[.,]\d+)?$/;
const DAY = /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/**
 * Reads a value from the cell of a file, as `customValueText` or a spreadsheet writes it.
 * @returns the value as the API takes it; null if the text doesn't fit the kind of the field
 */
export function readCustomValue({ kind, choices }: FieldOfValue, text: string): CustomValue | null {
  const plain = text.trim();
  const folded = plain.toLowerCase();
  if (plain === '' || [...plain].length > CUSTOM_FIELD_LIMITS.text) return null;
  switch (kind) {
    case 'text':
      return plain;
    case 'number':
      return numberIn(plain);
    case 'date':
      return isDay(plain) ? plain : null;
    case 'choice':
      return choices?.find(({ name }) => name.toLowerCase() === folded)?.id ?? null;
    case 'yesNo':
      return YES.includes(folded) ? true : NO.includes(folded) ? false : null;
    case 'link':
      return linkIn(plain);
    default:
      return kind satisfies never;
  }
}

/** A comma before exactly three digits separates thousands; before others, it begins the fraction. */
function numberIn(text: string): number | null {
  if (THOUSANDS.test(text)) return Number(text.replaceAll(',', ''));
  const plain = SPACED.test(text) ? text.replaceAll(/['’\s]/g, '') : text;
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** Checks for a calendar day, because `Date` itself overflows into the next month. */
function isDay(text: string): boolean {
  return DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

function linkIn(text: string): string | null {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(text) ?? [];
  if (scheme.toLowerCase() === 'mailto') return isEmailAddress(rest) ? text : null;
  if (scheme.toLowerCase() === 'tel') return isPhoneNumber(text.slice('tel:'.length)) ? text : null;
  const link = completeWebAddress(text);
  return linkObstacle(link) === null ? link : null;
}
