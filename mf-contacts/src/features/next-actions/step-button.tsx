import { type ContactAction } from '@rapport/api-client';
import { type ActionType } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Button } from '@rapport/shared-ui';
import { type ContactDialog, useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';

/** The place in the product where a step is done, and the label of its button. */
type StepPlace = { label: string; to: string } | { label: string; dialog: ContactDialog };

const PAGE_WORDS: Partial<Record<ActionType, string>> = { assess: 'Assess', review: 'Review' };

/**
 * The place in the product where a step is done, which also completes it; null if it's done elsewhere. A suggested
 * contact is completed when it's logged; until then, it stays due.
 */
export function useStepPlace({
  contactId,
  actionType,
  link,
}: Pick<ContactAction, 'contactId' | 'actionType' | 'link'>): StepPlace | null {
  const isToWatch = actionType === 'refine';
  const { data: guidance } = useQuery({
    ...guidanceQuery(useShellApi(), contactId),
    enabled: isToWatch,
  });
  if (isToWatch && guidance?.observe) {
    const { observe: watchFor } = guidance;
    return { label: 'I saw it', dialog: { kind: 'observation', watchFor, interactionId: null } };
  }
  if (actionType === 'reach_out' || actionType === 'repair') {
    return { label: 'Log', dialog: { kind: 'log-interaction' } };
  }
  if (actionType === 'complete_profile') return { label: 'Add', dialog: { kind: 'edit-contact' } };
  const label = PAGE_WORDS[actionType];
  return label !== undefined && isInProduct(link) ? { label, to: link } : null;
}

/** Whether a link leads to a page of the product. */
export function isInProduct(link: string | null): link is string {
  return link !== null && /^\/(?!\/)/.test(link);
}

interface StepButtonProps {
  action: ContactAction;
  place: StepPlace | null;
  pending: boolean;
  takesFocus: boolean;
  onDone: () => void;
}

/** Opens the place where a step is done. If that's elsewhere, it marks the step as done. */
export function StepButton({ action, place, pending, takesFocus, onDone }: StepButtonProps) {
  const { open } = useContactDialogs();
  const label = place?.label ?? 'Done';
  const words = { 'aria-label': `${label}: ${action.title}`, autoFocus: takesFocus };
  if (place && 'to' in place) {
    return (
      <Button asChild size="sm" variant="ghost">
        <Link to={place.to} {...words}>
          {label}
        </Link>
      </Button>
    );
  }
  const onClick = place ? () => open(place.dialog) : onDone;
  return (
    <Button size="sm" variant="ghost" {...words} pending={pending} onClick={onClick}>
      {label}
    </Button>
  );
}
