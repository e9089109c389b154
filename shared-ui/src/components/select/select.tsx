import { Check, ChevronDown } from 'lucide-react';
import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from 'radix-ui/select';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { floatingStyle } from '../popover/floating-style.ts';
import { useLandmark } from '../popover/use-landmark.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/field-frame.tsx';
import { inputStyle } from '../text-field/field-style.ts';

export interface SelectProps<Choice extends string> extends FieldFrameProps {
  /** Hides the label visually, if the context already names it. */
  labelHidden?: boolean;
  /** A value that isn't an option, such as '', shows the placeholder. */
  value: Choice | '';
  onValueChange: (value: Choice) => void;
  /** At least one; an option's value must not be empty. */
  options: readonly { value: Choice; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  size?: 'md' | 'sm';
  disabled?: boolean;
  id?: string;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const Box = styled(Trigger)<{ $size: 'md' | 'sm' }>`
  ${inputStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${({ $size }) => ($size === 'sm' ? theme.size.controlSm : theme.size.control)};
  padding: ${theme.space[1]} ${({ $size }) => ($size === 'sm' ? theme.space[2] : theme.space[3])};
  font: ${({ $size }) => ($size === 'sm' ? theme.font.small : theme.font.body)};
  text-align: left;
  cursor: pointer;

  /* A button is read-only to CSS, which grays a text input. */
  &:enabled {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }

  &[data-placeholder]:enabled {
    color: ${theme.color.textFaint};
  }

  &:hover:enabled,
  &[data-state='open']:enabled {
    background: ${theme.color.hover};
  }

  & > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textFaint};
  }
`;

const Panel = styled(Content)<{ $origin: string }>`
  ${floatingStyle}
  min-width: var(--radix-select-trigger-width);
  max-width: min(${theme.size.toast}, var(--radix-select-content-available-width));
  max-height: var(--radix-select-content-available-height);
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }
`;

const List = styled(Viewport)`
  padding: ${theme.space[1]};
`;

const Option = styled(Item)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.size.icon};
  gap: ${theme.space[3]};
  align-items: center;
  min-height: ${theme.size.control};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font: ${theme.font.body};
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${theme.color.hover};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ringOffset});
  }

  &[data-state='checked'] {
    font-weight: ${theme.weight.semibold};
  }

  &[data-disabled] {
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }

  & svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.accentText};
  }
`;

/** One of many choices in a drop-down list. Supports arrow keys, type-ahead, and Escape. */
export function Select<Choice extends string>({
  label,
  labelHidden = false,
  hint,
  error,
  optional,
  value,
  onValueChange,
  options,
  placeholder,
  size = 'md',
  disabled = false,
  id,
  className,
  ref,
}: SelectProps<Choice>) {
  const [landmark, landmarkRef] = useLandmark();
  // Radix also renders the options of a closed list, which takes seconds on a page with hundreds of lists.
  const [isNear, setIsNear] = useState(false);
  const come = () => setIsNear(true);
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, error, optional, id, className }}
      style={undefined}
      aria-describedby={undefined}
    >
      {(ties) => (
        <div
          ref={landmarkRef}
          onFocusCapture={come}
          onPointerEnter={come}
          onPointerDownCapture={come}
        >
          <Root
            value={value}
            disabled={disabled}
            onOpenChange={come}
            onValueChange={(next) => {
              const option = options.find((each) => each.value === next);
              if (option) onValueChange(option.value);
            }}
          >
            <Box {...(ref === undefined ? {} : { ref })} {...ties} $size={size}>
              <Value placeholder={placeholder}>{chosen?.label}</Value>
              <Icon asChild>
                <ChevronDown aria-hidden />
              </Icon>
            </Box>
            <Portal container={landmark}>
              <Panel
                $origin="--radix-select-content-transform-origin"
                position="popper"
                sideOffset={4}
                collisionPadding={8}
              >
                <List>
                  {isNear &&
                    options.map((option) => (
                      <Option
                        key={option.value}
                        value={option.value}
                        disabled={option.disabled ?? false}
                      >
                        <ItemText>{option.label}</ItemText>
                        <ItemIndicator>
                          <Check aria-hidden />
                        </ItemIndicator>
                      </Option>
                    ))}
                </List>
              </Panel>
            </Portal>
          </Root>
        </div>
      )}
    </FieldFrame>
  );
}
