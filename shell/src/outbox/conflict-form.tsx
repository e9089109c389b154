import { Button, SegmentedControl, theme } from '@rapport/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Moment } from './moment.tsx';
import { inWords, openFields, shownKey } from './outbox-rules.ts';
import { type StoredWrite } from './stored-write.ts';

interface ConflictFormProps {
  write: StoredWrite;
  /** Called with the names of the fields that keep their stored value. */
  onChosen: (keepStored: readonly string[]) => void;
  discard: ReactNode;
}

type Choice = 'mine' | 'stored';

const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'stored', label: 'Keep the saved version' },
];

/** Shows the user's values and the stored ones side by side, with a choice per field. */
export function ConflictForm({ write, onChosen, discard }: ConflictFormProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const { stored } = write;
  const fields = openFields(write);
  return (
    <>
      <p>
        This was changed elsewhere
        {stored?.changedAt && (
          <>
            {' '}
            on <Moment at={Date.parse(stored.changedAt)} />
          </>
        )}{' '}
        while your change was waiting. Nothing is overwritten until you choose.
      </p>
      {fields.map((field) => (
        <Field key={field.name}>
          <strong>{field.label}</strong>
          <Sides>
            <div>
              <dt>You wrote</dt>
              <dd dir="auto">{inWords(field.written, field.words)}</dd>
            </div>
            <div>
              <dt>Stored now</dt>
              <dd dir="auto">{inWords(stored?.values[shownKey(field)], field.words)}</dd>
            </div>
          </Sides>
          <SegmentedControl
            block
            label={`Which ${field.label} to keep`}
            options={CHOICES}
            value={choices[field.name] ?? 'mine'}
            onValueChange={(choice) => setChoices({ ...choices, [field.name]: choice })}
          />
        </Field>
      ))}
      <Actions>
        <Button
          size="sm"
          variant="primary"
          onClick={() =>
            onChosen(fields.map(({ name }) => name).filter((name) => choices[name] === 'stored'))
          }
        >
          Save this choice
        </Button>
        {discard}
      </Actions>
    </>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
`;

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 3), 100%), 1fr));
  gap: ${theme.space[3]};
  margin: 0;

  dt {
    color: ${theme.color.textMuted};
    font: ${theme.font.captionMedium};
  }

  dd {
    margin: 0;
    max-height: calc(${theme.space[16]} * 3);
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
