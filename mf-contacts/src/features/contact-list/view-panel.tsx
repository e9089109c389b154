import { Button, Popover, Sheet, theme } from '@rapport/shared-ui';
import { type ReactElement } from 'react';
import styled from 'styled-components';
import { type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';
import { ViewFields } from './view-fields.tsx';
import { foundText, viewParts } from './view-words.ts';

interface ViewPanelProps {
  view: ListView;
  onView: (view: ListView) => void;
  total: number | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sorting and filtering beside the list, which follows each choice at once. */
export function ViewPopover({
  view,
  onView,
  total,
  trigger,
  ...opened
}: ViewPanelProps & { trigger: ReactElement }) {
  return (
    <Popover {...opened} trigger={trigger} label="Sort and filter" align="end">
      <Body>
        <ViewFields view={view} onView={onView} />
        <Foot>
          <Found>{total !== null && foundText(total)}</Found>
          <ClearAll view={view} onView={onView} />
        </Foot>
      </Body>
    </Popover>
  );
}

/** The same in a sheet, where it covers the list. */
export function ViewSheet({ view, onView, total, ...opened }: ViewPanelProps) {
  return (
    <Sheet
      {...opened}
      title="Sort and filter"
      footer={
        <>
          <ClearAll view={view} onView={onView} />
          <Button variant="primary" block onClick={() => opened.onOpenChange(false)}>
            {total === null ? 'Show contacts' : `Show ${total.toLocaleString('en')}`}
          </Button>
        </>
      }
    >
      <SheetBody>
        <ViewFields view={view} onView={onView} />
      </SheetBody>
    </Sheet>
  );
}

function ClearAll({ view, onView }: Pick<ViewPanelProps, 'view' | 'onView'>) {
  return (
    <Button
      variant="ghost"
      disabled={viewParts(view).length === 0}
      onClick={() => onView({ ...WHOLE_LIST, search: view.search })}
    >
      Clear all
    </Button>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  width: calc(${theme.size.menu} + ${theme.space[8]});
  max-width: 100%;
`;

const SheetBody = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin: 0 calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[2]}) 0;
`;

const Found = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;
`;
