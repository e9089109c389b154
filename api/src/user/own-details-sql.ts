import { CARD_FIELDS, type OwnCard } from '@rapport/contracts';
import { jsonObject } from '../database/sql.ts';
import { PHOTOS_PATH } from '../photos/photo-path.ts';
import { type StoredOwnDetailsDto } from './dto/own-details.dto.ts';

const detail = (name: string) => `p.own_details ->> '${name}'`;

/** The time zone chosen by the user of `p` (rapport.user_profiles); null to use the browser's. */
export const OWN_TIME_ZONE = `(${detail('timeZone')})`;

/** The hour cycle chosen by that user; null to use the browser's. */
export const OWN_HOUR_CYCLE = `(${detail('hourCycle')})`;

/** The name that user $1 entered; no row if the user has stored nothing. */
export const OWN_NAME = `SELECT ${detail('name')} AS name
  FROM rapport.user_profiles p WHERE p.user_profile_id = $1`;

/** The details of the user of `p`, which is absent until the first write. */
export const OWN_DETAILS = {
  name: detail('name'),
  title: detail('title'),
  company: detail('company'),
  pronouns: detail('pronouns'),
  phone: detail('phone'),
  timeZone: detail('timeZone'),
  hourCycle: detail('hourCycle'),
  firstWeekday: detail('firstWeekday'),
  dateOrder: detail('dateOrder'),
  card: `COALESCE(p.own_details -> 'card', '${JSON.stringify(CARD_FIELDS)}')`,
} satisfies Record<keyof StoredOwnDetailsDto, string>;

/** The path of the photo that `caller` uploaded; null without one. */
export const OWN_GIVEN_PATH = `(SELECT '/${PHOTOS_PATH}/' || o.user_profile_id || '/' ||
    o.user_profile_id || '/' || o.key
  FROM rapport.own_photos o WHERE o.user_profile_id = caller.id)`;

/** That photo as a `data:` address. Postgres breaks long base64 into lines. */
export const OWN_GIVEN_PHOTO = `(SELECT 'data:image/webp;base64,' ||
    replace(encode(o.bytes, 'base64'), E'\\n', '')
  FROM rapport.own_photos o WHERE o.user_profile_id = caller.id)`;

/** The data for the user's card; `caller` is the user according to their token. */
export const OWN_CARD = jsonObject({
  name: OWN_DETAILS.name,
  title: OWN_DETAILS.title,
  company: OWN_DETAILS.company,
  pronouns: OWN_DETAILS.pronouns,
  phone: OWN_DETAILS.phone,
  email: 'caller.email',
  card: OWN_DETAILS.card,
} satisfies Record<keyof OwnCard, string>);
