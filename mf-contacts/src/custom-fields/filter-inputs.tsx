import { type CustomField } from '@rapport/api-client';
import { type CustomCondition, shownText } from '@rapport/contracts';
import { Checkbox, IconButton, Select, TextField, theme } from '@rapport/shared-ui';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  conditionOf,
  draftOf,
  draftProblems,
  type FilterDraft,
  newDraft,
  testOptions,
} from './filter-draft.ts';

interface FilterInputsProps {
  field: CustomField;
  condition: CustomCondition;
  /** Whether it was just added. */
  isNew: boolean;
  /** Null removes the condition. */
  onCondition: (condition: CustomCondition | null) => void;
}

const PAUSE_MS = 250;

/** The inputs of a condition on a field. The list follows each choice immediately, and typing when it pauses. */
export function FilterInputs({ field, condition, isNew, onCondition }: FilterInputsProps) {
  // A new condition may still be incomplete, which the condition itself doesn't tell.
  const [draft, setDraft] = useState(() => (isNew ? newDraft(field) : draftOf(field, condition)));
  // Typing that ends after another change must not undo that.
  const latest = useRef(onCondition);
  useEffect(() => {
    latest.current = onCondition;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = shownText(field.name);
  const problems = draftProblems(field, draft);
  const change = (part: Partial<FilterDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = undefined;
    onCondition(conditionOf(field, next));
  };
  const type = (part: Partial<FilterDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(conditionOf(field, next));
    }, PAUSE_MS);
  };
  /** Applies typed text when the user goes on to another filter, so that both changes count. */
  const endTyping = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    onCondition(conditionOf(field, draft));
  };
  const plain = { labelHidden: true, autoComplete: 'off' };
  const end = (side: 'from' | 'to') => (
    <TextField
      {...plain}
      label={`${name} ${side}`}
      placeholder={side === 'from' ? 'From' : 'To'}
      value={draft[side]}
      error={problems[side]}
      onChange={({ target }) => type({ [side]: target.value })}
    />
  );
  return (
    <Group role="group" aria-label={name} onBlur={endTyping}>
      <Line>
        <Select
          label={name}
          options={testOptions(field)}
          value={draft.test}
          onValueChange={(test) => change({ test })}
        />
        <IconButton
          label={`Remove the filter ${name}`}
          icon={<X aria-hidden />}
          onClick={() => {
            clearTimeout(timer.current);
            timer.current = undefined;
            onCondition(null);
          }}
        />
      </Line>
      {draft.test === 'contains' && (
        <TextField
          {...plain}
          label={`${name} contains`}
          placeholder="Any text"
          value={draft.text}
          onChange={({ target }) => type({ text: target.value })}
        />
      )}
      {draft.test === 'within' && (
        <TextField
          {...plain}
          label={`${name} within how many days`}
          inputMode="numeric"
          value={draft.days}
          error={problems.days}
          onChange={({ target }) => type({ days: target.value })}
        />
      )}
      {draft.test === 'range' && (
        <Ends>
          {end('from')}
          {end('to')}
        </Ends>
      )}
      {draft.test === 'any' &&
        field.choices.map((choice) => (
          <Checkbox
            key={choice.id}
            label={shownText(choice.name)}
            checked={draft.choices.includes(choice.id)}
            onCheckedChange={(isChosen) =>
              change({
                // In the order of the field, so that equal filters are written in the same way.
                choices: field.choices
                  .map(({ id }) => id)
                  .filter((id) => (id === choice.id ? isChosen : draft.choices.includes(id))),
              })
            }
          />
        ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]};
  align-items: end;
`;

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};
`;
