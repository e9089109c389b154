import { Indicator, Root } from 'radix-ui/progress';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

const max = 100;

export interface ProgressBarProps {
  /** 0 to 100; what lies outside is drawn and read as the nearer end. */
  value: number;
  /** What progresses, for example "Quiz progress". */
  label: string;
  /** How far the bar is drawn, 0 to 100, where that is not `value`: work that grows leaves it as it is. */
  drawn?: number;
  /** What is read instead of the percentage, for example "5 of 17 answered". */
  valueText?: string;
  className?: string | undefined;
}

const Track = styled(Root)`
  height: calc(1.5 * ${theme.space[1]});
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.track};
`;

const Fill = styled(Indicator)`
  height: 100%;
  border-radius: ${theme.radius.full};
  background: ${theme.color.mark};
  transition: transform ${theme.motion.slow} ${theme.easing.out};
`;

/** How far a known amount of work has come. Put the number in words beside it. */
export function ProgressBar({
  value,
  drawn = value,
  label,
  valueText,
  className,
}: ProgressBarProps) {
  const shown = within(value);
  return (
    <Track
      className={className}
      aria-label={label}
      value={shown}
      max={max}
      getValueLabel={() => valueText ?? `${Math.round(shown)}%`}
    >
      <Fill style={{ transform: `translateX(${within(drawn) - max}%)` }} />
    </Track>
  );
}

function within(value: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), max);
}
