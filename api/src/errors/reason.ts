import { STATUS_CODES } from 'node:http';
import { type ErrorBodyDto } from '../documentation/error.dto.ts';

/** Returns the body for a status without further details. */
export function reasonOf(status: number): ErrorBodyDto {
  const error = STATUS_CODES[status] ?? 'Error';
  return { error, code: error.toUpperCase().replaceAll(/[^A-Z]+/g, '_') };
}
