import { type CustomField } from '@rapport/api-client';
import {
  CUSTOM_FIELD_LIMITS,
  customColumns,
  type CustomValue,
  keptColumn,
  readCustomValue,
} from '@rapport/contracts';
import { type DayOrder } from '../../../days/birthday-text.ts';
import { cleanNote } from './clean-text.ts';
import { type ColumnTarget, fieldOfTarget, ownTarget } from './column-targets.ts';
import { readingOrder } from './date-order.ts';
import { dayOf } from './day-of-cell.ts';
import { type ImportedPerson, type LeftOut, newFieldKey } from './imported-person.ts';
import { type Table } from './recognize-table.ts';

/**
 * The table with the user's own fields, which its columns can fill. By default, a column fills the field with its
 * name, as in our own exports.
 */
export function withOwnFields(table: Table, fields: readonly CustomField[]): Table {
  const names = customColumns(fields).map(plain);
  const taken = new Set<number>();
  const targets = table.targets.map((target, index): ColumnTarget => {
    const place = table.hasHeader ? names.indexOf(plain(table.header[index] ?? '')) : -1;
    const field = fields[place];
    if (field === undefined || taken.has(place)) return target;
    taken.add(place);
    return ownTarget(field.id);
  });
  return { ...table, targets, fields };
}

function plain(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** How many more fields can be made from columns. */
export function newFieldsLeft({ fields = [], header, targets }: Table): number {
  const made = new Set(header.filter((_, index) => targets[index] === 'newField').map(plain));
  return CUSTOM_FIELD_LIMITS.perUser - fields.length - made.size;
}

const REASONS: Readonly<Record<CustomField['kind'], string>> = {
  text: `is longer than ${CUSTOM_FIELD_LIMITS.text.toLocaleString('en-US')} characters`,
  number: "isn't a number",
  date: "isn't a readable date with its year",
  choice: "isn't one of its choices",
  yesNo: "isn't yes or no",
  link: "isn't a link",
};

/**
 * Returns a function that adds the values of own fields in a row to its person. Of two columns for the same field, the
 * second one is kept aside.
 */
export function ownCellReader(
  table: Table,
): (person: ImportedPerson, row: readonly string[]) => ImportedPerson {
  const { header, targets, fields = [] } = table;
  const order = readingOrder(table, targets);
  const columns = targets.flatMap((target, index) => {
    const name = header[index] ?? '';
    const field = fields.find(({ id }) => id === fieldOfTarget(target));
    if (field) return { index, name, key: field.id, field };
    if (target !== 'newField') return [];
    return {
      index,
      name,
      key: newFieldKey(name),
      field: { name, kind: 'text' as const, choices: [] },
    };
  });
  return (person, row) => {
    for (const { index, name, key, field } of columns) {
      const cell = row[index] ?? '';
      if (cell.trim() === '') continue;
      const read = readOwnCell(field, cell, order);
      const before = person.customValues?.[key];
      if ('leftOut' in read) person.leftOut.push(read.leftOut);
      else if (before !== undefined && before !== read.value)
        person.kept.push(keptColumn(name, cell));
      else person.customValues = { ...person.customValues, [key]: read.value };
    }
    return person;
  };
}

/** Reads the cell of an own field: its value, or why it can't be stored. */
function readOwnCell(
  field: Pick<CustomField, 'name' | 'kind' | 'choices'>,
  cell: string,
  order: DayOrder | null,
): { value: CustomValue } | { leftOut: LeftOut } {
  const text = cleanNote(cell);
  const value = field.kind === 'date' ? dayOf(text, order) : readCustomValue(field, text);
  if (value !== null) return { value };
  return { leftOut: { field: field.name, value: text, reason: REASONS[field.kind] } };
}
