import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Scale } from './scale.tsx';
import { rowStyle } from './score-bar-style.ts';
import { scoreInWords } from './score-in-words.ts';

export interface ScoreBarProps {
  /** The name of the score; part of the text alternative even if it's hidden. */
  label: string;
  /** For scales whose ends already name what they measure. */
  labelHidden?: boolean;
  /** 0 to 100; null has no mark on the scale and no number. */
  value: number | null;
  /** False if the value is a default that wasn't measured. */
  measured?: boolean;
  /** True if the value is only a tendency: the number is less prominent than the words. */
  tentative?: boolean;
  /** Words at the two ends, low on the left. */
  lowLabel?: string;
  highLabel?: string;
  /** The end that's reached; its word is bold. */
  highlight?: 'low' | 'high' | undefined;
  /** A word next to the number, such as "high"; by default "not measured" for such a value. */
  valueText?: string;
  className?: string | undefined;
}

const Root = styled.div`
  min-width: 0;
  container-type: inline-size;
`;

const Row = styled.div<{ $labeled: boolean; $ended: boolean; $worded: boolean }>`
  ${rowStyle}
`;

const Label = styled.span`
  grid-area: label;
  font: ${theme.font.bodyMedium};
  overflow-wrap: anywhere;
`;

const Bar = styled.div`
  display: grid;
  grid-area: bar;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Ends = styled.div`
  display: flex;
  grid-area: ends;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const End = styled.span<{ $on: boolean }>`
  color: ${({ $on }) => ($on ? theme.color.text : theme.color.textFaint)};
  font: ${theme.font.small};
  font-weight: ${({ $on }) => ($on ? theme.weight.bold : theme.weight.regular)};
`;

const Value = styled.span<{ $tentative: boolean }>`
  grid-area: value;
  color: ${({ $tentative }) => ($tentative ? theme.color.textFaint : theme.color.text)};
  font: ${({ $tentative }) => ($tentative ? theme.font.small : theme.font.heading)};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Word = styled.span`
  grid-area: word;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

/**
 * A score as a position on a scale from 0 to 100, never as a grade: the neutral band of 31 to 69 is shaded, and the
 * number is next to the scale.
 */
export function ScoreBar({
  label,
  labelHidden = false,
  value,
  measured = value !== null,
  tentative = false,
  lowLabel,
  highLabel,
  highlight,
  valueText = measured ? undefined : 'not measured',
  className,
}: ScoreBarProps) {
  const words = scoreInWords({ label, value, lowLabel, highLabel, highlight, valueText });
  const ended = lowLabel !== undefined || highLabel !== undefined;
  return (
    <Root className={className} role="img" aria-label={words}>
      <Row $labeled={!labelHidden} $ended={ended} $worded={valueText !== undefined}>
        {!labelHidden && <Label>{label}</Label>}
        {ended && (
          <Ends>
            <End $on={highlight === 'low'}>{lowLabel}</End>
            <End $on={highlight === 'high'}>{highLabel}</End>
          </Ends>
        )}
        <Bar>
          <Scale value={value} measured={measured} />
        </Bar>
        {value !== null && <Value $tentative={tentative}>{value}</Value>}
        {valueText !== undefined && <Word>{valueText}</Word>}
      </Row>
    </Root>
  );
}
