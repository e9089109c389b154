import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** One thing that was shared, with what can be done with it. */
export const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  p {
    color: ${theme.color.textMuted};
  }
`;

export const PartName = styled.h2`
  font: ${theme.font.bodyStrong};
`;
