import { RESPONSIBLE_USE_POINTS } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** What the user agrees to by using the product. */
export function ResponsibleUse() {
  return (
    <Rules>
      {RESPONSIBLE_USE_POINTS.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Rules>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[4]};
  color: ${theme.color.textMuted};
  list-style: disc;

  & > li::marker {
    color: ${theme.color.borderControl};
  }
`;
