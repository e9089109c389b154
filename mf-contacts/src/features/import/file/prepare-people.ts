import { breather } from './breather.ts';
import { withinLimits, withoutWrongValues, wrongValues } from './checked-person.ts';
import { type ImportedPerson } from './imported-person.ts';
import { personReader } from './person-of-row.ts';
import { type Cards } from './read-vcards.ts';
import { type Table } from './recognize-table.ts';

/** The people of a file as they will be sent, and what is wrong with them. */
export interface People {
  people: readonly ImportedPerson[];
  /** How many have an email, phone or link that will be refused. */
  wrong: number;
  /** One of these values; empty for none. */
  example: string;
  nameless: number;
  /** Whether everybody is there: a large file takes a moment. */
  complete: boolean;
}

export const NOBODY: People = {
  people: [],
  wrong: 0,
  example: '',
  nameless: 0,
  complete: false,
};

/** Enough for the preview. */
const FIRST = 20;

/** How many people a file has. */
export function totalOf(content: Table | Cards): number {
  return content.kind === 'cards' ? content.people.length : content.rows.length;
}

/**
 * Makes people of what was read, without holding up the page.
 * @param onPart told the first people at once and everybody at the end
 * @throws the reason of `signal`
 */
export async function preparePeople(
  content: Table | Cards,
  leaveOutWrong: boolean,
  onPart: (people: People) => void,
  signal: AbortSignal,
): Promise<void> {
  const read = content.kind === 'table' ? personReader(content, content.targets) : null;
  const breathe = breather(signal);
  const total = totalOf(content);
  const people: ImportedPerson[] = [];
  let [wrong, example, nameless] = [0, '', 0];
  const part = () => ({ people: [...people], wrong, example, nameless });
  for (let index = 0; index < total; index += 1) {
    const raw =
      content.kind === 'cards' ? content.people[index] : read?.(content.rows[index] ?? []);
    if (!raw) continue;
    const { emails, phones, links } = wrongValues(raw);
    const [first] = [...emails, ...phones, ...links];
    if (first !== undefined) wrong += 1;
    example ||= first ?? '';
    if (raw.displayName === '') nameless += 1;
    people.push(withinLimits(leaveOutWrong && first !== undefined ? withoutWrongValues(raw) : raw));
    if (people.length === FIRST && total > FIRST) onPart({ ...part(), complete: false });
    await breathe();
  }
  onPart({ ...part(), complete: true });
}
