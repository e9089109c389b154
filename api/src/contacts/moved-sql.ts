/** The contact into which $2 was merged, which may have been merged since; $1 is the owner. */
export const MOVED_TO = `SELECT m.contact_id AS id FROM rapport.moved_contacts m
  JOIN rapport.contacts c ON c.user_profile_id = m.user_profile_id AND c.id = m.contact_id
  WHERE m.user_profile_id = $1 AND m.id = $2 AND c.deleted_at IS NULL`;

/** Redirects the address of the contact $3 to $2. */
export const MOVE_ADDRESS = `INSERT INTO rapport.moved_contacts (user_profile_id, contact_id, id)
  VALUES ($1, $2, $3)
  ON CONFLICT (user_profile_id, id) DO UPDATE SET contact_id = EXCLUDED.contact_id`;

/** Removes the redirect of the contact $2. */
export const RETURN_ADDRESS =
  'DELETE FROM rapport.moved_contacts WHERE user_profile_id = $1 AND id = $2';
