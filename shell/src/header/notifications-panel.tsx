import { Popover, theme, type PopoverProps } from '@rapport/shared-ui';
import styled from 'styled-components';

type NotificationsPanelProps = Required<Pick<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>>;

/** What is new: until something can be, that nothing is. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  return (
    <Popover {...props} label="Notifications" align="end">
      <Title>Nothing new</Title>
      <Text>You have seen everything there is.</Text>
    </Popover>
  );
}

const Title = styled.h2`
  font: ${theme.font.bodyStrong};
`;

const Text = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;
