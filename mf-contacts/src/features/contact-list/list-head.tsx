import { Button, SearchField, theme, VisuallyHidden } from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { isNarrowed, type ListView } from '../../contacts/list-view.ts';
import { useSearchText } from './use-search-text.ts';
import { ViewButton } from './view-button.tsx';
import { ViewParts } from './view-parts.tsx';
import { foundText } from './view-words.ts';

interface ListHeadProps {
  /** How many contacts the list has in all; null while unknown. */
  total: number | null;
  /** The total is still that of the view before. */
  outdated: boolean;
  view: ListView;
  /** Must keep its identity, or the pause while typing starts anew. */
  onSearch: (search: string) => void;
  onView: (view: ListView) => void;
  wide: boolean;
  /** For the button that adds a contact. */
  addButton: Pick<
    ComponentProps<typeof Button>,
    'onClick' | 'pending' | 'onPointerEnter' | 'onFocus'
  >;
  /** ArrowDown in the search field: on to the list. */
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
  onEnterList,
}: ListHeadProps) {
  const [text, setText] = useSearchText(view.search, onSearch);
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onEnterList();
  };
  const isCounted = isNarrowed(view) && total !== null && !outdated;
  return (
    <Head>
      <Row>
        <Title tabIndex={-1}>
          Contacts {total !== null && total > 0 && <Count>{total.toLocaleString('en')}</Count>}
        </Title>
        <Button size="sm" icon={<Plus aria-hidden />} {...addButton}>
          Add Contact
        </Button>
      </Row>
      <SearchRow>
        <SearchField
          label="Search contacts"
          shortcut="/"
          value={text}
          onValueChange={setText}
          onKeyDown={enterList}
        />
        <ViewButton view={view} onView={onView} total={outdated ? null : total} wide={wide} />
      </SearchRow>
      <ViewParts view={view} onView={onView} />
      <VisuallyHidden role="status">{isCounted && foundText(total)}</VisuallyHidden>
    </Head>
  );
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
`;

const SearchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
`;

const Title = styled.h1`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
`;

const Count = styled.span`
  color: ${theme.color.textFaint};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
`;
