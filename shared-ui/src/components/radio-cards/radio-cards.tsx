import { Item, Root } from 'radix-ui/radio-group';
import { useId, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Keycap } from '../keycap/keycap.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useChoiceByArrow } from './choice-by-arrow.ts';
import { cardStyle, Dot, groupStyle, type CardsLook } from './radio-cards-style.ts';

export interface RadioCardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, muted line. */
  hint?: ReactNode;
  /** A key shown as a keycap and announced; the page handles the key itself. */
  shortcut?: string;
  /** Muted text for an answer such as "Not sure"; the card keeps its size. */
  quiet?: boolean;
  disabled?: boolean;
}

interface RadioCardsBase<Value extends string> {
  options: readonly RadioCardOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Called when the chosen card is pressed again, which doesn't change the value. */
  onChooseAgain?: () => void;
  /** `lg` for one question at a time: at least 64 px high, large text. */
  size?: 'md' | 'lg';
  /** Two side by side if there's room; a quiet option keeps the whole width. */
  columns?: 1 | 2;
  /**
   * `choose`: arrow keys choose, as in any radio group. `move`: they only move the focus, for questions that
   * advance immediately when answered; Space and Enter choose.
   */
  arrowKeys?: 'choose' | 'move';
  disabled?: boolean;
  /** IDs of texts that explain the choice or report a problem with it. */
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
}

export type RadioCardsProps<Value extends string> = RadioCardsBase<Value> &
  (
    | {
        /** The question. */
        legend: ReactNode;
        /** True if the question is visible elsewhere; the legend is then only for screen readers. */
        hideLegend?: boolean;
        labelledBy?: never;
      }
    | {
        /** ID of a heading that asks the question. */
        labelledBy: string;
        legend?: never;
        hideLegend?: never;
      }
  );

const Group = styled(Root)`
  min-width: 0;
`;

const Cards = styled.div<CardsLook>`
  ${groupStyle}
`;

const Card = styled(Item)<CardsLook & { $quiet: boolean; $keyed: boolean }>`
  ${cardStyle}
`;

const Legend = styled.div`
  margin-bottom: ${theme.space[3]};
  font: ${theme.font.largeStrong};
  text-wrap: pretty;
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

/** Keeps Radix from choosing an option that an arrow key merely focused. */
function stayUnchosen(event: FocusEvent) {
  event.preventDefault();
}

/** Radix ignores Enter on radios, where it would submit a form. Here it chooses. */
function chooseOnEnter(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A question with its answers as large cards. The whole card is clickable. */
export function RadioCards<Value extends string>({
  options,
  value,
  onValueChange,
  onChooseAgain,
  size = 'md',
  columns = 1,
  arrowKeys = 'choose',
  legend,
  hideLegend = false,
  labelledBy,
  ref,
  ...rest
}: RadioCardsProps<Value>) {
  const legendId = useId();
  const look = { $size: size, $columns: columns };
  const { onFocus, ...arrows } = useChoiceByArrow();
  const byKey =
    arrowKeys === 'move' ? { onFocus: stayUnchosen, onKeyDown: chooseOnEnter } : { onFocus };
  return (
    <Group
      {...rest}
      {...arrows}
      {...(ref === undefined ? {} : { ref })}
      aria-labelledby={labelledBy ?? legendId}
      value={value}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      {legend !== undefined &&
        (hideLegend ? (
          <VisuallyHidden id={legendId}>{legend}</VisuallyHidden>
        ) : (
          <Legend id={legendId}>{legend}</Legend>
        ))}
      <Cards {...look}>
        {options.map((option) => (
          <Card
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            aria-keyshortcuts={option.shortcut}
            onClick={() => {
              if (option.value === value) onChooseAgain?.();
            }}
            $quiet={option.quiet ?? false}
            $keyed={option.shortcut !== undefined}
            {...look}
            {...byKey}
          >
            {option.shortcut !== undefined && (
              <Keycap $size="md" aria-hidden>
                {option.shortcut}
              </Keycap>
            )}
            <Words>
              <span>{option.label}</span>
              {option.hint !== undefined && <Hint>{option.hint}</Hint>}
            </Words>
            <Dot aria-hidden />
          </Card>
        ))}
      </Cards>
    </Group>
  );
}
