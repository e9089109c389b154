import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { axesInWords, type Axis } from './axis.ts';
import { Bar, Letter, OpenWord, Row, Word } from './axis-strip-style.ts';

export interface AxisStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  axes: readonly Axis[];
  /** Heads the text alternative, for example "Work style ISTJ". */
  label: string;
  openWords?: string;
}

const Root = styled.div`
  container-type: inline-size;
`;

/**
 * Scales between two ends: the observed half is solid, what could go either way is hatched and
 * says so. In less than 19rem only the chosen words stay.
 */
export function AxisStrip({ axes, label, openWords = 'either way', ...rest }: AxisStripProps) {
  return (
    <Root role="img" aria-label={`${label}: ${axesInWords(axes, openWords)}`} {...rest}>
      {axes.map((axis) => {
        const state = axis.open ? 'open' : axis.side;
        const isLow = state === 'low';
        const isHigh = state === 'high';
        return (
          <Row key={axis.low.letter + axis.high.letter} $open={axis.open}>
            <Word $on={isLow}>{axis.low.word}</Word>
            <Letter $on={isLow}>{axis.low.letter}</Letter>
            <Bar data-side={state}>{axis.open && <span>{openWords}</span>}</Bar>
            <Letter $on={isHigh}>{axis.high.letter}</Letter>
            <Word $on={isHigh} $end>
              {axis.high.word}
            </Word>
            {axis.open && <OpenWord>{openWords}</OpenWord>}
          </Row>
        );
      })}
    </Root>
  );
}
