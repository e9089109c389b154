import { media, theme } from '@rapport/shared-ui';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { type ListView } from '../../contacts/list-view.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { useFilteredLabels, useUsedView } from './view-parts.tsx';
import { labelName } from './view-words.ts';

interface LabelButtonProps {
  view: ListView;
  onView: (view: ListView) => void;
}

const loadMenu = () => import('./label-menu.tsx');

/** Opens the labels to filter by, and names the ones in use. */
export function LabelButton({ view, onView }: LabelButtonProps) {
  const { part, open, setOpen, opener } = useLazyDialog(loadMenu);
  const known = useFilteredLabels(view);
  const { labels } = useUsedView(view);
  const [first] = labels;
  const named = first === undefined ? 'Label' : labelName(first, known);
  const text = labels.length > 1 ? `${labels.length} labels` : named;
  const look = {
    type: 'button',
    'aria-label': first === undefined ? 'Label' : `Label: ${text}`,
    'data-on': first === undefined ? undefined : true,
    children: (
      <>
        <span>{text}</span>
        <ChevronDown aria-hidden />
      </>
    ),
  } satisfies ComponentProps<'button'> & { 'data-on': true | undefined };
  if (part !== null) {
    return (
      <part.LabelMenu
        trigger={<Trigger {...look} />}
        open={open}
        onOpenChange={setOpen}
        view={view}
        onView={onView}
      />
    );
  }
  return <Trigger {...look} {...opener} aria-haspopup="menu" />;
}

const Trigger = styled.button`
  flex: none;
  max-width: 50%;

  & > span {
    overflow: hidden;
    max-width: ${theme.space[16]};
    text-overflow: ellipsis;

    ${media.narrow} {
      max-width: calc(2 * ${theme.space[16]});
    }
  }

  & > svg {
    flex: none;
    width: ${theme.size.iconXs};
    height: ${theme.size.iconXs};
  }
`;
