import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/**
 * A row below the header. On a small screen, progress and confidence, which applies to the next answer, stay at the
 * top, and the button is at the bottom.
 */
export const Bar = styled.div`
  position: sticky;
  top: ${theme.size.header};
  z-index: ${theme.z.sticky};
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};

  /* It would cover the questions. */
  ${media.enlarged} {
    position: static;
  }
`;

export const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
  max-width: ${theme.size.formMax};
  min-height: ${theme.space[16]};
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }
`;

export const Numbers = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: ${theme.size.axisWord};

  ${media.small} {
    flex: 1 0 100%;
  }
`;

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  font: ${theme.font.smallMedium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.enlarged} {
    flex-wrap: wrap;
    white-space: normal;
  }
`;

/** Explains why there are more questions than the first seven. */
export const Why = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

export const Percent = styled.span`
  display: none;
  color: ${theme.color.textFaint};

  ${media.small} {
    display: inline;
  }
`;

export const Confidence = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.font.smallMedium};

  ${media.small} {
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};

    /* Two lines beside the choices: one that fits in just one of the fonts would move the page when the font loads. */
    > span {
      flex: 1 1 ${theme.space[16]};
    }
  }
`;

export const Actions = styled.div`
  display: contents;

  ${media.small} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.z.sticky};
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[4]};
    padding-bottom: max(${theme.space[3]}, env(safe-area-inset-bottom));
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    background: ${theme.color.surface};
  }

  ${media.enlarged} {
    position: static;
    flex-basis: 100%;
    padding: 0;
    border-top: 0;
  }
`;

/** Only for screen readers if the row has no space for it. */
export const Missing = styled.span`
  position: absolute;
  width: ${theme.size.hairline};
  height: ${theme.size.hairline};
  overflow: hidden;
  clip-path: inset(50%);
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-align: center;
  white-space: nowrap;

  ${media.small} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

export const Failure = styled.p`
  flex-basis: 100%;
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
  overflow-wrap: anywhere;

  ${media.small} {
    order: -1;
  }
`;
