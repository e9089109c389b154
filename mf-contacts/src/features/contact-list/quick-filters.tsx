import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { media, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { contactCountQuery } from '../../contacts/contact-queries.ts';
import { type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';

interface QuickFiltersProps {
  view: ListView;
  onView: (view: ListView) => void;
  /** Whether the list is there: the numbers come after it, so that it does not wait for them. */
  listed: boolean;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

const FILTERS = [
  { label: 'All', due: false, assessed: null },
  { label: 'Due', due: true, assessed: null },
  { label: 'To assess', due: false, assessed: false },
] as const;

/** The lists that one looks at every day, each with how many contacts it has. */
export function QuickFilters({ view, onView, listed, children }: QuickFiltersProps) {
  return (
    <Filters role="group" aria-label="Show">
      {FILTERS.map(({ label, ...filter }) => (
        <QuickFilter
          key={label}
          label={label}
          filter={filter}
          listed={listed}
          pressed={view.due === filter.due && view.assessed === filter.assessed}
          onPress={() => onView({ ...view, ...filter })}
        />
      ))}
      {children}
    </Filters>
  );
}

interface QuickFilterProps {
  label: string;
  filter: Pick<ListView, 'due' | 'assessed'>;
  listed: boolean;
  pressed: boolean;
  onPress: () => void;
}

function QuickFilter({ label, filter, listed, pressed, onPress }: QuickFilterProps) {
  const { data: count } = useQuery({
    ...contactCountQuery(useShellApi(), { ...WHOLE_LIST, ...filter }),
    enabled: listed,
  });
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {label} {count != null && <Count>{count.toLocaleString('en')}</Count>}
    </button>
  );
}

const Filters = styled.div`
  display: flex;
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

    &[aria-pressed='true'] {
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
