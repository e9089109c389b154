import { type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { cutPattern, filledPattern, unknownPattern } from './ring-patterns.ts';

export type ScoreRingTone = 'positive' | 'info' | 'warning' | 'negative' | 'neutral';

export interface ScoreRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 100, starting at twelve o'clock; null draws a dashed ring with a dash. */
  score: number | null;
  /** The meaning of the score, always visible, because the tone alone isn't accessible. */
  word: string;
  /** The name of the score, for the text alternative. */
  label: string;
  tone: ScoreRingTone;
  size?: 'sm' | 'md';
  /** Additional text below the word. */
  children?: ReactNode;
}

const strokes: Readonly<Record<ScoreRingTone, string>> = {
  positive: theme.color.positiveSolid,
  info: theme.color.mark,
  warning: theme.color.warningSolid,
  negative: theme.color.negativeSolid,
  neutral: theme.color.borderControl,
};

const Root = styled.div<{ $size: 'sm' | 'md' }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ $size }) => ($size === 'sm' ? theme.space[3] : theme.space[4])};
  align-items: center;
  min-width: 0;

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Ring = styled.div<{ $size: 'sm' | 'md' }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ $size }) => ($size === 'sm' ? theme.space[12] : `calc(2 * ${theme.space[10]})`)};
  aspect-ratio: 1;

  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }
`;

const Circle = styled.circle<{ $stroke: string }>`
  fill: none;
  stroke: ${({ $stroke }) => $stroke};
  stroke-width: 7;
`;

const Cuts = styled(Circle)`
  stroke-width: 8;
`;

const Score = styled.span<{ $size: 'sm' | 'md' }>`
  position: relative;
  font: ${({ $size }) => ($size === 'sm' ? theme.font.bodyStrong : theme.font.title)};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.tight};
`;

const Word = styled.p`
  font: ${theme.font.heading};
`;

const More = styled.div`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-wrap: pretty;
`;

/** A score of 100 as a ring with its word; gaps at 25, 50, and 75 help with reading it. */
export function ScoreRing({
  score,
  word,
  label,
  tone,
  size = 'md',
  children,
  ...rest
}: ScoreRingProps) {
  const circle = { cx: 40, cy: 40, r: 36, pathLength: 100 };
  const said = score === null ? 'no score' : `${score} of 100`;
  return (
    <Root {...rest} $size={size}>
      <Ring $size={size} role="img" aria-label={`${label}: ${said}`}>
        <svg viewBox="0 0 80 80" aria-hidden>
          {score === null ? (
            <Circle
              {...circle}
              $stroke={theme.color.borderControl}
              strokeDasharray={unknownPattern}
            />
          ) : (
            <>
              <Circle {...circle} $stroke={theme.color.track} />
              <Circle
                {...circle}
                $stroke={strokes[tone]}
                strokeDasharray={filledPattern(score)}
                data-part="filled"
              />
              <Cuts {...circle} $stroke={theme.ground} {...cutPattern} />
            </>
          )}
        </svg>
        <Score $size={size}>{score ?? '–'}</Score>
      </Ring>
      <div>
        <Word>{word}</Word>
        {children !== undefined && <More>{children}</More>}
      </div>
    </Root>
  );
}
