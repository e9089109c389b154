import { useSearchParams } from '@rapport/remote-api/router';
import { useCallback, useMemo, useState } from 'react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { readListView, type ListView } from '../../contacts/list-view.ts';

/**
 * The view in the URL, or the one that's about to be there: a choice takes effect immediately, so the next choice
 * builds on it.
 * @param change writes a view to the URL
 */
export function useListView(
  change: (view: ListView) => void,
): readonly [ListView, (view: ListView) => void] {
  const [params] = useSearchParams();
  const inAddress = useMemo(() => readListView(params), [params]);
  const [state, setState] = useState<ViewState>({ inAddress, view: inAddress, onTheirWay: [] });

  if (state.inAddress !== inAddress) setState(arrived(state, inAddress));

  const show = useCallback(
    (view: ListView) => {
      setState((now) => ({ ...now, view, onTheirWay: [...now.onTheirWay, textOf(view)] }));
      change(view);
    },
    [change],
  );
  return [state.view, show];
}

interface ViewState {
  inAddress: ListView;
  view: ListView;
  /** Chosen views that the URL doesn't have yet, the latest one last. */
  onTheirWay: readonly string[];
}

/** A URL that this hook didn't request, such as after Back, discards all requested views. */
function arrived({ view, onTheirWay }: ViewState, inAddress: ListView): ViewState {
  const place = onTheirWay.lastIndexOf(textOf(inAddress));
  const rest = place < 0 ? [] : onTheirWay.slice(place + 1);
  return { inAddress, view: rest.length === 0 ? inAddress : view, onTheirWay: rest };
}

function textOf(view: ListView): string {
  return contactsRoute({ view });
}
