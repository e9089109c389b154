import { type ContactAction, type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { partFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { contactActionsQuery } from '../../contacts/contact-actions-query.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Overline } from '../../ui/overline.ts';
import { ActionRow } from './action-row.tsx';

interface NextActionsProps {
  contact: ContactSummary;
  /** Shows the first step and collapses the others, for narrow screens. */
  folded?: boolean;
}

/** The next steps for a contact. Each can be done, snoozed, or dismissed, and undone. */
export function NextActions({ contact, folded = false }: NextActionsProps) {
  const state = useContactActions(contact.id);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Overline id={id}>Next steps</Overline>
      {state.status === 'loading' && <StepsSkeleton />}
      {state.status === 'failed' && <LoadFailed what="the next steps" {...state} />}
      {state.status === 'ready' && (
        <Steps contact={contact} actions={state.actions} folded={folded} />
      )}
    </section>
  );
}

interface StepsProps extends Required<NextActionsProps> {
  actions: ContactAction[];
}

function Steps({ contact, actions, folded }: StepsProps) {
  // A step that was handled here keeps its place, so that its Undo replaces the pressed button.
  const [touched, setTouched] = useState<readonly string[]>([]);
  const isInPlace = ({ id, status }: ContactAction) => status === 'open' || touched.includes(id);
  const steps = actions.filter(isInPlace);
  const aside = actions.filter((action) => !isInPlace(action));
  const shown = folded ? 1 : steps.length;
  const others = steps.slice(shown);
  const rows = (some: ContactAction[]) =>
    some.map((action) => (
      <ActionRow
        key={action.id}
        action={action}
        contact={contact}
        touched={touched.includes(action.id)}
        onTouched={() => setTouched((ids) => [...ids.filter((id) => id !== action.id), action.id])}
      />
    ));
  return (
    <>
      {steps.length === 0 && <Nothing>Nothing to do right now.</Nothing>}
      <List>{rows(steps.slice(0, shown))}</List>
      {others.length > 0 && (
        // Opened if it contains a step that was handled here, so that an undone one doesn't disappear.
        <Fold open={others.some(({ id }) => touched.includes(id))}>
          <summary>{others.length === 1 ? '1 more step' : `${others.length} more steps`}</summary>
          <List>{rows(others)}</List>
        </Fold>
      )}
      {aside.length > 0 && (
        <Fold>
          <summary>Set aside ({aside.length})</summary>
          <List>{rows(aside)}</List>
        </Fold>
      )}
    </>
  );
}

function StepsSkeleton() {
  return (
    <SkeletonGroup label="Loading next steps">
      <Waiting>
        <Skeleton width="70%" />
        <Skeleton width="45%" height={theme.space[3]} />
        <Skeleton width="60%" />
        <Skeleton width="50%" height={theme.space[3]} />
      </Waiting>
    </SkeletonGroup>
  );
}

type ContactActionsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; actions: ContactAction[] };

/** The suggested next steps for a contact, and what happened to earlier ones. */
function useContactActions(contactId: string): ContactActionsState {
  const { data, error, isFetching, refetch } = useQuery(
    contactActionsQuery(useShellApi(), contactId),
  );
  if (data !== undefined) return { status: 'ready', actions: data };
  if (error === null) return { status: 'loading' };
  return {
    status: 'failed',
    message: partFailure(error),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

const List = styled.ul`
  margin-top: ${theme.space[2]};

  &:empty {
    display: none;
  }
`;

const Nothing = styled.p`
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Fold = styled.details`
  summary {
    width: fit-content;
    padding: ${theme.space[2]} 0 0;
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
    cursor: pointer;

    ${media.narrow} {
      min-height: ${theme.size.touch};
      align-content: center;
    }
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;
`;
