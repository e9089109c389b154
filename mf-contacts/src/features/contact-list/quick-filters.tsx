import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { media, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { contactCountQuery } from '../../contacts/contact-queries.ts';
import { type ListTotal, totalText } from '../../contacts/list-total.ts';
import {
  filterCount,
  type ListView,
  WHOLE_LIST,
  withoutFilters,
} from '../../contacts/list-view.ts';
import { useLater } from '../../ui/use-later.ts';

interface QuickFiltersProps {
  view: ListView;
  onView: (view: ListView) => void;
  /** How many contacts the view has; null while unknown. */
  total: ListTotal | null;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

const FILTERS = [
  { label: 'All', due: false, dueWithinDays: null, assessed: null },
  { label: 'Due', due: true, dueWithinDays: null, assessed: null },
  { label: 'To assess', due: false, dueWithinDays: null, assessed: false },
] as const;

/** The lists that one looks at every day, each with how many contacts it has. */
export function QuickFilters({ view, onView, total, children }: QuickFiltersProps) {
  const counting = useLater(total !== null);
  return (
    <Filters role="group" aria-label="Show">
      {FILTERS.map(({ label, ...filter }) => (
        <QuickFilter
          key={label}
          label={label}
          filter={filter}
          counting={counting}
          known={isWhole(view, filter) ? total : null}
          pressed={isWholeFilter(filter) ? filterCount(view) === 0 : isOn(view, filter)}
          onPress={() =>
            onView(isWholeFilter(filter) ? withoutFilters(view) : { ...view, ...filter })
          }
        />
      ))}
      {children}
    </Filters>
  );
}

type Filter = Pick<ListView, 'due' | 'dueWithinDays' | 'assessed'>;

interface QuickFilterProps {
  label: string;
  filter: Filter;
  counting: boolean;
  /** The number where the list has it already. */
  known: ListTotal | null;
  pressed: boolean;
  onPress: () => void;
}

function QuickFilter({ label, filter, counting, known, pressed, onPress }: QuickFilterProps) {
  const { data } = useQuery({
    ...contactCountQuery(useShellApi(), { ...WHOLE_LIST, ...filter }),
    enabled: counting && known === null,
  });
  const count = known ?? data;
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {label} {count != null && <Count>{totalText(count)}</Count>}
    </button>
  );
}

/** Whether it lets everybody through, as only the first one does. */
function isWholeFilter({ due, dueWithinDays, assessed }: Filter): boolean {
  return !due && dueWithinDays === null && assessed === null;
}

/** Whether the view has nothing but this filter, so that its total is that of the filter. */
function isWhole(view: ListView, filter: Filter): boolean {
  const others = filterCount({ ...view, due: false, dueWithinDays: null, assessed: null });
  return view.search.trim() === '' && others === 0 && isOn(view, filter);
}

function isOn(view: ListView, { due, dueWithinDays, assessed }: Filter): boolean {
  return view.due === due && view.dueWithinDays === dueWithinDays && view.assessed === assessed;
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.size.ring};
  min-width: 0;

  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.controlSm};
    padding: 0 calc(1.75 * ${theme.space[1]});
    border: ${theme.size.hairline} solid transparent;
    border-radius: ${theme.radius.sm};
    background: none;
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
    white-space: nowrap;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        background: ${theme.color.hover};
        color: ${theme.color.text};
      }
    }

    &[aria-pressed='true'],
    &[data-on] {
      border-color: ${theme.color.borderControl};
      background: ${theme.color.surface};
      color: ${theme.color.text};
    }

    ${media.narrow} {
      min-height: ${theme.size.touch};
      padding: 0 ${theme.space[3]};
    }
  }
`;

const Count = styled.span`
  color: ${theme.color.textFaint};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
`;
