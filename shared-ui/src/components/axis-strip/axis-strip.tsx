import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { axesInWords, OPEN_WORDS, openWordsOf, type Axis, type OpenWords } from './axis.ts';
import { Bar, Letter, Note, OpenWord, Row, Word } from './axis-strip-style.ts';

export interface AxisStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  axes: readonly Axis[];
  /** Begins the text alternative, for example "Work style ISTJ". */
  label: string;
  openWords?: Partial<OpenWords>;
}

const Root = styled.div`
  container-type: inline-size;
`;

/**
 * Scales between two ends: the observed half is solid, and an open axis is hatched and labeled. Below 19rem, only
 * the chosen words are shown.
 */
export function AxisStrip({ axes, label, openWords, ...rest }: AxisStripProps) {
  const words = { ...OPEN_WORDS, ...openWords };
  return (
    <Root role="img" aria-label={`${label}: ${axesInWords(axes, words)}`} {...rest}>
      {axes.map((axis) => {
        const state = axis.open ? 'open' : axis.side;
        const isLow = state === 'low';
        const isHigh = state === 'high';
        return (
          <Row key={axis.low.letter + axis.high.letter} $open={axis.open}>
            <Word $on={isLow}>{axis.low.word}</Word>
            <Letter $on={isLow}>{axis.low.letter}</Letter>
            <Bar data-side={state}>{axis.open && <span>{openWordsOf(axis, words)}</span>}</Bar>
            <Letter $on={isHigh}>{axis.high.letter}</Letter>
            <Word $on={isHigh} $end>
              {axis.high.word}
            </Word>
            {axis.open && <OpenWord>{openWordsOf(axis, words)}</OpenWord>}
            {axis.note !== undefined && <Note>{axis.note}</Note>}
          </Row>
        );
      })}
    </Root>
  );
}
