import { useShellApi } from '@rapport/remote-api';
import { useCommands } from '@rapport/remote-api/commands';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isInShownEnd, SHOW_RECENT_CHANGES } from '../commands/header-commands.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { afterInitialData } from '../query/after-initial-data.ts';

/** Milliseconds after the first data, when the page has fetched its other parts. */
const PAUSE = 4000;

const loadButton = () => import('./undo-button.tsx');

/** The button of what can be undone, whose code comes last; the command menu opens it, too. */
export function UndoOnDemand() {
  const shell = useShellApi();
  const queryClient = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState(0);
  const { part, demand } = useOnDemand(loadButton);
  // Fetching is outside of React.
  useEffect(() => afterInitialData(queryClient, () => void demand(), PAUSE), [queryClient, demand]);
  const ask = async () => {
    setAsked((times) => times + 1);
    if (!(await demand())) shell.notify(openFailure());
  };
  useCommands(shell, [
    {
      ...SHOW_RECENT_CHANGES,
      isAvailable: () => isInShownEnd(place.current),
      run: () => void ask(),
    },
  ]);
  return <Place ref={place}>{part && <part.UndoButton asked={asked} />}</Place>;
}

const Place = styled.span`
  display: contents;
`;
