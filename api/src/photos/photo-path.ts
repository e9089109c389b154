/** The path of stored photos, relative to the API's origin. */
export const PHOTOS_PATH = 'photos';

/** The address of the photo of `c` (rapport.contacts): the one set by hand, or else that of the profile. */
export const PHOTO_ADDRESS = 'COALESCE(c.photo_url, c.linkedin_profile_picture)';

/** The path of `p` (rapport.photos), which has a secret key. */
export const PHOTO_PATH = `'/${PHOTOS_PATH}/' || p.user_profile_id || '/' || p.id || '/' || p.key`;

/** The path of the stored photo of `c`; null if there is none. Only a fetched photo needs a lookup. */
export const CONTACT_PHOTO_PATH = `CASE
  WHEN c.photo_key IS NOT NULL
    THEN '/${PHOTOS_PATH}/' || c.user_profile_id || '/' || c.id || '/' || c.photo_key
  WHEN ${PHOTO_ADDRESS} IS NOT NULL THEN (
  SELECT ${PHOTO_PATH} FROM rapport.photos p
  WHERE p.user_profile_id = c.user_profile_id AND p.id = c.id AND p.key IS NOT NULL
    AND p.address = ${PHOTO_ADDRESS}) END`;

/** The uploaded picture of `c` as a `data:` URL; null if there is none. Postgres breaks long base64 into lines. */
export const GIVEN_PHOTO = `CASE WHEN c.photo_key IS NOT NULL THEN (
  SELECT 'data:image/webp;base64,' || replace(encode(g.bytes, 'base64'), E'\\n', '')
  FROM rapport.contact_photos g
  WHERE g.user_profile_id = c.user_profile_id AND g.key = c.photo_key) END`;
