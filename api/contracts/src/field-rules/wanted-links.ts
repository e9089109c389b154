import { STATED_CHANNELS } from '../values/stated-channel.ts';
import { type StatedPreference, waysToReach } from '../values/stated-preference.ts';
import { type CallNumbers, mailLink, phoneLink } from './reach-links.ts';

/** Whom `reachLinks` leads to. */
export interface ReachableByLink {
  primaryPhone: string | null;
  primaryEmail: string | null;
  callNumbers?: CallNumbers;
  /** How welcome each way is; null if they said nothing about it. */
  statedChannels?: StatedPreference['channels'];
}

/** A link to call or message someone. */
export interface ReachLink {
  way: 'call' | 'email';
  href: string;
}

/**
 * How someone can be called and mailed at once, the most welcome way first; without what isn't known or safe to open,
 * and without what they never want.
 */
export function reachLinks({
  primaryPhone,
  primaryEmail,
  callNumbers = null,
  statedChannels = null,
}: ReachableByLink): ReachLink[] {
  const hrefOf = {
    call: primaryPhone === null ? null : phoneLink(primaryPhone, callNumbers),
    email: primaryEmail === null ? null : mailLink(primaryEmail),
  };
  const ways =
    statedChannels === null ? STATED_CHANNELS : waysToReach({ channels: statedChannels });
  return ways.flatMap((way) => {
    if (way !== 'call' && way !== 'email') return [];
    const href = hrefOf[way];
    return href === null ? [] : [{ way, href }];
  });
}
