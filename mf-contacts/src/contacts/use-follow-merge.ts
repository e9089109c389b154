import { isUuid } from '@rapport/contracts';
import { isRequestError } from '@rapport/remote-api';
import { useLocation, useNavigate } from '@rapport/remote-api/router';
import { useEffect } from 'react';

/**
 * Redirects from a contact that was merged into another one to the same page of that contact, because a link in a
 * calendar or an email may be older than the merge.
 * @param error of the contact's query
 * @returns whether it redirects
 */
export function useFollowMerge(contactId: string | undefined, error: unknown): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const to = isRequestError(error) ? error.mergedInto : undefined;
  // A merge navigates away from its own page itself.
  const follows = contactId !== undefined && isUuid(to) && !/\/merge(?:\/|$)/.test(pathname);
  const address = follows ? `${pathname}${search}`.replaceAll(contactId, to) : null;
  // The URL is outside of React.
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
  return follows;
}
