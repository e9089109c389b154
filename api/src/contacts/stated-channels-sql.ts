/** How welcome each way to reach the contact `c` is, from their latest statement; null without one. */
export const STATED_CHANNELS_OF_CONTACT = `(SELECT s.value -> 'channels'
  FROM rapport.stated_preferences s
  WHERE s.user_profile_id = c.user_profile_id AND s.contact_id = c.id AND s.kind = 'channel'
  ORDER BY s.learned_on DESC, s.created_at DESC, s.id DESC LIMIT 1)`;
