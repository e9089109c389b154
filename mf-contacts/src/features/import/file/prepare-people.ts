import { pauseForBrowser } from './pause-for-browser.ts';
import { fittingPerson, nameProblem } from './checked-person.ts';
import { joinedRows, rowsByPerson, withFurther } from './following-rows.ts';
import { type ImportedPerson } from './imported-person.ts';
import { ownCellReader } from './own-columns.ts';
import { personReader } from './person-of-row.ts';
import { type Cards } from './read-vcards.ts';
import { type Table } from './recognize-table.ts';

/** The people of a file, ready to send, and how many have problems. */
export interface People {
  people: readonly ImportedPerson[];
  /** The number of rows that will be rejected, because their name is missing or invalid. */
  nameless: number;
  /** The number of people with a value that can't be stored. */
  incomplete: number;
  /** The number of all people. */
  total: number;
  /** False while a large file is still being processed. */
  complete: boolean;
}

export const NO_PEOPLE: People = {
  people: [],
  nameless: 0,
  incomplete: 0,
  total: 0,
  complete: false,
};

/** Enough for the preview. */
const FIRST = 20;

/** An empty result with the expected number of people. */
export function noPeopleOf(content: Table | Cards): People {
  const total =
    content.kind === 'cards'
      ? content.people.length
      : content.rows.length - joinedRows(content).size;
  return { ...NO_PEOPLE, total };
}

/** Functions that each create one person of the file. */
function makersOf(content: Table | Cards): (() => ImportedPerson)[] {
  if (content.kind === 'cards') return content.people.map((person) => () => person);
  const readRow = personReader(content, content.targets);
  const withOwn = ownCellReader(content);
  const read = (row: readonly string[]) => withOwn(readRow(row), row);
  return rowsByPerson(content).map(
    ([first = [], ...further]) =>
      () =>
        withFurther(read(first), further.map(read)),
  );
}

/**
 * Creates the people of a file without blocking the page.
 * @param onPart called immediately with the first people, and with everyone at the end
 * @throws the abort reason of `signal`
 */
export async function preparePeople(
  content: Table | Cards,
  onPart: (people: People) => void,
  signal: AbortSignal,
): Promise<void> {
  const breathe = pauseForBrowser(signal);
  const makers = makersOf(content);
  const total = makers.length;
  const people: ImportedPerson[] = [];
  let [nameless, incomplete] = [0, 0];
  const part = () => ({ people: [...people], nameless, incomplete, total });
  for (const make of makers) {
    const person = fittingPerson(make());
    if (nameProblem(person) !== null) nameless += 1;
    else if (person.leftOut.length > 0) incomplete += 1;
    people.push(person);
    if (people.length === FIRST && total > FIRST) onPart({ ...part(), complete: false });
    await breathe();
  }
  onPart({ ...part(), complete: true });
}
