import { Checkbox, media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface ActionStepsProps {
  /** Unique, in the order in which to take them. */
  steps: readonly string[];
  done: ReadonlySet<string>;
  onTick: (step: string, done: boolean) => void;
}

/** The steps of a card, each with a checkbox. */
export function ActionSteps({ steps, done, onTick }: ActionStepsProps) {
  return (
    <List aria-label="Action steps">
      {steps.map((step) => (
        <Step key={step} $done={done.has(step)}>
          <Checkbox
            label={step}
            checked={done.has(step)}
            onCheckedChange={(ticked) => onTick(step, ticked)}
          />
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;

  ${media.narrow} {
    gap: 0;
  }
`;

const Step = styled.li<{ $done: boolean }>`
  color: ${({ $done }) => ($done ? theme.color.textFaint : theme.color.text)};

  & label {
    text-decoration: ${({ $done }) => ($done ? 'line-through' : 'none')};
  }
`;
