import { Link } from '@rapport/remote-api/router';
import { Card, TextLink, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { LoadFailed } from '../../contacts/load-failed.tsx';
import { DeletedInteractionBars } from './deleted-interaction-bars.tsx';
import { InteractionItem } from './interaction-item.tsx';
import { InteractionsSkeleton } from './interactions-skeleton.tsx';
import { useDeleteInteraction } from './use-delete-interaction.ts';
import { useInteractions } from './use-interactions.ts';

const MOST = 3;

interface RecentInteractionsProps {
  contactId: string;
  /** Where all of them are. */
  allRoute: string;
}

/** The latest interactions in a few lines, and the way to all of them. */
export function RecentInteractions({ contactId, allRoute }: RecentInteractionsProps) {
  const state = useInteractions(contactId);
  const { remove, removing } = useDeleteInteraction(contactId);
  const count = state.status === 'ready' ? state.interactions.length : 0;
  return (
    <Card asChild>
      <section aria-label="Recent interactions">
        <Title>Recent interactions</Title>
        <DeletedInteractionBars contactId={contactId} />
        {state.status === 'loading' && <InteractionsSkeleton />}
        {state.status === 'failed' && <LoadFailed what="The interactions" {...state} />}
        {state.status === 'ready' && count === 0 && <Nothing>No interactions recorded yet</Nothing>}
        {state.status === 'ready' && count > 0 && (
          <List>
            {state.interactions.slice(0, MOST).map((interaction) => (
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
        {count > MOST && (
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
