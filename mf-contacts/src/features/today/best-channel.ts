import { type TodayReach } from '@rapport/api-client';
import { phoneLink, type StatedChannel } from '@rapport/contracts';

const WRITTEN: readonly StatedChannel[] = ['email', 'message'];

/** The link that calls a contact; null without a number that can be called. */
export function callLink({ primaryPhone, callNumbers }: TodayReach): string | null {
  return primaryPhone === null ? null : phoneLink(primaryPhone, callNumbers);
}

/**
 * The contact's preferred channel of those available in Today; null if they want none of these. Without a stated
 * preference, it's email.
 */
export function bestChannel(reach: TodayReach): StatedChannel | null {
  if (reach.ways === null) return 'email';
  const canCall = callLink(reach) !== null;
  return reach.ways.find((way) => (way === 'call' ? canCall : WRITTEN.includes(way))) ?? null;
}
