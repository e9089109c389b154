import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Facts about a person, each an `<li>` with an icon, in lines that wrap. */
export const FactList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-width: 0;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }

  & > li > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
    color: ${theme.color.textFaint};
  }

  a {
    color: inherit;
  }

  /* Dims the button next to a fact until it has the pointer or the focus. */
  button:not(:hover, :focus-visible) {
    color: ${theme.color.textFaint};
  }

  button > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
  }

  a:hover {
    color: ${theme.color.accentText};
  }

  ${media.narrow} {
    row-gap: 0;

    li,
    a {
      min-height: ${theme.size.touch};
    }

    a {
      display: inline-flex;
      align-items: center;
    }
  }

  ${media.mediumContainer} {
    font: ${theme.font.body};
  }
`;
