import { type ShellUser } from '@rapport/remote-api';
import { theme } from '@rapport/shared-ui';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { UserAvatar } from '../session/user-avatar.tsx';

interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  user: ShellUser;
}

/** The button of the account menu. */
export function AccountButton({ user, ...rest }: AccountButtonProps) {
  return (
    <Trigger type="button" aria-label="Account menu" {...rest}>
      <UserAvatar user={user} size="xs" />
      <ChevronDown aria-hidden />
    </Trigger>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.hover};
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    stroke-width: 1.75;
  }
`;
