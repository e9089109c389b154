import { CARD_FIELDS, type OwnCard } from '@rapport/contracts';
import { jsonObject } from '../database/sql.ts';
import { PHOTOS_PATH } from '../photos/photo-path.ts';
import { type StoredOwnDetailsDto } from './dto/own-details.dto.ts';

const detail = (name: string) => `p.own_details ->> '${name}'`;

/** The time zone that the user of `p` (rapport.user_profiles) has chosen; null where the browser's counts. */
export const OWN_TIME_ZONE = `(${detail('timeZone')})`;

/** How that user counts the hours; null where the browser says it. */
export const OWN_HOUR_CYCLE = `(${detail('hourCycle')})`;

/** The name that the user $1 gave; no row for someone who has stored nothing. */
export const OWN_NAME = `SELECT ${detail('name')} AS name
  FROM rapport.user_profiles p WHERE p.user_profile_id = $1`;

/** What the user of `p` said about themselves, which is absent until the first write. */
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

/** The path of the picture that `caller` gave as their photo, null without one. */
export const OWN_GIVEN_PATH = `(SELECT '/${PHOTOS_PATH}/' || o.user_profile_id || '/' ||
    o.user_profile_id || '/' || o.key
  FROM rapport.own_photos o WHERE o.user_profile_id = caller.id)`;

/** That picture as a `data:` address. Postgres breaks long base64 into lines. */
export const OWN_GIVEN_PHOTO = `(SELECT 'data:image/webp;base64,' ||
    replace(encode(o.bytes, 'base64'), E'\\n', '')
  FROM rapport.own_photos o WHERE o.user_profile_id = caller.id)`;

/** What the card of the user is made of; `caller` is the person as their token says. */
export const OWN_CARD = jsonObject({
  name: OWN_DETAILS.name,
  title: OWN_DETAILS.title,
  company: OWN_DETAILS.company,
  pronouns: OWN_DETAILS.pronouns,
  phone: OWN_DETAILS.phone,
  email: 'caller.email',
  card: OWN_DETAILS.card,
} satisfies Record<keyof OwnCard, string>);
