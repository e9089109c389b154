import { Indicator, Root } from 'radix-ui/progress';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

const max = 100;

export interface ProgressBarProps {
  /** 0 to 100; other values are clamped. */
  value: number;
  /** The accessible name, for example "Quiz progress". */
  label: string;
  /**
   * How far the bar is drawn, 0 to 100, if that differs from `value`: it stays in place while the amount of work
   * grows.
   */
  drawn?: number;
  /** Read instead of the percentage, for example "5 of 17 answered". */
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

/** The progress of a known amount of work. Show the number as text next to it. */
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
