/**
 * All values of a kind: the first one, which has its own columns because the API of the previous release knows only
 * those, and the rest.
 */
function all(first: string, kind: string, others: string): string {
  return `(CASE WHEN ${first} IS NULL THEN '[]'::jsonb
      ELSE jsonb_build_array(jsonb_build_object('value', ${first}, 'kind', ${kind})) END || ${others})`;
}

/** All emails, phones, and links of rapport.contacts `c`, each with its kind. */
export const CONTACT_ADDRESSES = {
  emails: all('c.primary_email', 'c.primary_email_kind', 'c.other_emails'),
  phones: all('c.primary_phone', 'c.primary_phone_kind', 'c.other_phones'),
  links: all('c.linkedin_url', `'linkedin'::text`, 'c.other_links'),
};
