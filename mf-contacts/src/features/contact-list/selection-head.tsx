import { Button, Checkbox, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type ListTotal, totalAtStart, totalText } from '../../contacts/list-total.ts';
import { type ListSelection } from './use-list-selection.ts';

interface PickedHeadProps {
  picking: ListSelection;
  /** The number of selected contacts, and the view's total. */
  count: ListTotal;
  total: ListTotal;
}

/** Replaces the list's header while contacts are being selected. */
export function SelectionHead({ picking, count, total }: PickedHeadProps) {
  const isEach = total.known === 'exactly' && total.count > 0 && count.count === total.count;
  const all = picking.picked?.wholeView === true || isEach;
  return (
    <Head>
      <Row>
        <Title tabIndex={-1} aria-live="polite">
          {totalAtStart(count)} selected
        </Title>
        <Button size="sm" variant="ghost" onClick={picking.end}>
          Cancel
        </Button>
      </Row>
      <Checkbox
        label={`Select all ${totalText(total)}`}
        checked={all || (count.count > 0 && 'mixed')}
        onCheckedChange={() => {
          if (!all) picking.pickAll();
          else {
            picking.end();
            picking.start();
          }
        }}
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
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
`;
