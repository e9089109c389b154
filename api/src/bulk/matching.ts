import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ContactListQuery } from '../contacts/dto/contact-list.query.ts';
import { type Problem } from '../validation/domain/text-rules.ts';

/** A longer query can't come from the address of a list. */
const LONGEST = 2_000;

/** Returns what's wrong with the query of a list. */
export function matchingProblem(value: unknown): Problem {
  if (typeof value !== 'string') return 'must be text';
  if (value.length > LONGEST) return `must have at most ${LONGEST} characters`;
  return read(value) === null ? 'must be the query of a list of contacts' : null;
}

/** @param text has passed `matchingProblem` */
export function readMatching(text: string): ContactListQuery {
  const query = read(text);
  if (query === null) throw new Error("The query of a list wasn't checked");
  return query;
}

/** Returns null for an unknown name, too: ignoring an unknown filter would change all contacts. */
function read(text: string): ContactListQuery | null {
  const params = new URLSearchParams(text);
  const plain = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const query = plainToInstance(ContactListQuery, plain);
  const errors = validateSync(query, { whitelist: true, forbidNonWhitelisted: true });
  return errors.length === 0 ? query : null;
}
