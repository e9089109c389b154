import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The box of a row while contacts are being selected, as wide as the avatar that it replaces. */
export const PickBox = styled.span<{ $checked: boolean }>`
  display: grid;
  place-items: center;
  width: calc(${theme.size.icon} + ${theme.size.ring});
  height: calc(${theme.size.icon} + ${theme.size.ring});
  margin: calc(2 * ${theme.space[1]} + ${theme.size.hairline});
  border: calc(1.5 * ${theme.size.hairline}) solid
    ${({ $checked }) => ($checked ? theme.color.accent : theme.color.borderControl)};
  border-radius: ${theme.radius.xs};
  background: ${({ $checked }) => ($checked ? theme.color.accent : theme.color.surface)};
  color: ${theme.color.onAccent};

  & > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
    stroke-width: 3;
  }
`;
