import { keptFact } from '@rapport/contracts';
import { type RunState } from './run/import-run.ts';

const NAMES_SHOWN = 6;
/** What programs write about a card itself. */
const OF_PROGRAM = /^(?:UID|REV|PRODID)$/i;

/** What a file said that has no field, and is kept with the contacts as it came. */
export function KeptLine({ plan, results }: Pick<RunState, 'plan' | 'results'>) {
  const kept = [...results.values()].flatMap(({ row, contactId }) =>
    contactId === null ? [] : [plan.people[row - 1]?.kept ?? []],
  );
  const names = new Set(kept.flat().map((line) => keptFact(line).name.replace(/^X-/i, '')));
  const shown = [...names].filter((name) => !OF_PROGRAM.test(name));
  if (shown.length === 0) return null;
  const people = kept.filter((lines) => lines.length > 0).length;
  const more = shown.length - NAMES_SHOWN;
  return (
    <li>
      Kept aside with <b>{people.toLocaleString('en-US')}</b>{' '}
      {people === 1 ? 'contact' : 'contacts'}, because no field fits:{' '}
      {shown.slice(0, NAMES_SHOWN).join(', ')}
      {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
    </li>
  );
}
