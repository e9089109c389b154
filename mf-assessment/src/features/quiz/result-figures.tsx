import { type ConfidenceWords } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** A confidence as a number and a word, right-aligned so that two of them line up. */
export function ConfidenceFigure({ of: { number, word, remark } }: { of: ConfidenceWords }) {
  return (
    <Figure>
      <Overline>Confidence</Overline>
      {number === null ? <Words>{word}</Words> : <Percent>{number}</Percent>}
      <Word>{number === null ? remark : remark === null ? word : `${word}, ${remark}`}</Word>
    </Figure>
  );
}

const Figure = styled.div`
  flex: none;
  text-align: right;
  white-space: nowrap;
`;

const Percent = styled.div`
  font: ${theme.font.title};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.section};
`;

/** Replaces the number if types are tied, because a number would rank them. */
const Words = styled.div`
  color: ${theme.color.warningText};
  font: ${theme.font.heading};
`;

const Word = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;

/** The small label above a figure. */
export const Overline = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.captionMedium};
`;

/** The name of a type. */
export const TypeName = styled.div`
  font: ${theme.font.heading};
`;
