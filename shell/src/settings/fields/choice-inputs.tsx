import { CUSTOM_FIELD_LIMITS } from '@rapport/contracts';
import { Button, IconButton, TextField, theme } from '@rapport/shared-ui';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { type ChoiceEntry, type FieldProblems, newChoice } from './field-form.ts';

interface ChoiceInputsProps {
  choices: readonly ChoiceEntry[];
  problems: FieldProblems;
  onChange: (choices: readonly ChoiceEntry[]) => void;
}

/** The choices of a field, in their order. Enter adds another one. */
export function ChoiceInputs({ choices, problems, onChange }: ChoiceInputsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string | null>(null);
  // The added row takes the focus, but exists only after rendering.
  useLayoutEffect(() => {
    if (next.current === null) return;
    group.current?.querySelector<HTMLInputElement>(`[name="choice.${next.current}"]`)?.focus();
    next.current = null;
  });
  const isFull = choices.length >= CUSTOM_FIELD_LIMITS.choices;
  const addAfter = (index: number) => {
    if (isFull) return;
    const added = newChoice();
    next.current = added.key;
    onChange(choices.toSpliced(index + 1, 0, added));
  };
  const remove = (index: number) => {
    next.current = (choices[index + 1] ?? choices[index - 1])?.key ?? null;
    onChange(choices.toSpliced(index, 1));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    // It would save the whole field.
    event.preventDefault();
    addAfter(index);
  };
  return (
    <Group ref={group}>
      <legend>Choices</legend>
      {choices.map((choice, index) => (
        <Row key={choice.key}>
          <TextField
            label={`Choice ${index + 1}`}
            labelHidden
            placeholder={`Choice ${index + 1}`}
            name={`choice.${choice.key}`}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={CUSTOM_FIELD_LIMITS.choice}
            value={choice.name}
            error={problems[`choice.${choice.key}`]}
            onKeyDown={(event) => onKeyDown(event, index)}
            onChange={({ target }) =>
              onChange(choices.with(index, { ...choice, name: target.value }))
            }
          />
          <IconButton
            label={`Remove choice ${index + 1}`}
            icon={<Trash2 aria-hidden />}
            disabled={choices.length === 1}
            onClick={() => remove(index)}
          />
        </Row>
      ))}
      {problems['choices'] !== undefined && <Problem role="alert">{problems['choices']}</Problem>}
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus aria-hidden />}
        disabled={isFull}
        onClick={() => addAfter(choices.length - 1)}
      >
        Add a choice
      </Button>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${theme.space[2]};
    padding: 0;
    font: ${theme.font.smallMedium};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: start;
  width: 100%;
`;

const Problem = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;
