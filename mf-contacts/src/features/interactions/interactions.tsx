import { type Interaction } from '@rapport/api-client';
import { Button, StateMessage, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import {
  LogInteractionButton,
  PlanMeetingButton,
} from '../../contact-dialogs/contact-dialog-buttons.tsx';
import { usePlanPassing } from '../../contacts/planned-fact.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DeletedInteractionBars } from './deleted-interaction-bars.tsx';
import { useDeleteInteraction } from './deleted-interactions.ts';
import { InteractionItem } from './interaction-item.tsx';
import { splitPlanned } from './interaction-words.ts';
import { InteractionsSkeleton } from './interactions-skeleton.tsx';
import { useInteractions, type InteractionsState } from './use-interactions.ts';

interface InteractionsProps {
  contactId: string;
  /** Whether there's a briefing with tips, which can be rated for the latest interaction. */
  tipsShown?: boolean;
}

/** The planned and past interactions with a contact, which can be logged, edited, and deleted. */
export function Interactions({ contactId, tipsShown = false }: InteractionsProps) {
  const state = useInteractions(contactId);
  const { remove, removing } = useDeleteInteraction(contactId);
  return (
    <Stack>
      <Head>
        <PlanMeetingButton />
        <LogInteractionButton />
      </Head>
      <DeletedInteractionBars contactId={contactId} />
      <Content state={state} tipsShown={tipsShown} removing={removing} onDelete={remove} />
    </Stack>
  );
}

interface ContentProps {
  state: InteractionsState;
  tipsShown: boolean;
  removing: string | null;
  onDelete: (interaction: Interaction) => void;
}

function Content({ state, tipsShown, removing, onDelete }: ContentProps) {
  const { planned, happened } = splitPlanned(state.status === 'ready' ? state.interactions : []);
  usePlanPassing(planned[0]?.interactionDate ?? null);
  const latest = happened.find(({ type }) => type !== 'note');
  const item = (interaction: Interaction) => (
    <InteractionItem
      key={interaction.id}
      interaction={interaction}
      leaving={interaction.id === removing}
      rateable={tipsShown && interaction === latest}
      onDelete={() => {
        if (removing === null) onDelete(interaction);
      }}
    />
  );
  switch (state.status) {
    case 'loading':
      return <InteractionsSkeleton />;
    case 'failed':
      return <LoadFailed what="the interactions" {...state} />;
    case 'ready':
      if (state.interactions.length === 0) return <NoInteractions />;
      return (
        <>
          {planned.length > 0 && (
            <section aria-label="Planned">
              <Title>Planned</Title>
              <ul aria-label="Planned interactions">{planned.map(item)}</ul>
            </section>
          )}
          {happened.length > 0 && <ul aria-label="Interactions">{happened.map(item)}</ul>}
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
      Log a call, a meeting or a message to start the cadence.
    </StateMessage>
  );
}

function More({ more, loadMore }: Extract<InteractionsState, { status: 'ready' }>) {
  if (more === 'none') return null;
  return (
    <MoreRow>
      {more === 'failed' && <span role="alert">Couldn't load older interactions.</span>}
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

const Title = styled.h2`
  font: ${theme.font.heading};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  justify-content: flex-end;
`;

const MoreRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.textMuted};
`;
