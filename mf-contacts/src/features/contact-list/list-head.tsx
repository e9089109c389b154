import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useSingleKeys } from '@rapport/remote-api/commands';
import { Button, media, SearchField, theme, VisuallyHidden } from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { type ListTotal, totalText } from '../../contacts/list-total.ts';
import { isNarrowed, type ListView } from '../../contacts/list-view.ts';
import { LabelButton } from './label-button.tsx';
import { ListMenuButton } from './list-menu-button.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { SaveViewButton } from './save-view-button.tsx';
import { ViewButton } from './view-button.tsx';
import { ViewParts } from './view-parts.tsx';
import { foundText } from './view-words.ts';

interface ListHeadProps {
  /** The number of all contacts in the list; null if unknown. */
  total: ListTotal | null;
  /** Whether the total still belongs to the previous view. */
  outdated: boolean;
  view: ListView;
  /** Must be a stable function, or the debounce restarts. */
  onSearch: (search: string) => void;
  onView: (view: ListView) => void;
  wide: boolean;
  /** Props of the button that adds a contact. */
  addButton: Pick<
    ComponentProps<typeof Button>,
    'onClick' | 'pending' | 'onPointerEnter' | 'onFocus'
  >;
  /** Starts selecting contacts. */
  onPick: () => void;
  /** Called on ArrowDown in the search field, which moves to the list. */
  onEnterList: () => void;
}

/** Title, Add Contact, search, order and filters, above the list. */
export function ListHead({
  total,
  outdated,
  view,
  onSearch,
  onView,
  wide,
  addButton,
  onPick,
  onEnterList,
}: ListHeadProps) {
  const [text, setText] = useSearchText(view.search, onSearch);
  const hasSingleKeys = useSingleKeys(useShellApi());
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onEnterList();
  };
  const isCounted = isNarrowed(view) && total !== null && !outdated;
  const hasAny = total !== null && total.count > 0;
  return (
    <Head>
      <Row>
        <Title tabIndex={-1} $named={view.company !== null}>
          {view.company === null ? 'Contacts' : <span dir="auto">{shownText(view.company)}</span>}{' '}
          {hasAny && <Count>{totalText(total)}</Count>}
        </Title>
        <Tools>
          {(hasAny || isNarrowed(view)) && (
            <ListMenuButton view={view} onView={onView} onPick={onPick} />
          )}
          <Button size="sm" icon={<Plus aria-hidden />} {...addButton}>
            Add Contact
          </Button>
        </Tools>
      </Row>
      <SearchRow>
        <SearchField
          label="Search contacts"
          {...(hasSingleKeys && { shortcut: '/' })}
          value={text}
          onValueChange={setText}
          onKeyDown={enterList}
        />
        <ViewButton view={view} onView={onView} total={outdated ? null : total} wide={wide} />
      </SearchRow>
      {(total?.count !== 0 || isNarrowed(view)) && (
        <QuickFilters view={view} onView={onView} total={outdated ? null : total}>
          <LabelButton view={view} onView={onView} />
        </QuickFilters>
      )}
      <ViewParts view={view} onView={onView}>
        <SaveViewButton view={view} />
      </ViewParts>
      <VisuallyHidden role="status">{isCounted && foundText(total)}</VisuallyHidden>
    </Head>
  );
}

const PAUSE_MS = 250;

/**
 * The text in a search field, debounced.
 * @param search the current search; when it changes from outside (Back, a link), the field follows
 * @param onSearch called with the new search when typing pauses
 */
function useSearchText(search: string, onSearch: (search: string) => void) {
  const [state, setState] = useState({ text: search, search, sent: search });

  // When the URL catches up with a sent search, it must not overwrite letters typed since.
  if (search !== state.search) {
    setState({ ...state, search, text: search === state.sent ? state.text : search });
  }

  const { text } = state;
  // The timer is outside of React.
  useEffect(() => {
    if (text === search) return;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, sent: text }));
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return [text, (next: string) => setState((now) => ({ ...now, text: next }))] as const;
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[3]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  ${media.enlarged} {
    flex-wrap: wrap;
  }
`;

const Tools = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`;

const SearchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;

    & > :first-child {
      justify-self: stretch;
    }
  }
`;

/** @param $named true for a company's name, which can be long */
const Title = styled.h1<{ $named: boolean }>`
  display: flex;
  flex: ${({ $named }) => ($named ? '0 1 auto' : 'none')};
  min-width: 0;
  overflow-wrap: anywhere;
  align-items: baseline;
  gap: ${theme.space[2]};
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};

  & > [dir] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Count = styled.span`
  flex: none;
  color: ${theme.color.textFaint};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
`;
