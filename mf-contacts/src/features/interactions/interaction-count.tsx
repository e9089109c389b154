import { Badge } from '@rapport/shared-ui';
import { useInteractions } from './use-interactions.ts';

/** How many interactions there are: "4", or "20+" when there is another page; nothing while unknown. */
export function InteractionCount({ contactId }: { contactId: string }) {
  const state = useInteractions(contactId);
  if (state.status !== 'ready' || state.interactions.length === 0) return null;
  return (
    <Badge>
      {state.interactions.length}
      {state.more === 'none' ? '' : '+'}
    </Badge>
  );
}
