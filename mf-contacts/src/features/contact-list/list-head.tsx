import { Button, SearchField, theme } from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useSearchText } from './use-search-text.ts';

interface ListHeadProps {
  /** How many contacts are listed in all; null while unknown. */
  total: number | null;
  search: string;
  /** Must keep its identity, or the pause while typing starts anew. */
  onSearch: (search: string) => void;
  onAdd: () => void;
  /** ArrowDown in the search field: on to the list. */
  onEnterList: () => void;
}

/** Title, Add Contact and search, above the list. */
export function ListHead({ total, search, onSearch, onAdd, onEnterList }: ListHeadProps) {
  const [text, setText] = useSearchText(search, onSearch);
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onEnterList();
  };
  return (
    <Head>
      <Row>
        <Title tabIndex={-1}>
          Contacts {total !== null && total > 0 && <Count>{total.toLocaleString('en')}</Count>}
        </Title>
        <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
          Add Contact
        </Button>
      </Row>
      <SearchField
        label="Search contacts"
        shortcut="/"
        value={text}
        onValueChange={setText}
        onKeyDown={enterList}
      />
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
