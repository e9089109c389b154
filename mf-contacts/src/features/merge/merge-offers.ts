import { UNMERGE_MINUTES } from '@rapport/contracts';
import { useShellUser } from '@rapport/remote-api';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useCallback, useSyncExternalStore } from 'react';

/** A merge that can still be undone. */
export interface MergeOffer {
  contactId: string;
  displayName: string;
  otherName: string;
  /** Milliseconds since 1970 by the clock of this browser. */
  mergedAt: number;
}

const NONE: MergeOffer[] = [];
const storedByUser = new Map<string, UserItem<MergeOffer[]>>();

/** The merges that this person made in the last minutes, the newest first, and how to note and forget one. */
export function useMergeOffers() {
  const userId = useShellUser()?.id;
  const stored = userId === undefined ? null : storedOffers(userId);
  const subscribe = useCallback(
    (onChange: () => void) => stored?.subscribe(onChange) ?? (() => {}),
    [stored],
  );
  const read = () => stored?.read() ?? NONE;
  const offers = useSyncExternalStore(subscribe, read);
  return {
    offers,
    note: (offer: MergeOffer) => stored?.write([offer, ...read()]),
    forget: (offer: MergeOffer) => {
      const left = read().filter((each) => each.mergedAt !== offer.mergedAt);
      if (left.length === 0) stored?.remove();
      else stored?.write(left);
    },
  };
}

/** When a merge can be undone no longer, in milliseconds since 1970. */
export function mergeUndoEnd({ mergedAt }: MergeOffer): number {
  return mergedAt + UNMERGE_MINUTES * 60_000;
}

/** Stored for the browser, so that Undo survives a reload and another tab offers it as well. */
function storedOffers(userId: string): UserItem<MergeOffer[]> {
  const known = storedByUser.get(userId);
  if (known) return known;
  const stored = userStorage(userId).item('merged-contacts', {
    parse: (value) => (Array.isArray(value) ? value.filter(isMergeOffer) : null),
  });
  storedByUser.set(userId, stored);
  // Names leave the browser with the next page once the time is over.
  const all = stored.read() ?? NONE;
  const left = all.filter((offer) => Date.now() < mergeUndoEnd(offer));
  if (left.length === 0 && all.length > 0) stored.remove();
  else if (left.length < all.length) stored.write(left);
  return stored;
}

function isMergeOffer(value: unknown): value is MergeOffer {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['contactId', 'displayName', 'otherName'];
  return (
    texts.every((field) => typeof Reflect.get(value, field) === 'string') &&
    'mergedAt' in value &&
    typeof value.mergedAt === 'number'
  );
}
