import { Badge } from '@rapport/shared-ui';
import { splitPlanned } from './interaction-words.ts';
import { useInteractions } from './use-interactions.ts';

/** How many interactions there were: "4", or "20+" when there is another page; nothing while unknown. */
export function InteractionCount({ contactId }: { contactId: string }) {
  const state = useInteractions(contactId);
  if (state.status !== 'ready') return null;
  const { happened } = splitPlanned(state.interactions);
  if (happened.length === 0) return null;
  return (
    <Badge>
      {happened.length}
      {state.more === 'none' ? '' : '+'}
    </Badge>
  );
}
