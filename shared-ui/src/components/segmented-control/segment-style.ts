import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The container of equally wide segments. */
export const segmentsStyle = css`
  display: inline-grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding: ${theme.size.ring};
  border-radius: calc(${theme.radius.sm} + ${theme.size.hairline});
  background: ${theme.color.sunken};

  ${media.enlarged} {
    display: grid;
    grid-auto-flow: row;
  }
`;

/** One segment; the chosen one is raised and outlined, not only colored. */
export const segmentStyle = css`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  min-height: calc(${theme.size.control} - 2 * ${theme.size.ring});
  padding: 0 ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  user-select: none;

  &:hover,
  &[data-highlighted] {
    color: ${theme.color.text};
  }

  &[aria-checked='true'] {
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
    box-shadow:
      0 0 0 ${theme.size.hairline} ${theme.color.borderControl},
      ${theme.shadow.rest};
  }

  ${media.enlarged} {
    white-space: normal;
  }

  /* Room for the bold label, so that choosing moves nothing. */
  &::after {
    content: attr(data-label);
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${theme.weight.bold};
  }

  &:disabled,
  &[data-disabled] {
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }

  ${media.narrow} {
    min-height: ${theme.size.touch};
  }
`;
