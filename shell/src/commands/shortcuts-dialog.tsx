import { useShellApi, type Command } from '@rapport/remote-api';
import { useSingleKeys } from '@rapport/remote-api/commands';
import { Dialog, Keycap, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { modifierKey } from './commands.ts';
import { ShortcutControl } from './shortcut-control.tsx';
import { Keys } from './menu-list.tsx';

interface ShortcutsDialogProps {
  commands: readonly Command[];
  onClose: () => void;
}

/** Lists the keys that work on this page, and toggles single-letter shortcuts. */
export function ShortcutsDialog({ commands, onClose }: ShortcutsDialogProps) {
  const isOn = useSingleKeys(useShellApi());
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" size="narrow">
      <List>
        <Row>
          <dt>Search or jump to</dt>
          <dd>
            <Keycap>{modifierKey()}</Keycap> <Keycap>K</Keycap>
          </dd>
        </Row>
        {isOn &&
          commands.map(
            ({ id, label, keys }) =>
              keys !== undefined && (
                <Row key={id}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </Row>
              ),
          )}
        {isOn && (
          <Row>
            <dt>Search contacts in the list</dt>
            <dd>
              <Keycap>/</Keycap>
            </dd>
          </Row>
        )}
      </List>
      <ShortcutControl />
    </Dialog>
  );
}

const List = styled.dl`
  margin: 0 0 ${theme.space[5]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: ${theme.space[10]};

  & + & {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  & > dd {
    margin: 0;
  }
`;
