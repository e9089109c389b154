import { isUuid } from '@rapport/contracts';
import { isRequestError } from '@rapport/remote-api';
import { useLocation, useNavigate } from '@rapport/remote-api/router';
import { useEffect } from 'react';

/**
 * Leads from the address of a contact that became part of another one to the same page of that one, as a link in a
 * calendar or an email may be older than the merge.
 * @param error of the read of the contact
 * @returns whether it does
 */
export function useFollowMerge(contactId: string | undefined, error: unknown): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const to = isRequestError(error) ? error.mergedInto : undefined;
  // The page of a merge is left by the merge itself.
  const follows = contactId !== undefined && isUuid(to) && !/\/merge(?:\/|$)/.test(pathname);
  const address = follows ? `${pathname}${search}`.replaceAll(contactId, to) : null;
  // The address is the browser's.
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
  return follows;
}
