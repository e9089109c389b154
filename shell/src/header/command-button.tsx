import { IconButton, theme } from '@rapport/shared-ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { modifierKey } from '../commands/commands.ts';

/** Opens the command menu: a field with its key on wide screens, an icon on narrow ones. */
export function CommandButton({ wide = false, onClick }: { wide?: boolean; onClick: () => void }) {
  const button = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const;
  const icon = <Search aria-hidden strokeWidth={1.75} />;
  return wide ? (
    <Jump type="button" {...button} onClick={onClick}>
      {icon}
      Search or jump to
      <kbd>{modifierKey()} K</kbd>
    </Jump>
  ) : (
    <IconButton {...button} label="Search or jump to" icon={icon} onClick={onClick} />
  );
}

const Jump = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.controlSm};
  margin-right: ${theme.space[1]};
  padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.canvas};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  & > kbd {
    margin-left: ${theme.space[6]};
    padding: 0 ${theme.space[1]};
    border-radius: ${theme.radius.xs};
    background: ${theme.color.sunken};
    font: ${theme.font.captionMedium};
  }
`;
