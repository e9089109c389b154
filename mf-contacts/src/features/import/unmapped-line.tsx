import { keptFact, readCustomLine, readRelatedLine } from '@rapport/contracts';
import { type RunState } from './run/import-run.ts';

const NAMES_SHOWN = 6;
/** Properties that programs write about the card itself. */
const OF_PROGRAM = /^(?:UID|REV|PRODID)$/i;

/** The readable names of kept lines, at most six and the number of others; null if there are none. */
export function unmappedNames(kept: readonly (readonly string[])[]): string | null {
  const names = new Set(kept.flatMap(withoutField).map((line) => keptFact(line).name));
  const shown = [...names].filter((name) => !OF_PROGRAM.test(name));
  if (shown.length === 0) return null;
  const more = shown.length - NAMES_SHOWN;
  const rest = more > 0 ? ` and ${more.toLocaleString('en-US')} more` : '';
  return shown.slice(0, NAMES_SHOWN).join(', ') + rest;
}

/** Relations and values of own fields have no field either, but the API links or reads most of them. */
function withoutField(lines: readonly string[]): string[] {
  return lines.filter((line) => readRelatedLine(line) === null && readCustomLine(line) === null);
}

/** Lists values of the file without a field, which are kept unchanged with the contacts. */
export function UnmappedLine({ plan, results }: Pick<RunState, 'plan' | 'results'>) {
  const kept = [...results.values()].flatMap(({ row, contactId }) =>
    contactId === null ? [] : [plan.people[row - 1]?.kept ?? []],
  );
  const names = unmappedNames(kept);
  if (names === null) return null;
  const people = kept.filter((lines) => withoutField(lines).length > 0).length;
  return (
    <li>
      Kept aside with <b>{people.toLocaleString('en-US')}</b>{' '}
      {people === 1 ? 'contact' : 'contacts'}, because no field fits: {names}
    </li>
  );
}
