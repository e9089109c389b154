import { type TodayReach } from '@rapport/api-client';
import { phoneLink, type StatedChannel } from '@rapport/contracts';

const WRITTEN: readonly StatedChannel[] = ['email', 'message'];

/** Where a call to someone leads; null without a number that can be called. */
export function callLink({ primaryPhone, callNumbers }: TodayReach): string | null {
  return primaryPhone === null ? null : phoneLink(primaryPhone, callNumbers);
}

/**
 * The way to someone that they like best of those that can be taken from Today; null where they want none of these.
 * Without a word about the ways, it's to write, as it is for everyone.
 */
export function bestWay(reach: TodayReach): StatedChannel | null {
  if (reach.ways === null) return 'email';
  const canCall = callLink(reach) !== null;
  return reach.ways.find((way) => (way === 'call' ? canCall : WRITTEN.includes(way))) ?? null;
}
