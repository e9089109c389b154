import { useSearchParams } from '@rapport/remote-api/router';
import { useCallback, useMemo, useState } from 'react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { readListView, type ListView } from '../../contacts/list-view.ts';

/**
 * The view of the list that the address describes, or that it will in a moment: a choice counts at
 * once, so that the next one builds on it.
 * @param change brings the address to a view
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
  /** Views that were chosen and have not been in the address yet, the last one last. */
  onTheirWay: readonly string[];
}

/** An address that this hook did not ask for, such as after Back, replaces all that it asked for. */
function arrived({ view, onTheirWay }: ViewState, inAddress: ListView): ViewState {
  const place = onTheirWay.lastIndexOf(textOf(inAddress));
  const rest = place < 0 ? [] : onTheirWay.slice(place + 1);
  return { inAddress, view: rest.length === 0 ? inAddress : view, onTheirWay: rest };
}

function textOf(view: ListView): string {
  return contactsRoute({ view });
}
