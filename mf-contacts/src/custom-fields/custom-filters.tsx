import { type CustomField } from '@rapport/api-client';
import {
  CUSTOM_FIELD_LIMITS,
  type CustomCondition,
  customFilterText,
  parseCustomFilter,
  shownText,
} from '@rapport/contracts';
import { Select, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type ListView } from '../contacts/list-view.ts';
import { conditionOf, newDraft } from './filter-draft.ts';
import { FilterInputs } from './filter-inputs.tsx';

interface CustomFiltersProps {
  fields: readonly CustomField[];
  view: ListView;
  onView: (view: ListView) => void;
}

/** Filters by the user's own fields: the conditions in use, and a choice of the other fields. */
export function CustomFilters({ fields, view, onView }: CustomFiltersProps) {
  const { customFields } = view;
  /** The field whose condition was just added, so that it begins with what its kind asks first. */
  const [begun, setBegun] = useState<string | null>(null);
  const filters = customFields.map(parseCustomFilter);
  const used = fields.flatMap((field) => {
    const index = filters.findIndex((filter) => filter?.fieldId === field.id);
    const filter = filters[index];
    return filter ? { filter, field, index } : [];
  });
  const others = fields.filter(({ id }) => used.every(({ field }) => field.id !== id));
  const show = (next: readonly string[]) => onView({ ...view, customFields: next });
  const textOf = ({ id }: CustomField, condition: CustomCondition) =>
    customFilterText({ fieldId: id, ...condition });
  return (
    <Filters>
      {used.map(({ filter, field, index }) => (
        <FilterInputs
          key={field.id}
          field={field}
          isNew={field.id === begun}
          condition={filter}
          onCondition={(condition) =>
            show(
              condition === null
                ? customFields.toSpliced(index, 1)
                : customFields.with(index, textOf(field, condition)),
            )
          }
        />
      ))}
      {others.length > 0 && customFields.length < CUSTOM_FIELD_LIMITS.filters && (
        <Select
          label="Your own fields"
          placeholder="Choose a field"
          options={others.map(({ id, name }) => ({ value: id, label: shownText(name) }))}
          value=""
          onValueChange={(id) => {
            const field = others.find((each) => each.id === id);
            if (!field) return;
            setBegun(id);
            show([...customFields, textOf(field, conditionOf(field, newDraft(field)))]);
          }}
        />
      )}
    </Filters>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
