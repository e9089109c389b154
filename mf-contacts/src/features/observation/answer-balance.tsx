import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** One side of an axis: its word, the number of answers for it, and how many of them are new. */
export interface BalanceSide {
  word: string;
  count: number;
  added: number;
}

/** The number of answers on each side of an axis, as blocks from the middle outward. New ones are hollow. */
export function AnswerBalance({ low, high }: { low: BalanceSide; high: BalanceSide }) {
  return (
    <Grid role="img" aria-label={inWords(low, high)}>
      <Word>
        <b>{low.count}</b> {low.word}
      </Word>
      <Word $end>
        {high.word} <b>{high.count}</b>
      </Word>
      <Blocks $low>{blocks(low)}</Blocks>
      <Blocks>{blocks(high)}</Blocks>
    </Grid>
  );
}

function blocks({ count, added }: BalanceSide) {
  return Array.from({ length: count }, (_, at) => <Block key={at} $added={at >= count - added} />);
}

function inWords(low: BalanceSide, high: BalanceSide): string {
  const added = low.added + high.added > 0 ? ', one of them new' : '';
  const seen = low.count === 1 ? 'answer' : 'answers';
  return `${low.count} ${seen} for ${low.word}, ${high.count} for ${high.word}${added}`;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[2]} 0;
`;

const Word = styled.span<{ $end?: boolean }>`
  color: ${theme.color.textMuted};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};

  b {
    margin: 0 ${theme.size.ring};
    color: ${theme.color.text};
    font: ${theme.font.title};
    font-variant-numeric: tabular-nums;
  }
`;

const Blocks = styled.span<{ $low?: boolean }>`
  display: flex;
  flex-direction: ${({ $low }) => ($low ? 'row-reverse' : 'row')};
  gap: calc(1.5 * ${theme.size.ring});
  height: ${theme.space[4]};
  padding: calc(1.5 * ${theme.size.ring});
  border: 0 solid ${theme.color.borderControl};
  border-width: ${({ $low }) => ($low ? `0 ${theme.size.hairline} 0 0` : '0')};
  border-radius: ${theme.radius.xs};
  background: ${theme.color.canvas};
`;

const Block = styled.i<{ $added: boolean }>`
  flex: 0 1 ${theme.space[8]};
  border-radius: ${theme.size.ring};
  background: ${({ $added }) => ($added ? theme.color.surface : theme.color.mark)};
  box-shadow: inset 0 0 0 ${theme.size.ring} ${theme.color.mark};
`;
