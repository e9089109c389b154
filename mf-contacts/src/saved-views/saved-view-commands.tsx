import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useCommands } from '@rapport/remote-api/commands';
import { useQuery } from '@rapport/remote-api/query';
import { type ListView } from '../contacts/list-view.ts';
import { viewOfQuery } from './view-of-query.ts';
import { savedViewsQuery } from './view-queries.ts';

/** Adds the saved views to the command menu. Renders nothing. */
export function SavedViewCommands({ onView }: { onView: (view: ListView) => void }) {
  const shell = useShellApi();
  const { data: views = [] } = useQuery(savedViewsQuery(shell));
  useCommands(
    shell,
    views.map(({ id, name, query }) => ({
      id: `view:${id}`,
      label: `View: ${shownText(name)}`,
      words: [name, `saved view ${name}`],
      run: () => onView(viewOfQuery(query)),
    })),
  );
  return null;
}
