import { useShellUser } from '@rapport/remote-api';
import { type DeletedUser } from '@rapport/contracts';
import { Dialog, theme, type DialogProps } from '@rapport/shared-ui';
import styled from 'styled-components';
import { OverrideSettings, useHasOverrides } from '../remotes/override-settings.tsx';
import { DataDeletion } from './data-deletion.tsx';
import { DataExport } from './data-export.tsx';
import { ResponsibleUse } from './responsible-use.tsx';
import { SettingsSection, SettingsText } from './settings-section.tsx';
import { ShortcutControl } from './shortcut-control.tsx';
import { ThemeControl } from './theme-control.tsx';

interface SettingsDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  /** The data of the person is gone, and so is what the page shows of it. */
  onDeleted: (answer: DeletedUser) => void;
}

/** What a person can set for themselves, what the product asks of them, and their data. */
export function SettingsDialog({ onDeleted, ...dialog }: SettingsDialogProps) {
  const user = useShellUser();
  const hasOverrides = useHasOverrides();
  return (
    <Dialog {...dialog} title="Settings" size="narrow" closeLabel="Close settings">
      <Sections>
        <SettingsSection title="Theme">
          <SettingsText>System follows the setting of your device.</SettingsText>
          <ThemeControl />
        </SettingsSection>
        <SettingsSection title="Keyboard shortcuts">
          <ShortcutControl />
        </SettingsSection>
        <SettingsSection title="Responsible use">
          <ResponsibleUse />
        </SettingsSection>
        <SettingsSection title="Export my data">
          <DataExport />
        </SettingsSection>
        <SettingsSection title="Delete my data">
          <DataDeletion email={user?.email ?? ''} onDeleted={onDeleted} />
        </SettingsSection>
        {hasOverrides && (
          <SettingsSection title="Remotes under development">
            <SettingsText>Use a remote from your machine in this tab only.</SettingsText>
            <OverrideSettings />
          </SettingsSection>
        )}
      </Sections>
    </Dialog>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
