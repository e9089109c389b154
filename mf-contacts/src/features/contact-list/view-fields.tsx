import {
  CONTACT_SORTS,
  MOTIVATION_TYPES,
  motivationLabel,
  WORK_STYLE_TYPES,
  workStyleLabel,
} from '@rapport/contracts';
import { Checkbox, SegmentedControl, Select, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type ListView } from '../../contacts/list-view.ts';
import { SORT_LABELS } from './view-words.ts';

const ANY = 'any';

const SORTS = CONTACT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
const ASSESSED = [
  { value: ANY, label: 'All', assessed: null },
  { value: 'yes', label: 'Assessed', assessed: true },
  { value: 'no', label: 'Not yet', assessed: false },
] as const;
const WORK_STYLES = [
  { value: ANY, label: 'Any work style', type: null },
  ...WORK_STYLE_TYPES.map((type) => ({
    value: type,
    label: `${type} · ${workStyleLabel(type)}`,
    type,
  })),
];
const MOTIVATIONS = [
  { value: ANY, label: 'Any motivation type', type: null },
  ...MOTIVATION_TYPES.map((type) => ({
    value: `${type}`,
    label: `${type} · ${motivationLabel(type)}`,
    type,
  })),
];

interface ViewFieldsProps {
  view: ListView;
  onView: (view: ListView) => void;
}

/** The choices that make up a view, apart from the search. */
export function ViewFields({ view, onView }: ViewFieldsProps) {
  return (
    <>
      <Select
        label="Sort by"
        options={SORTS}
        value={view.sort}
        onValueChange={(sort) => onView({ ...view, sort })}
      />
      <Checkbox
        label="Due"
        hint="The next contact date has passed."
        checked={view.due}
        onCheckedChange={(due) => onView({ ...view, due })}
      />
      <Group>
        <Caption aria-hidden>Assessment</Caption>
        <SegmentedControl
          block
          label="Assessment"
          options={ASSESSED}
          value={ASSESSED.find(({ assessed }) => assessed === view.assessed)?.value ?? ANY}
          onValueChange={(value) =>
            onView({
              ...view,
              assessed: ASSESSED.find((option) => option.value === value)?.assessed ?? null,
            })
          }
        />
      </Group>
      <Select
        label="Work style"
        options={WORK_STYLES}
        value={view.workStyle ?? ANY}
        onValueChange={(value) =>
          onView({
            ...view,
            workStyle: WORK_STYLES.find((option) => option.value === value)?.type ?? null,
          })
        }
      />
      <Select
        label="Motivation type"
        options={MOTIVATIONS}
        value={view.motivation === null ? ANY : `${view.motivation}`}
        onValueChange={(value) =>
          onView({
            ...view,
            motivation: MOTIVATIONS.find((option) => option.value === value)?.type ?? null,
          })
        }
      />
    </>
  );
}

const Group = styled.div`
  display: grid;
  gap: calc(1.5 * ${theme.space[1]});
`;

const Caption = styled.span`
  font: ${theme.font.smallMedium};
`;
