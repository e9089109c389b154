import { vcardText as text } from '@rapport/contracts';
import { writtenHandle } from './card-addresses.ts';
import { writtenDay } from './card-day.ts';
import { type Draft, linesOf, replaceLines } from './card-draft.ts';
import { type ListField, type ListItems, type Lists } from './card-fields.ts';
import { type CardLine, componentsOf, newLine, unescaped } from './card-lines.ts';
import { kindLabelOf, linkKind, typeOf, withKind } from './line-kinds.ts';
import { ITEM_RULES } from './list-items.ts';
import { oneLine } from './plain-text.ts';

/** An item as a line of a card. */
interface Written {
  name: string;
  value: string;
  /** The type that stands for its kind; null if the line has the kind without one. */
  type?: string | null;
  /** The type in a line that had another kind. */
  newType?: string;
  /** Other parameters. */
  parameters?: string;
  /** Apple's label, on a line in the same group. */
  label?: string;
}

type Writers = {
  readonly [Field in ListField]: (item: ListItems[Field], isVersion4: boolean) => Written;
};

const WRITTEN: Writers = {
  emails: ({ value, kind }) => ({ name: 'EMAIL', value: text(value), type: typeOf(kind) }),
  phones: ({ value, kind }) => ({ name: 'TEL', value: text(value), type: typeOf(kind) }),
  links: ({ value, kind }) => ({
    name: 'URL',
    value,
    type: linkKind('', value, false) === kind ? null : `x-${kind}`,
    newType: `x-${kind}`,
  }),
  addresses: ({ kind, street, city, region, postalCode, country }) => ({
    name: 'ADR',
    value: [null, null, street, city, region, postalCode, country]
      .map((part) => text(part ?? ''))
      .join(';'),
    type: typeOf(kind),
  }),
  languages: (tag) => ({ name: 'LANG', value: tag }),
  handles: (handle) => {
    const { value, parameters } = writtenHandle(handle);
    return { name: 'IMPP', value: text(value), parameters };
  },
  dates: ({ label, day }, isVersion4) => {
    const isAnniversary = label.toLowerCase() === 'anniversary';
    const { value, parameters } = writtenDay(day, isVersion4);
    if (isVersion4 && isAnniversary) return { name: 'ANNIVERSARY', value };
    const shown = isAnniversary ? '_$!<Anniversary>!$_' : text(label);
    return { name: 'X-ABDATE', value, parameters, label: shown };
  },
  labels: (label) => ({ name: 'CATEGORIES', value: text(label) }),
};

/** Writes the items of a list that differ. */
export function writeList<Field extends ListField>(
  draft: Draft,
  field: Field,
  was: Lists,
  target: Lists,
): void {
  const { keyOf, detailOf } = ITEM_RULES[field];
  const wanted = new Map(target[field].map((item) => [keyOf(item), item]));
  const known = new Map(was[field].map((item) => [keyOf(item), item]));
  for (const [key, item] of known) {
    const next = wanted.get(key);
    if (next !== undefined && detailOf(next) === detailOf(item)) continue;
    if (field === 'labels') removeLabel(draft, key);
    else if (next === undefined) replaceLines(draft, linesWith(draft, field, key), null);
    else changeLine(draft, field, { key, from: item, to: next });
  }
  for (const [key, item] of wanted) {
    if (known.has(key)) continue;
    const written = WRITTEN[field](item, draft.isVersion4);
    if (field === 'labels') addLabel(draft, written.value);
    else addLines(draft, written);
  }
}

function linesWith(draft: Draft, field: ListField, key: string): CardLine[] {
  return linesOf(draft, field).filter((line) =>
    draft.pieces.get(line)?.some((piece) => 'item' in piece && keyOfPiece(piece) === key),
  );
}

function keyOfPiece<Field extends ListField>({
  field,
  item,
}: {
  field: Field;
  item: ListItems[Field];
}): string {
  return ITEM_RULES[field].keyOf(item);
}

/** The first line with an item says its kind, so only that one changes. */
function changeLine<Field extends ListField>(
  draft: Draft,
  field: Field,
  { key, from, to }: { key: string; from: ListItems[Field]; to: ListItems[Field] },
): void {
  const [line] = linesWith(draft, field, key);
  if (line === undefined) return;
  const [before, after] = [from, to].map((item) => WRITTEN[field](item, draft.isVersion4));
  if (before === undefined || after === undefined) return;
  const isSameValue = before.value === after.value;
  // A line that isn't an address any more has no other form than text.
  const parameters = isSameValue
    ? line.parameters
    : line.parameters.replaceAll(/;VALUE=uri(?=;|$)/gi, '');
  const [oldType, type] = [before, after].map((each) => each.newType ?? each.type ?? null);
  const isKind = oldType !== type;
  const label = kindLabelOf(line, draft.lines);
  const changed = newLine(line.name.toUpperCase(), isSameValue ? line.value : after.value, {
    group: line.group,
    parameters: isKind ? withKind(parameters, type ?? null) : parameters,
  });
  draft.lines = draft.lines
    .map((each) => (each === line ? changed : each))
    .filter((each) => !isKind || each !== label);
}

function addLines(
  draft: Draft,
  { name, value, type = null, parameters = '', label }: Written,
): void {
  const group = label === undefined ? '' : freeGroup(draft.lines);
  const typed = type === null ? parameters : `${parameters};TYPE=${type}`;
  const lines = [newLine(name, value, { group, parameters: typed })];
  if (label !== undefined) lines.push(newLine('X-ABLABEL', label, { group }));
  draft.lines.splice(-1, 0, ...lines);
}

function freeGroup(lines: readonly CardLine[]): string {
  const taken = new Set(lines.map(({ group }) => group.toLowerCase()));
  let number = 1;
  while (taken.has(`item${number}`)) number += 1;
  return `item${number}`;
}

/** Some programs read only the first line of labels, so another one is added there. */
function addLabel(draft: Draft, label: string): void {
  const [line] = draft.lines.filter(({ name }) => name === 'categories');
  if (line === undefined) return addLines(draft, { name: 'CATEGORIES', value: label });
  const value = line.value.trim() === '' ? label : `${line.value},${label}`;
  replaceCategories(draft, line, value);
}

function removeLabel(draft: Draft, key: string): void {
  for (const line of draft.lines.filter(({ name }) => name === 'categories')) {
    const components = componentsOf(line.value, ',');
    const rest = components.filter(
      (each) => ITEM_RULES.labels.keyOf(oneLine(unescaped(each))) !== key,
    );
    if (rest.length === 0) replaceLines(draft, [line], null);
    else if (rest.length < components.length) replaceCategories(draft, line, rest.join(','));
  }
}

function replaceCategories(draft: Draft, line: CardLine, value: string): void {
  const { group, parameters } = line;
  replaceLines(draft, [line], newLine('CATEGORIES', value, { group, parameters }));
}
