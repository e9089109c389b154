import { type ErrorBody } from '@rapport/contracts';
import { STATUS_CODES } from 'node:http';

/** The body for a status that has nothing more to say than its name. */
export function reasonOf(status: number): ErrorBody {
  const error = STATUS_CODES[status] ?? 'Error';
  return { error, code: error.toUpperCase().replaceAll(/[^A-Z]+/g, '_') };
}
