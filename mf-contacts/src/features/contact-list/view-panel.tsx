import {
  CONTACT_SORTS,
  MOTIVATION_TYPES,
  motivationLabel,
  WORK_STYLE_TYPES,
  workStyleLabel,
} from '@rapport/contracts';
import {
  Button,
  Popover,
  Sheet,
  theme,
  Checkbox,
  SegmentedControl,
  Select,
} from '@rapport/shared-ui';
import { type ReactElement } from 'react';
import styled from 'styled-components';
import { type ListTotal, totalText } from '../../contacts/list-total.ts';
import { type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';
import { ChannelFields } from './channel-fields.tsx';
import { LastContactFields } from './last-contact-fields.tsx';
import { OwnFieldFilters } from './own-field-filters.tsx';
import { PlaceFields } from './place-fields.tsx';
import { DUE_WITHIN_LABELS, foundText, SORT_LABELS, viewParts } from './view-words.ts';

interface ViewPanelProps {
  view: ListView;
  onView: (view: ListView) => void;
  total: ListTotal | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sorting and filters next to the list, which follows each choice immediately. */
export function ViewPopover({
  view,
  onView,
  total,
  trigger,
  ...opened
}: ViewPanelProps & { trigger: ReactElement }) {
  return (
    <Popover {...opened} trigger={trigger} label="Sort and filter" align="end">
      <Body>
        <ViewFields view={view} onView={onView} />
        <Foot>
          <Found>{total !== null && foundText(total)}</Found>
          <ClearAll view={view} onView={onView} />
        </Foot>
      </Body>
    </Popover>
  );
}

/** The same in a sheet, which covers the list. */
export function ViewSheet({ view, onView, total, ...opened }: ViewPanelProps) {
  return (
    <Sheet
      {...opened}
      title="Sort and filter"
      footer={
        <>
          <ClearAll view={view} onView={onView} />
          <Button variant="primary" block onClick={() => opened.onOpenChange(false)}>
            {total === null ? 'Show contacts' : `Show ${totalText(total)}`}
          </Button>
        </>
      }
    >
      <SheetBody>
        <ViewFields view={view} onView={onView} />
      </SheetBody>
    </Sheet>
  );
}

function ClearAll({ view, onView }: Pick<ViewPanelProps, 'view' | 'onView'>) {
  return (
    <Button
      variant="ghost"
      disabled={viewParts(view).length === 0}
      onClick={() => onView({ ...WHOLE_LIST, search: view.search })}
    >
      Clear all
    </Button>
  );
}

const ANY = 'any';

const SORTS = CONTACT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
const ASSESSED = [
  { value: ANY, label: 'All', assessed: null },
  { value: 'yes', label: 'Assessed', assessed: true },
  { value: 'no', label: 'Not yet', assessed: false },
] as const;
const DUE_WITHIN = [
  { value: ANY, label: 'Any time', days: null },
  ...Object.entries(DUE_WITHIN_LABELS).map(([days, label]) => ({
    value: days,
    label,
    days: Number(days),
  })),
];
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

/** The choices of a view, except the search. */
function ViewFields({ view, onView }: ViewFieldsProps) {
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
        onCheckedChange={(due) =>
          onView({ ...view, due, dueWithinDays: due ? null : view.dueWithinDays })
        }
      />
      <Select
        label="Due within"
        options={DUE_WITHIN}
        value={view.dueWithinDays === null ? ANY : `${view.dueWithinDays}`}
        placeholder={`${view.dueWithinDays} days`}
        onValueChange={(value) =>
          onView({
            ...view,
            due: value === ANY && view.due,
            dueWithinDays: DUE_WITHIN.find((option) => option.value === value)?.days ?? null,
          })
        }
      />
      <LastContactFields view={view} onView={onView} />
      <PlaceFields view={view} onView={onView} />
      <ChannelFields view={view} onView={onView} />
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
      <OwnFieldFilters view={view} onView={onView} />
    </>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  width: calc(${theme.size.menu} + ${theme.space[8]});
  max-width: 100%;
`;

const SheetBody = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin: 0 calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[2]}) 0;
`;

const Found = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;
`;

const Group = styled.div`
  display: grid;
  gap: calc(1.5 * ${theme.space[1]});
`;

const Caption = styled.span`
  font: ${theme.font.smallMedium};
`;
