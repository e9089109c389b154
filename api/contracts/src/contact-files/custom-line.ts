import { customValueText } from '../custom-fields/custom-value-text.ts';
import {
  CUSTOM_FIELD_KINDS,
  type CustomField,
  type CustomFieldKind,
  type CustomValues,
} from '../values/custom-field.ts';
import { parametersOf, quotedParameter, unescapedText } from './vcard-parameter.ts';
import { vcardText } from './vcard-text.ts';

/** A value of a custom field as a file has it. */
interface CustomLine {
  /** The name of the field. */
  name: string;
  /** Null if the file doesn't say it. */
  kind: CustomFieldKind | null;
  /** As `customValueText` writes it. */
  text: string;
}

const LINE = /^X-RAPPORT-FIELD((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/is;

/**
 * Returns the values of a contact as lines of a vCard, like `X-RAPPORT-FIELD;X-NAME="Contract ends";X-KIND=date:2026-03-31`.
 * No property of RFC 6350 has a name that its user chose.
 */
export function customLines(fields: readonly CustomField[], values: CustomValues = {}): string[] {
  return fields.flatMap((field) => {
    const value = values[field.id];
    const text = value === undefined ? null : customValueText(field, value);
    if (text === null) return [];
    const parameters = `X-NAME=${quotedParameter(field.name)};X-KIND=${field.kind}`;
    return `X-RAPPORT-FIELD;${parameters}:${vcardText(text)}`;
  });
}

/** Returns the value that a line of a vCard has; null for any other line. */
export function readCustomLine(line: string): CustomLine | null {
  const [, parameters, value = ''] = LINE.exec(line) ?? [];
  if (parameters === undefined) return null;
  const given = parametersOf(parameters);
  const name = given.get('X-NAME')?.trim() ?? '';
  const text = unescapedText(value).trim();
  if (name === '' || text === '') return null;
  const said = given.get('X-KIND')?.toLowerCase();
  const kind = CUSTOM_FIELD_KINDS.find((each) => each.toLowerCase() === said) ?? null;
  return { name, kind, text };
}
