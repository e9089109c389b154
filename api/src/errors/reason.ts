import { STATUS_CODES } from 'node:http';
import { type ErrorBodyDto } from '../documentation/error.dto.ts';

/** The body for a status that has nothing more to say than its name. */
export function reasonOf(status: number): ErrorBodyDto {
  const error = STATUS_CODES[status] ?? 'Error';
  return { error, code: error.toUpperCase().replaceAll(/[^A-Z]+/g, '_') };
}
