import { Dialog, theme, type DialogProps } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ResponsibleUse } from './responsible-use.tsx';
import { ThemeControl } from './theme-control.tsx';

type SettingsDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'>;

/** What a person can set for themselves, and what the product asks of them. */
export function SettingsDialog(props: SettingsDialogProps) {
  return (
    <Dialog {...props} title="Settings" size="narrow" closeLabel="Close settings">
      <Sections>
        <section aria-labelledby="settings-theme">
          <Title id="settings-theme">Theme</Title>
          <Text>System follows the setting of your device.</Text>
          <ThemeControl />
        </section>
        <section aria-labelledby="settings-use">
          <Title id="settings-use">Responsible use</Title>
          <ResponsibleUse />
        </section>
      </Sections>
    </Dialog>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Title = styled.h3`
  font: ${theme.font.heading};
`;

const Text = styled.p`
  margin: ${theme.space[1]} 0 ${theme.space[3]};
  color: ${theme.color.textMuted};
`;
