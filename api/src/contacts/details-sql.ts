import { ofDetails } from './domain/details.ts';

/** All details of rapport.contacts `c`. */
export const CONTACT_DETAILS = ofDetails(
  (name) => `c.details ->> '${name}'`,
  (name) => `COALESCE(c.details -> '${name}', '[]'::jsonb)`,
);
