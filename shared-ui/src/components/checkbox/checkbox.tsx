import { Check, Minus } from 'lucide-react';
import { Indicator, Root } from 'radix-ui/checkbox';
import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface CheckboxProps {
  /** The text next to the box; a click on it toggles the box, too. */
  label: ReactNode;
  /** Mixed represents several items of which some are checked; pressing the box checks them all. */
  checked: boolean | 'mixed';
  onCheckedChange: (checked: boolean) => void;
  /** Help text; read after the label. */
  hint?: ReactNode;
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Box and text share their first line; on narrow screens, the row is tall enough for a finger. */
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  align-items: start;
  min-width: 0;

  ${media.narrow} {
    min-height: ${theme.size.touch};
    align-content: center;
    padding: ${theme.space[2]} 0;
  }
`;

const Box = styled(Root)`
  position: relative;
  display: grid;
  place-items: center;
  width: calc(${theme.size.icon} + ${theme.size.ring});
  height: calc(${theme.size.icon} + ${theme.size.ring});
  margin-top: ${theme.size.hairline};
  padding: 0;
  border: calc(1.5 * ${theme.size.hairline}) solid ${theme.color.borderControl};
  border-radius: ${theme.radius.xs};
  background: ${theme.color.surface};
  color: ${theme.color.onAccent};
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.accent};
  }

  &[data-state='checked'],
  &[data-state='indeterminate'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }

  &:disabled {
    border-color: ${theme.color.border};
    background: ${theme.color.sunken};
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }

  & svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
    stroke-width: 3;
  }

  /* Extends the touch target beyond the box. */
  ${media.narrow} {
    &::after {
      position: absolute;
      /* From within the border. */
      inset: calc(
        (${theme.size.icon} + ${theme.size.ring} - ${theme.size.touch}) / 2 - 1.5 *
          ${theme.size.hairline}
      );
      content: '';
    }
  }
`;

const Words = styled.label`
  font: ${theme.font.body};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${media.narrow} {
    padding: ${theme.space[2]} 0;
    margin: calc(-1 * ${theme.space[2]}) 0;
  }

  &[data-disabled] {
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }
`;

const Hint = styled.p`
  grid-column: 2;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;

/** A checkbox with its label. Space toggles it. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  hint,
  disabled = false,
  className,
  ref,
}: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Row className={className}>
      <Box
        {...(ref === undefined ? {} : { ref })}
        id={id}
        checked={checked === 'mixed' ? 'indeterminate' : checked}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onCheckedChange={(next) => onCheckedChange(next === true)}
      >
        <Indicator>{checked === 'mixed' ? <Minus aria-hidden /> : <Check aria-hidden />}</Indicator>
      </Box>
      <Words htmlFor={id} data-disabled={disabled ? '' : undefined}>
        {label}
      </Words>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Row>
  );
}
