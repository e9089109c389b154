import { type Guidance } from '@rapport/api-client';

/**
 * Whether the answers behind an estimate are known, because a result can be stored without them. Only then may a
 * page call it the user's observation.
 */
export function isObserved({ basis }: Pick<Guidance, 'basis'>): boolean {
  return basis?.answers != null && basis.answers > 0;
}
