import { type Interaction } from '@rapport/contracts';
import { Button, StateMessage, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { LogInteractionButton } from '../../contact-dialogs/log-interaction-button.tsx';
import { LoadFailed } from '../../contacts/load-failed.tsx';
import { DeletedInteractionBars } from './deleted-interaction-bars.tsx';
import { InteractionItem } from './interaction-item.tsx';
import { InteractionsSkeleton } from './interactions-skeleton.tsx';
import { useDeleteInteraction } from './use-delete-interaction.ts';
import { useInteractions, type InteractionsState } from './use-interactions.ts';

/** Everything that happened with a contact: read, log, edit, delete. */
export function Interactions({ contactId }: { contactId: string }) {
  const state = useInteractions(contactId);
  const { remove, removing } = useDeleteInteraction(contactId);
  return (
    <Stack>
      <Head>
        <LogInteractionButton />
      </Head>
      <DeletedInteractionBars contactId={contactId} />
      <Content state={state} removing={removing} onDelete={remove} />
    </Stack>
  );
}

interface ContentProps {
  state: InteractionsState;
  removing: string | null;
  onDelete: (interaction: Interaction) => void;
}

function Content({ state, removing, onDelete }: ContentProps) {
  switch (state.status) {
    case 'loading':
      return <InteractionsSkeleton />;
    case 'failed':
      return <LoadFailed what="The interactions" {...state} />;
    case 'ready':
      if (state.interactions.length === 0) return <NoInteractions />;
      return (
        <>
          <ul aria-label="Interactions">
            {state.interactions.map((interaction) => (
              <InteractionItem
                key={interaction.id}
                interaction={interaction}
                leaving={interaction.id === removing}
                onDelete={() => {
                  if (removing === null) onDelete(interaction);
                }}
              />
            ))}
          </ul>
          <More {...state} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function NoInteractions() {
  return (
    <StateMessage title="No interactions recorded yet" headingLevel={2}>
      Log a call, a meeting or a message, and Rapport starts to watch the rhythm.
    </StateMessage>
  );
}

function More({ more, loadMore }: Extract<InteractionsState, { status: 'ready' }>) {
  if (more === 'none') return null;
  return (
    <MoreRow>
      {more === 'failed' && <span role="alert">Older interactions could not be loaded.</span>}
      <Button pending={more === 'loading'} onClick={loadMore}>
        {more === 'failed' ? 'Retry' : 'Show older interactions'}
      </Button>
    </MoreRow>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const MoreRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.textMuted};
`;
