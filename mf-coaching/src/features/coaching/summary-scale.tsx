import { type ProfileSummaryRow } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** One score between its two ends, low on the left, with the middle band shaded. */
export function SummaryScale({ score, lowEnd, highEnd, highlightedEnd }: ProfileSummaryRow) {
  return (
    <>
      <Ends aria-hidden>
        <End $on={highlightedEnd === lowEnd}>{lowEnd}</End>
        <End $on={highlightedEnd === highEnd}>{highEnd}</End>
      </Ends>
      <Line>
        <Scale role="img" aria-label={inWords({ score, lowEnd, highEnd, highlightedEnd })}>
          <Marker style={{ left: `${Math.min(Math.max(score, 0), 100)}%` }} />
        </Scale>
        <Value aria-hidden>{score}</Value>
      </Line>
    </>
  );
}

type ScaleInWords = Pick<ProfileSummaryRow, 'score' | 'lowEnd' | 'highEnd' | 'highlightedEnd'>;

function inWords({ score, lowEnd, highEnd, highlightedEnd }: ScaleInWords): string {
  const reached = highlightedEnd === null ? 'in the middle' : `on the ${highlightedEnd} side`;
  return `${score} of 100 between ${lowEnd} and ${highEnd}, ${reached}`;
}

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[1]};
  font: ${theme.font.small};
`;

const End = styled.span<{ $on: boolean }>`
  color: ${({ $on }) => ($on ? theme.color.text : theme.color.textFaint)};
  font-weight: ${({ $on }) => ($on ? theme.weight.bold : 'inherit')};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.space[6]};
  gap: ${theme.space[3]};
  align-items: center;
`;

/** The band covers 31 to 69, the scores that speak for neither end. */
const Scale = styled.div`
  position: relative;
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.track};

  &::before {
    content: '';
    position: absolute;
    inset: 0 30.5%;
    background: ${theme.color.band};
  }
`;

const Marker = styled.span`
  position: absolute;
  top: 50%;
  width: ${theme.size.iconSm};
  height: ${theme.size.iconSm};
  border-radius: ${theme.radius.full};
  background: ${theme.color.mark};
  box-shadow: 0 0 0 ${theme.size.ring} ${theme.ground};
  transform: translate(-50%, -50%);
`;

const Value = styled.span`
  font: ${theme.font.smallStrong};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
