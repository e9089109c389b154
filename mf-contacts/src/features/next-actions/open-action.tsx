import { type ContactSummary } from '@rapport/api-client';
import { Link, useLocation } from '@rapport/remote-api/router';
import { theme } from '@rapport/shared-ui';
import { Check, Clock, Ellipsis, X } from 'lucide-react';
import styled from 'styled-components';
import { SNOOZES } from '../../contacts/snoozes.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { ActionHelp } from './action-help.tsx';
import { ActionError, Row, Title, Why, type ActionStateProps } from './action-row-parts.tsx';
import { ACTION_ICONS, snoozeEnd } from './action-words.ts';
import { isInProduct, StepButton, useStepPlace } from './step-button.tsx';

interface OpenActionProps extends ActionStateProps {
  contact: ContactSummary;
}

/** An open step: what to do, why, how, and its buttons. */
export function OpenAction({
  action,
  contact,
  pending,
  error,
  takesFocus,
  onUpdate,
}: OpenActionProps) {
  const Icon = ACTION_ICONS[action.actionType];
  const place = useStepPlace(action);
  return (
    <Row>
      <Icon aria-hidden />
      <div>
        <Title>
          <MaybeLink to={action.link}>{action.title}</MaybeLink>
        </Title>
        <Why>{action.reason}</Why>
        <ActionHelp action={action} contact={contact} />
      </div>
      <StepButton
        action={action}
        place={place}
        pending={pending}
        takesFocus={takesFocus}
        onDone={() => onUpdate({ status: 'done' })}
      />
      <MenuButton
        size="sm"
        label={`More for: ${action.title}`}
        icon={<Ellipsis aria-hidden />}
        disabled={pending}
        entries={[
          ...(place
            ? [{ label: 'Mark as done', icon: Check, onSelect: () => onUpdate({ status: 'done' }) }]
            : []),
          ...SNOOZES.map(({ days, label }) => ({
            label,
            icon: Clock,
            onSelect: () =>
              onUpdate({ status: 'snoozed', snoozedUntil: snoozeEnd(days, new Date()) }),
          })),
          'separator',
          { label: 'Dismiss', icon: X, onSelect: () => onUpdate({ status: 'dismissed' }) },
        ]}
      />
      <ActionError error={error} />
    </Row>
  );
}

/** A link to a page of the product, unless that page is open. */
function MaybeLink({ to, children }: { to: string | null; children: string }) {
  const { pathname } = useLocation();
  return isInProduct(to) && to !== pathname ? <StepLink to={to}>{children}</StepLink> : children;
}

const StepLink = styled(Link)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${theme.color.border};
  text-underline-offset: 0.2em;

  &:hover {
    color: ${theme.color.accentText};
    text-decoration-color: currentcolor;
  }
`;
