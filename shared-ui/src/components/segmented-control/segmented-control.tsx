import { Item, Root } from 'radix-ui/radio-group';
import styled from 'styled-components';
import { useChoiceByArrow } from '../radio-cards/choice-by-arrow.ts';
import { segmentsStyle, segmentStyle } from './segment-style.ts';

export interface SegmentedControlProps<Value extends string> {
  /** The name of the choices. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Fills the width of its container. */
  block?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

const Segments = styled(Root)<{ $block: boolean }>`
  ${segmentsStyle}
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
`;

const Segment = styled(Item)`
  ${segmentStyle}
`;

/** One of two to four short choices, all visible. Arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  block = false,
  disabled = false,
  className,
}: SegmentedControlProps<Value>) {
  const { onFocus, ...arrows } = useChoiceByArrow();
  return (
    <Segments
      {...arrows}
      className={className}
      $block={block}
      aria-label={label}
      orientation="horizontal"
      disabled={disabled}
      value={value}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          value={option.value}
          data-label={option.label}
          onFocus={onFocus}
        >
          {option.label}
        </Segment>
      ))}
    </Segments>
  );
}
