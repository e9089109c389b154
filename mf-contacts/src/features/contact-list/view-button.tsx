import { IconButton, theme } from '@rapport/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { type ListTotal } from '../../contacts/list-total.ts';
import { type ListView } from '../../contacts/list-view.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { viewParts } from './view-words.ts';

interface ViewButtonProps {
  view: ListView;
  onView: (view: ListView) => void;
  /** The number of contacts in the view; null if unknown. */
  total: ListTotal | null;
  wide: boolean;
}

const loadPanel = () => import('./view-panel.tsx');

/** Opens the sorting and filters, and shows how many are in use. */
export function ViewButton({ wide, ...rest }: ViewButtonProps) {
  const { part, open, setOpen, opener } = useLazyDialog(loadPanel);
  const count = viewParts(rest.view).length;
  const trigger = <Trigger count={count} />;
  const closed = <Trigger count={count} {...opener} aria-haspopup="dialog" />;
  if (part === null) return closed;
  const panel = { ...rest, open, onOpenChange: setOpen };
  return wide ? (
    <part.ViewPopover {...panel} trigger={trigger} />
  ) : (
    <>
      {closed}
      <part.ViewSheet {...panel} />
    </>
  );
}

interface TriggerProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  count: number;
}

function Trigger({ count, ...button }: TriggerProps) {
  return (
    <Place>
      <IconButton
        {...button}
        variant="outline"
        label={count === 0 ? 'Sort and filter' : `Sort and filter, ${count} in use`}
        icon={<SlidersHorizontal aria-hidden strokeWidth={1.75} />}
      />
      {count > 0 && <Count aria-hidden>{count}</Count>}
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  top: calc(-1.5 * ${theme.space[1]});
  right: calc(-1.5 * ${theme.space[1]});
  display: grid;
  place-items: center;
  min-width: ${theme.space[4]};
  height: ${theme.space[4]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  box-shadow: 0 0 0 ${theme.size.ring} ${theme.ground};
  font: ${theme.font.captionStrong};
  font-size: 0.625rem;
  pointer-events: none;
`;
