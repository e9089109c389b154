import { useState } from 'react';
import { RadioCards } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const answers = [
  { value: 'A', label: 'logic, numbers and consistency' },
  { value: 'B', label: 'people, values and effects on others' },
  { value: 'Unsure', label: 'Not sure / have not seen this', quiet: true },
] as const;

const keyed = answers.map((answer, index) => ({ ...answer, shortcut: `${index + 1}` }));

const hinted = [
  { value: 'high', label: 'High', hint: 'I have seen it often' },
  { value: 'low', label: 'Low', hint: 'A first impression' },
  { value: 'none', label: 'Cannot say', disabled: true },
] as const;

type Answer = (typeof answers)[number]['value'];

export function RadioCardsPage() {
  const [chosen, setChosen] = useState<Answer | null>('B');
  const [wide, setWide] = useState<Answer | null>(null);
  const [large, setLarge] = useState<Answer | null>(null);
  const [sure, setSure] = useState<'high' | 'low' | 'none' | null>('high');
  return (
    <Specimens>
      <Specimen title="Radio cards: chosen, rest, quiet" column width="30rem">
        <RadioCards
          legend="When they explain a decision they mostly point to…"
          options={answers}
          value={chosen}
          onValueChange={setChosen}
        />
      </Specimen>
      <Specimen title="Radio cards: two columns" column>
        <RadioCards
          legend="In a meeting they mostly…"
          columns={2}
          options={answers}
          value={wide}
          onValueChange={setWide}
        />
      </Specimen>
      <Specimen title="Radio cards: large with key caps" column width="37rem">
        <RadioCards
          legend="Which is closer?"
          hideLegend
          size="lg"
          arrowKeys="move"
          options={keyed}
          value={large}
          onValueChange={setLarge}
        />
      </Specimen>
      <Specimen title="Radio cards: hints, disabled" column width="30rem">
        <RadioCards
          legend="How sure are you?"
          options={hinted}
          value={sure}
          onValueChange={setSure}
        />
      </Specimen>
    </Specimens>
  );
}
