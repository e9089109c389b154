import {
  Content,
  Item,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Slottable } from 'radix-ui/slot';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { floatingStyle } from '../popover/floating-style.ts';
import { useLandmark } from '../popover/use-landmark.ts';
import { segmentStyle, segmentsStyle } from '../segmented-control/segment-style.ts';

export interface DropdownMenuProps {
  /** The button that opens the menu; it must have a name. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that gets the focus on closing; by default the trigger. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Items, labels, separators, and choices. */
  children: ReactNode;
}

export interface DropdownMenuItemProps extends Omit<ComponentProps<typeof Item>, 'onSelect'> {
  icon?: ReactNode;
  /** Called on click, tap, or Enter. The menu then closes unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
}

export interface DropdownMenuChoiceProps<Value extends string> {
  /** The name of the choices, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

const Panel = styled(Content)<{ $origin: string }>`
  ${floatingStyle}
  min-width: ${theme.size.menu};
  max-width: min(${theme.size.toast}, var(--radix-dropdown-menu-content-available-width));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${theme.space[1]};

  &:focus-visible {
    outline: none;
  }
`;

const MenuItem = styled(Item)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font: ${theme.font.body};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${theme.color.hover};
    text-decoration: none;
  }

  /* Inside the item, so that the edge of the menu does not cut the ring. */
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ringOffset});
  }

  &[data-disabled] {
    color: ${theme.color.textFaint};
    cursor: not-allowed;
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textFaint};
    stroke-width: 1.75;
  }
`;

const MenuLabel = styled(Label)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[2]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;

const Line = styled(Separator)`
  height: ${theme.size.hairline};
  margin: ${theme.space[1]} calc(-1 * ${theme.space[1]});
  background: ${theme.color.borderSubtle};
`;

const Choice = styled(RadioGroup)`
  ${segmentsStyle}
  display: grid;
  margin: ${theme.space[2]};
`;

const ChoiceItem = styled(RadioItem)`
  ${segmentStyle}
`;

/** A menu of actions behind a button. Supports arrow keys, type-ahead, and Escape. */
export function DropdownMenu({
  trigger,
  align = 'end',
  side = 'bottom',
  open,
  onOpenChange,
  finalFocus,
  children,
}: DropdownMenuProps) {
  const [landmark, ref] = useLandmark();
  const placeFocus = (event: Event) => {
    if (!finalFocus?.current) return;
    event.preventDefault();
    finalFocus.current.focus({ preventScroll: true });
  };
  return (
    <Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Trigger asChild ref={ref}>
        {trigger}
      </Trigger>
      <Portal container={landmark}>
        <Panel
          $origin="--radix-dropdown-menu-content-transform-origin"
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={placeFocus}
        >
          {children}
        </Panel>
      </Portal>
    </Root>
  );
}

/** One action; with `asChild` it's the link that it contains. */
export function DropdownMenuItem({ icon, children, ...rest }: DropdownMenuItemProps) {
  return (
    <MenuItem {...rest}>
      {icon}
      <Slottable>{children}</Slottable>
    </MenuItem>
  );
}

/** Text above the menu or a part of it; can't be selected. */
export function DropdownMenuLabel(props: ComponentProps<typeof Label>) {
  return <MenuLabel {...props} />;
}

export function DropdownMenuSeparator(props: ComponentProps<typeof Separator>) {
  return <Line {...props} />;
}

/** A row of choices inside a menu, such as the theme. Choosing leaves the menu open. */
export function DropdownMenuChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: DropdownMenuChoiceProps<Value>) {
  return (
    <Choice
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      {options.map((option) => (
        <ChoiceItem
          key={option.value}
          value={option.value}
          data-label={option.label}
          onSelect={(event) => event.preventDefault()}
        >
          {option.label}
        </ChoiceItem>
      ))}
    </Choice>
  );
}
