import { useLocation, useNavigate, useSearchParams } from '@rapport/remote-api/router';
import { useCallback } from 'react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { isNarrowed, readListView, type ListView } from '../../contacts/list-view.ts';
import { useListView } from '../../features/contact-list/use-list-view.ts';

/**
 * The view of the list in the address, and whether a phone shows the day above it: unless the address narrows
 * the list. What is typed or chosen in place keeps the day as it is, for nothing may move under the finger;
 * the state of the new address says so, and Back finds it again.
 */
export function useAddressView(selectedId: string | null) {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [params] = useSearchParams();
  const isDayAbove = isKept(state) ? state.isDayAbove : !isNarrowed(readListView(params));
  const change = useCallback(
    (next: ListView) =>
      void navigate(contactsRoute({ selected: selectedId, view: next }), {
        replace: true,
        preventScrollReset: true,
        state: { isDayAbove },
      }),
    [navigate, selectedId, isDayAbove],
  );
  const [view, show] = useListView(change);
  return { view, show, isDayAbove };
}

function isKept(state: unknown): state is { isDayAbove: boolean } {
  return (
    typeof state === 'object' &&
    state !== null &&
    'isDayAbove' in state &&
    typeof state.isDayAbove === 'boolean'
  );
}
