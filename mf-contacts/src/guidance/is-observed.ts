import { type Guidance } from '@rapport/api-client';

/**
 * Whether the answers behind an estimate are known. Only then may a page say that the user has observed
 * what it shows; a result can be stored without its answers.
 */
export function isObserved({ basis }: Pick<Guidance, 'basis'>): boolean {
  return basis?.answers != null && basis.answers > 0;
}
