import { Badge } from '@rapport/shared-ui';
import { splitPlanned } from './interaction-words.ts';
import { useInteractions } from './use-interactions.ts';

/** The number of interactions: "4", or "20+" if there are more pages. Renders nothing while it's unknown. */
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
