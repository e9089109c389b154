import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  theme,
} from '@rapport/shared-ui';
import { Check, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import styled from 'styled-components';
import { labelsQuery } from '../../queries.ts';
import { type ListView } from '../../contacts/list-view.ts';
import { EditLabelsDialog } from '../../labels/edit-labels-dialog.tsx';
import { LabelDot } from '../../ui/label-chip.tsx';

interface LabelMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  view: ListView;
  onView: (view: ListView) => void;
}

/**
 * The labels as checkboxes. The list shows contacts that have all checked labels. The menu stays open after each
 * choice.
 */
export function LabelMenu({ trigger, open, onOpenChange, view, onView }: LabelMenuProps) {
  const { data: labels, error } = useQuery(labelsQuery(useShellApi()));
  const [editing, setEditing] = useState(false);
  const toggle = (id: string) => {
    const others = view.labels.filter((each) => each !== id);
    const isOn = others.length < view.labels.length;
    onView({ ...view, labels: isOn ? others : [...others, id] });
  };
  const empty = error === null ? 'Loading labels…' : pageFailure(error);
  return (
    <>
      <DropdownMenu trigger={trigger} align="end" open={open} onOpenChange={onOpenChange}>
        <DropdownMenuLabel>
          {labels === undefined
            ? empty
            : labels.length === 0
              ? 'No labels yet. Add one when you edit a contact.'
              : 'Show contacts with'}
        </DropdownMenuLabel>
        {labels?.map(({ id, name, color, contactCount }) => {
          const isOn = view.labels.includes(id);
          return (
            <DropdownMenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isOn}
              icon={<Mark>{isOn && <Check aria-hidden />}</Mark>}
              onSelect={(event) => {
                event.preventDefault();
                toggle(id);
              }}
            >
              <LabelDot $color={color} />
              <Name dir="auto">{shownText(name)}</Name>
              <Count>{contactCount.toLocaleString('en')}</Count>
            </DropdownMenuItem>
          );
        })}
        {labels !== undefined && labels.length > 0 && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
              Edit labels
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenu>
      {editing && <EditLabelsDialog onClose={() => setEditing(false)} />}
    </>
  );
}

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  width: ${theme.size.icon};

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.accentText};
  }
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;
