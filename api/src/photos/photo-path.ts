/** Where stored photos are, below the API's origin. */
export const PHOTOS_PATH = 'photos';

/** Where the photo of `c` (rapport.contacts) comes from: the one set by hand, else the one of the profile. */
export const PHOTO_ADDRESS = 'COALESCE(c.photo_url, c.linkedin_profile_picture)';

/** The path of `p` (rapport.photos), which no one can guess. */
export const PHOTO_PATH = `'/${PHOTOS_PATH}/' || p.user_profile_id || '/' || p.id || '/' || p.key`;

/** The path of the stored photo of `c`, null while there is none. Only one of an address has to be looked up. */
export const CONTACT_PHOTO_PATH = `CASE
  WHEN c.photo_key IS NOT NULL
    THEN '/${PHOTOS_PATH}/' || c.user_profile_id || '/' || c.id || '/' || c.photo_key
  WHEN ${PHOTO_ADDRESS} IS NOT NULL THEN (
  SELECT ${PHOTO_PATH} FROM rapport.photos p
  WHERE p.user_profile_id = c.user_profile_id AND p.id = c.id AND p.key IS NOT NULL
    AND p.address = ${PHOTO_ADDRESS}) END`;

/** The picture that the user gave for `c` as a `data:` address, null without one. Postgres breaks long base64 into lines. */
export const GIVEN_PHOTO = `CASE WHEN c.photo_key IS NOT NULL THEN (
  SELECT 'data:image/webp;base64,' || replace(encode(g.bytes, 'base64'), E'\\n', '')
  FROM rapport.contact_photos g
  WHERE g.user_profile_id = c.user_profile_id AND g.key = c.photo_key) END`;
