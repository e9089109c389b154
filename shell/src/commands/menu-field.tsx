import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The row at the top of the menu. */
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;

  & > svg {
    flex: none;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${theme.color.textMuted};
  }
`;

/** The text input. */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.heading};
  font-weight: ${theme.weight.regular};

  ${media.touch} {
    font-size: max(1rem, 16px);
  }

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

/** The person whose actions are listed. */
export const Chosen = styled.span`
  flex: none;
  max-width: 60%;
  overflow: hidden;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accentSoft};
  font: ${theme.font.bodyStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The lines of the menu extend beyond the text of a dialog. */
export const Body = styled.div`
  margin: calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[4]});

  ${media.small} {
    margin: 0 calc(-1 * ${theme.space[2]});
  }
`;
