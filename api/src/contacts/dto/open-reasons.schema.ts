import { OPEN_REASONS } from '@rapport/contracts';

/** The schema for the reasons of open letters. */
export const OPEN_REASONS_SCHEMA = {
  type: 'object' as const,
  additionalProperties: { type: 'string' as const, enum: [...OPEN_REASONS] },
  description: 'Why each open letter is open, by letter; null where the answers are not known',
  example: { J: 'contradicting' },
};
