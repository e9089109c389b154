import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { LINE_WIDTH } from './line-width.ts';

/** The disclaimer below every estimate. */
export function FinePrint() {
  return (
    <Text>
      An estimate from your observations. It can be wrong: use it to start better conversations, not
      as a fact about the person.
    </Text>
  );
}

const Text = styled.p`
  max-width: ${LINE_WIDTH};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;
