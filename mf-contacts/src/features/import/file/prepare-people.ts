import { breather } from './breather.ts';
import { fittingPerson, nameProblem } from './checked-person.ts';
import { joinedRows, rowsByPerson, withFurther } from './following-rows.ts';
import { type ImportedPerson } from './imported-person.ts';
import { personReader } from './person-of-row.ts';
import { type Cards } from './read-vcards.ts';
import { type Table } from './recognize-table.ts';

/** The people of a file as they will be sent, and what will be missing. */
export interface People {
  people: readonly ImportedPerson[];
  /** How many rows will be refused, because their name is missing or is none. */
  nameless: number;
  /** How many people come in without a value that cannot be stored. */
  incomplete: number;
  /** How many people there will be. */
  total: number;
  /** Whether everyone is there: a large file takes a moment. */
  complete: boolean;
}

export const NOBODY: People = { people: [], nameless: 0, incomplete: 0, total: 0, complete: false };

/** Enough for the preview. */
const FIRST = 20;

/** No one yet, and how many there will be. */
export function nobodyOf(content: Table | Cards): People {
  const total =
    content.kind === 'cards'
      ? content.people.length
      : content.rows.length - joinedRows(content).size;
  return { ...NOBODY, total };
}

/** The people of what was read, made one by one. */
function makersOf(content: Table | Cards): (() => ImportedPerson)[] {
  if (content.kind === 'cards') return content.people.map((person) => () => person);
  const read = personReader(content, content.targets);
  return rowsByPerson(content).map(
    ([first = [], ...further]) =>
      () =>
        withFurther(read(first), further.map(read)),
  );
}

/**
 * Makes people of what was read, without holding up the page.
 * @param onPart called with the first people at once and with everyone at the end
 * @throws the reason of `signal`
 */
export async function preparePeople(
  content: Table | Cards,
  onPart: (people: People) => void,
  signal: AbortSignal,
): Promise<void> {
  const breathe = breather(signal);
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
