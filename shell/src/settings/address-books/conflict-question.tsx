import { type CardSide } from '@rapport/contracts';
import { Button, RadioCards, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Buttons } from '../settings-section.tsx';
import { FIELD_WORDS } from './address-book-words.ts';
import { QuestionCard } from './question-card.tsx';
import { type QuestionProps } from './question-props.ts';

/** Shows both values of the fields that changed on both sides, and asks which counts. */
export function ConflictQuestion({ question, isBusy, onAnswer }: QuestionProps) {
  const { contacts, fields } = question;
  const [sides, setSides] = useState<Readonly<Record<string, CardSide>>>({});
  const choices = fields.flatMap(({ field }) => {
    const side = sides[field];
    return side === undefined ? [] : [{ field, side }];
  });
  const name = contacts[0]?.displayName ?? 'This contact';
  return (
    <QuestionCard title={`${name} changed on both sides. Which value counts?`}>
      {fields.map(({ field, contact, card }) => (
        <RadioCards<CardSide>
          key={field}
          legend={<FieldName>{FIELD_WORDS[field]}</FieldName>}
          columns={2}
          options={[
            { value: 'contact', label: <Value>{contact || 'Nothing'}</Value>, hint: 'In Rapport' },
            {
              value: 'card',
              label: <Value>{card || 'Nothing'}</Value>,
              hint: 'In the address book',
            },
          ]}
          value={sides[field] ?? null}
          disabled={isBusy}
          onValueChange={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      <Buttons>
        <Button
          size="sm"
          pending={isBusy}
          pendingLabel="Saving..."
          disabled={choices.length < fields.length}
          onClick={() => onAnswer({ decision: 'choose', choices })}
        >
          Use the chosen values
        </Button>
      </Buttons>
    </QuestionCard>
  );
}

const FieldName = styled.span`
  font: ${theme.font.bodyMedium};
`;

const Value = styled.span`
  white-space: pre-line;
  font: ${theme.font.body};
`;
