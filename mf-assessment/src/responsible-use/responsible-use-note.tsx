import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Explains what an estimate is, and what it must not be used for. */
export function ResponsibleUseNote() {
  return (
    <FinePrint>
      An estimate from your observations, not a fact about the person. Don&apos;t use it to hire,
      promote, rate or select people.
    </FinePrint>
  );
}

const FinePrint = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;
