import { useLocation, useNavigate, useSearchParams } from '@rapport/remote-api/router';
import { useCallback } from 'react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { isNarrowed, readListView, type ListView } from '../../contacts/list-view.ts';
import { useListView } from '../../features/contact-list/use-list-view.ts';

/**
 * The view of the list in the URL, and whether a phone shows the day above it, which it does unless the URL narrows
 * the list. Typing or choosing on the page doesn't change that, so that nothing moves under the user's finger; the
 * history state stores it for Back.
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
