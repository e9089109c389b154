import { type SqlParameters } from '../database/sql.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';

/** How welcome each way to reach the contact `c` is, from their latest statement; null without one. */
export const STATED_CHANNELS_OF_CONTACT = `(SELECT s.value -> 'channels'
  FROM rapport.stated_preferences s
  WHERE s.user_profile_id = c.user_profile_id AND s.contact_id = c.id AND s.kind = 'channel'
  ORDER BY s.learned_on DESC, s.created_at DESC, s.id DESC LIMIT 1)`;

/** Returns the conditions for what the contact `c` said about channels; none without such a filter. */
export function statedChannelFilters(
  { prefers, never }: Pick<ContactListQuery, 'prefers' | 'never'>,
  parameters: SqlParameters,
): string[] {
  const says = (channel: string, rank: 'first' | 'never') =>
    `${STATED_CHANNELS_OF_CONTACT} ->> ${parameters.add(channel)}::text = '${rank}'`;
  return [
    ...(prefers === undefined ? [] : [says(prefers, 'first')]),
    ...(never === undefined ? [] : [says(never, 'never')]),
  ];
}
