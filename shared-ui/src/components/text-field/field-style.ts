import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The box of a text input. */
export const inputStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.borderControl};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};

  ${media.touch} {
    font-size: max(1rem, 16px);
  }

  /* Keeps the whole value visible even with a phone's large text. */
  ${media.enlarged} {
    &[type='datetime-local'] {
      padding: 0 ${theme.space[1]};
      font-size: 4vw;
    }

    &[type='date'] {
      padding: 0 ${theme.space[1]};
      font-size: 6vw;
    }
  }

  &::placeholder {
    color: ${theme.color.textFaint};
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.hairline});
  }

  &:disabled,
  &:read-only {
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
  }

  &:disabled {
    cursor: not-allowed;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.negativeSolid};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.negativeSolid};
  }
`;
