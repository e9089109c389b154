import { Link } from '@rapport/remote-api/router';
import { Card, TextLink, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { usePlanPassing } from '../../contacts/planned-fact.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DeletedInteractionBars } from './deleted-interaction-bars.tsx';
import { useDeleteInteraction } from './deleted-interactions.ts';
import { InteractionItem } from './interaction-item.tsx';
import { splitPlanned } from './interaction-words.ts';
import { InteractionsSkeleton } from './interactions-skeleton.tsx';
import { useInteractions } from './use-interactions.ts';

const MOST = 3;

interface RecentInteractionsProps {
  contactId: string;
  /** The path of all interactions. */
  allRoute: string;
}

/** The next planned and the latest interactions in a few lines, with a link to all of them. */
export function RecentInteractions({ contactId, allRoute }: RecentInteractionsProps) {
  const state = useInteractions(contactId);
  const { remove, removing } = useDeleteInteraction(contactId);
  const all = state.status === 'ready' ? state.interactions : [];
  const { planned, happened } = splitPlanned(all);
  const next = planned.slice(0, 1);
  const shown = [...next, ...happened.slice(0, MOST)];
  usePlanPassing(next[0]?.interactionDate ?? null);
  return (
    <Card asChild>
      <section aria-label="Recent interactions">
        <Title>Recent interactions</Title>
        <DeletedInteractionBars contactId={contactId} />
        {state.status === 'loading' && <InteractionsSkeleton />}
        {state.status === 'failed' && <LoadFailed what="the interactions" {...state} />}
        {state.status === 'ready' && all.length === 0 && (
          <Nothing>No interactions recorded yet</Nothing>
        )}
        {all.length > 0 && (
          <List>
            {shown.map((interaction) => (
              <InteractionItem
                key={interaction.id}
                interaction={interaction}
                leaving={interaction.id === removing}
                onDelete={() => {
                  if (removing === null) remove(interaction);
                }}
              />
            ))}
          </List>
        )}
        {all.length > shown.length && (
          <TextLink asChild size="sm">
            <Link to={allRoute}>All interactions</Link>
          </TextLink>
        )}
      </section>
    </Card>
  );
}

const Title = styled.h3`
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.heading};
`;

const List = styled.ul`
  & > :last-child {
    padding-bottom: ${theme.space[2]};
  }
`;

const Nothing = styled.p`
  color: ${theme.color.textMuted};
`;
