import { CUSTOM_FIELD_LIMITS, type CustomFieldPlace } from '@rapport/contracts';
import { Checkbox, Select, TextField, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ChoiceInputs } from './choice-inputs.tsx';
import { type FieldForm, type FieldProblems } from './field-form.ts';
import { KIND_OPTIONS, KIND_WORDS, PLACE_WORDS } from './field-words.ts';

interface FieldInputsProps {
  form: FieldForm;
  problems: FieldProblems;
  isNew: boolean;
  readOnly: boolean;
  onChange: (change: Partial<FieldForm>) => void;
  onPlace: (place: CustomFieldPlace, isChosen: boolean) => void;
}

const PLACES = ['contact', 'list', 'briefing'] as const;

/** The inputs of a field: its name, its kind, what belongs to the kind, and where it's shown. */
export function FieldInputs(props: FieldInputsProps) {
  const { form, problems, isNew, readOnly, onChange, onPlace } = props;
  return (
    <Inputs>
      <TextField
        label="Name"
        name="name"
        placeholder="Contract ends"
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={CUSTOM_FIELD_LIMITS.name}
        readOnly={readOnly}
        value={form.name}
        error={problems['name']}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {isNew ? (
        <Select
          label="Kind"
          hint={`${KIND_WORDS[form.kind].hint} The kind can't change later.`}
          options={KIND_OPTIONS}
          value={form.kind}
          disabled={readOnly}
          onValueChange={(kind) => onChange({ kind })}
        />
      ) : (
        <Kind>
          <span>Kind</span> {KIND_WORDS[form.kind].label}
        </Kind>
      )}
      {form.kind === 'choice' && (
        <ChoiceInputs
          choices={form.choices}
          problems={problems}
          onChange={(choices) => onChange({ choices })}
        />
      )}
      {form.kind === 'date' && (
        <Checkbox
          label="Comes again every year"
          hint="Rapport reminds you of it, like of a birthday."
          checked={form.yearly}
          disabled={readOnly}
          onCheckedChange={(yearly) => onChange({ yearly })}
        />
      )}
      <Group>
        <legend>Where it's shown</legend>
        {PLACES.map((place) => (
          <Checkbox
            key={place}
            {...PLACE_WORDS[place]}
            checked={form.shownIn.includes(place)}
            disabled={readOnly}
            onCheckedChange={(isChosen) => onPlace(place, isChosen)}
          />
        ))}
      </Group>
    </Inputs>
  );
}

const Inputs = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  & + * {
    margin-top: ${theme.space[5]};
  }
`;

const Kind = styled.p`
  display: grid;
  gap: ${theme.space[1]};

  & > span {
    font: ${theme.font.smallMedium};
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${theme.space[3]};
    padding: 0;
    font: ${theme.font.smallMedium};
  }
`;
