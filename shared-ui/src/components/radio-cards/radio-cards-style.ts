import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface CardsLook {
  $size: 'md' | 'lg';
  $columns: 1 | 2;
}

export const groupStyle = css<CardsLook>`
  display: grid;
  grid-template-columns: ${({ $columns }) => `repeat(${$columns}, minmax(0, 1fr))`};
  gap: ${({ $size }) => ($size === 'lg' ? theme.space[3] : theme.space[2])};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The radio itself: its outline has a contrast of 3:1, and its filled ring shows the chosen state. */
export const Dot = styled.span`
  box-sizing: border-box;
  width: calc(${theme.size.icon} + ${theme.size.ring});
  height: calc(${theme.size.icon} + ${theme.size.ring});
  border: calc(1.5 * ${theme.size.hairline}) solid ${theme.color.borderControl};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
`;

const large = css`
  min-height: ${theme.size.answer};
  padding: ${theme.space[4]};
  font: ${theme.font.large};
`;

const medium = css`
  min-height: ${theme.size.touch};
  padding: ${theme.space[3]} ${theme.space[4]};
  font: ${theme.font.reading};

  ${media.enlarged} {
    padding-inline: ${theme.space[2]};
  }
`;

export const cardStyle = css<CardsLook & { $quiet: boolean; $keyed: boolean }>`
  display: grid;
  grid-column: ${({ $quiet }) => ($quiet ? '1 / -1' : 'auto')};
  grid-template-columns: ${({ $keyed }) => ($keyed ? 'auto minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)')};
  gap: ${theme.space[3]};
  align-items: center;
  width: 100%;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${({ $quiet }) => ($quiet ? theme.color.textMuted : theme.color.text)};
  text-align: left;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.easing.out};
  ${({ $size }) => ($size === 'lg' ? large : medium)}

  /* The dot leads unless a key cap does. */
  & > ${Dot} {
    order: ${({ $keyed }) => ($keyed ? '1' : '-1')};
  }

  /* A finger leaves its hover behind, which would look like a choice. */
  ${media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }

  &[data-state='checked'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.accent};
  }

  &[data-state='checked'] > ${Dot} {
    border: calc(5.5 * ${theme.size.hairline}) solid ${theme.color.accent};
  }

  &:disabled {
    background: ${theme.color.sunken};
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }
`;
