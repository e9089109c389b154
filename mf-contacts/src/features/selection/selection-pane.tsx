import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { IconButton, Keycap, theme } from '@rapport/shared-ui';
import { Building, CalendarClock, Download, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { type ListTotal, totalText } from '../../contacts/list-total.ts';
import { countText } from '../../bulk/count-text.ts';
import { OrganizationDialog } from '../../bulk/organization-dialog.tsx';
import { CadenceDialog, DeleteDialog } from './bulk-dialogs.tsx';
import { ExportMenu } from './export-menu.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { SelectionAction } from './selection-action.tsx';
import { type BulkTarget } from '../../bulk/use-bulk-change.ts';

interface PickedPaneProps {
  /** The loaded ones of the selected contacts. */
  contacts: readonly ContactSummary[];
  /** The number of selected contacts. */
  count: ListTotal;
  target: BulkTarget;
  /** Whether the pane is next to the list; otherwise, its actions are below the list. */
  wide: boolean;
  onRemove: (contactId: string) => void;
  onEnd: () => void;
}

/** More avatars wouldn't help the user. */
const MOST_SHOWN = 24;

/** The selected contacts, and the actions for all of them. */
export function SelectionPane({ contacts, count, target, wide, onRemove, onEnd }: PickedPaneProps) {
  const [dialog, setDialog] = useState<'label' | 'cadence' | 'company' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const parts = { count, target, onClose: close, onDone: onEnd };
  const shown = contacts.slice(0, MOST_SHOWN);
  const actions = (
    <Actions $wide={wide} aria-label="Actions">
      <li>
        <SelectionAction
          wide={wide}
          icon={<Tag aria-hidden />}
          label="Label"
          hint="Add or remove labels."
          disabled={count.count === 0}
          onClick={() => setDialog('label')}
        />
      </li>
      <li>
        <SelectionAction
          wide={wide}
          icon={<CalendarClock aria-hidden />}
          label={wide ? 'Set cadence' : 'Cadence'}
          hint="How many days may pass between contacts."
          disabled={count.count === 0}
          onClick={() => setDialog('cadence')}
        />
      </li>
      <li>
        <SelectionAction
          wide={wide}
          icon={<Building aria-hidden />}
          label={wide ? 'Set company' : 'Company'}
          hint="One name for all of them, or none."
          disabled={count.count === 0}
          onClick={() => setDialog('company')}
        />
      </li>
      <li>
        <ExportMenu target={target}>
          <SelectionAction
            wide={wide}
            icon={<Download aria-hidden />}
            label="Export"
            hint="As CSV for spreadsheets, or as vCard for address books."
            disabled={count.count === 0}
          />
        </ExportMenu>
      </li>
      <li>
        <SelectionAction
          wide={wide}
          danger
          icon={<Trash2 aria-hidden />}
          label="Delete"
          hint="With their interactions and answers. You can undo this for 10 minutes."
          disabled={count.count === 0}
          onClick={() => setDialog('delete')}
        />
      </li>
    </Actions>
  );
  return (
    <>
      {wide ? (
        <Pane>
          <div>
            <Title aria-live="polite">{countText(count)}</Title>
            <Hint>
              <Keycap>X</Keycap> selects, <Keycap>Shift</Keycap> with the arrow keys extends,{' '}
              <Keycap>Esc</Keycap> ends.
            </Hint>
          </div>
          {count.count > 0 && (
            <People aria-label="Selected contacts">
              {shown.map((contact) => (
                <Person key={contact.id}>
                  <ContactAvatar contact={contact} size="xs" />
                  <span dir="auto">{nameInSentence(contact.displayName)}</span>
                  <IconButton
                    size="sm"
                    label={`Remove ${nameInSentence(contact.displayName)} from the selection`}
                    icon={<X aria-hidden />}
                    onClick={() => onRemove(contact.id)}
                  />
                </Person>
              ))}
              {count.count > shown.length && (
                <More>and {totalText({ ...count, count: count.count - shown.length })} more</More>
              )}
            </People>
          )}
          {actions}
        </Pane>
      ) : (
        <Bar>{actions}</Bar>
      )}
      {dialog === 'label' && <LabelDialog {...parts} contacts={contacts} />}
      {dialog === 'cadence' && <CadenceDialog {...parts} />}
      {dialog === 'company' && <OrganizationDialog {...parts} company={null} />}
      {dialog === 'delete' && <DeleteDialog {...parts} />}
    </>
  );
}

const Pane = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: ${theme.size.dialog};
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[12]};
`;

const Title = styled.h2`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  align-items: center;
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Person = styled.li`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  max-width: 100%;
  padding: ${theme.space[1]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  font: ${theme.font.bodyMedium};

  & > span[dir] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const More = styled.li`
  align-self: center;
  color: ${theme.color.textMuted};
`;

const Actions = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-auto-flow: ${({ $wide }) => ($wide ? 'row' : 'column')};
  grid-auto-columns: minmax(0, 1fr);
  overflow: hidden;
  border: ${({ $wide }) => ($wide ? theme.size.hairline : 0)} solid ${theme.color.border};
  border-radius: ${({ $wide }) => ($wide ? theme.radius.md : 0)};

  & > li + li {
    border-top: ${({ $wide }) => ($wide ? theme.size.hairline : 0)} solid
      ${theme.color.borderSubtle};
  }
`;

/** Below the list, within reach of the thumb. */
const Bar = styled.div`
  position: fixed;
  z-index: 1;
  right: 0;
  bottom: 0;
  left: 0;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.surface};
`;
