import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { contactCountQuery } from '../../queries.ts';
import { type ListTotal, shortTotalText, totalText } from '../../contacts/list-total.ts';
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
  /** The number of contacts in the view; null if unknown. */
  total: ListTotal | null;
  /** Content at the end of the line. */
  children?: ReactNode;
}

const FILTERS = [
  { label: 'All', due: false, dueWithinDays: null, assessed: null },
  { label: 'Due', due: true, dueWithinDays: null, assessed: null },
  { label: 'To assess', due: false, dueWithinDays: null, assessed: false },
] as const;

/** Filters for everyday use, each with its number of contacts. */
export function QuickFilters({ view, onView, total, children }: QuickFiltersProps) {
  const counting = useLater(total !== null);
  return (
    <Filters role="group" aria-label="Show">
      <Line>
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
      </Line>
      {children}
    </Filters>
  );
}

type Filter = Pick<ListView, 'due' | 'dueWithinDays' | 'assessed'>;

interface QuickFilterProps {
  label: string;
  filter: Filter;
  counting: boolean;
  /** The filter's total, if the list already loaded it. */
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
      {label} {count != null && <Count total={count} />}
    </button>
  );
}

/** Shortened visually, so that every number fits its line. Screen readers and the tooltip get the whole number. */
function Count({ total }: { total: ListTotal }) {
  const [short, whole] = [shortTotalText(total), totalText(total)];
  if (short === whole) return <Quiet>{whole}</Quiet>;
  return (
    <Quiet title={whole}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </Quiet>
  );
}

/** Whether the filter matches all contacts, as only the first one does. */
function isWholeFilter({ due, dueWithinDays, assessed }: Filter): boolean {
  return !due && dueWithinDays === null && assessed === null;
}

/** Whether the view has only this filter, so that both have the same total. */
function isWhole(view: ListView, filter: Filter): boolean {
  const others = filterCount({ ...view, due: false, dueWithinDays: null, assessed: null });
  return view.search.trim() === '' && others === 0 && isOn(view, filter);
}

function isOn(view: ListView, { due, dueWithinDays, assessed }: Filter): boolean {
  return view.due === due && view.dueWithinDays === dueWithinDays && view.assessed === assessed;
}

/* The numbers load late and must not move the list, so the filters never wrap to a second line. */
const Filters = styled.div`
  display: flex;
  gap: ${theme.size.ring};
  min-width: 0;

  & button {
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

/* Enlarged text, or numbers beyond millions, may still be too wide; then the line scrolls. */
const Line = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.size.ring};
  /* What scrolls cuts off the ring of the focus. */
  margin: calc(-2 * ${theme.size.ring});
  padding: calc(2 * ${theme.size.ring});
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;

  & > button {
    flex: none;
  }
`;

const Quiet = styled.span`
  color: ${theme.color.textFaint};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
`;
