/** Where stored photos are, below the API's origin. */
export const PHOTOS_PATH = 'photos';

/** Where the photo of `c` (rapport.contacts) comes from: the one set by hand, else the one of the profile. */
export const PHOTO_ADDRESS = 'COALESCE(c.photo_url, c.linkedin_profile_picture)';

/** The path of `p` (rapport.photos), which nobody can guess. */
export const PHOTO_PATH = `'/${PHOTOS_PATH}/' || p.user_profile_id || '/' || p.id || '/' || p.key`;

/** The path of the stored photo of `c`, null while there is none. Contacts without an address cost nothing. */
export const CONTACT_PHOTO_PATH = `CASE WHEN ${PHOTO_ADDRESS} IS NOT NULL THEN (
  SELECT ${PHOTO_PATH} FROM rapport.photos p
  WHERE p.user_profile_id = c.user_profile_id AND p.id = c.id AND p.key IS NOT NULL
    AND p.address = ${PHOTO_ADDRESS}) END`;
