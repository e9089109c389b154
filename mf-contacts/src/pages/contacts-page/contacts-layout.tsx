import { media, PartBoundary, theme } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import styled, { css } from 'styled-components';
import { DeletedContactBars } from '../../features/delete-contact/deleted-contact-bars.tsx';
import { useMergeOffers } from '../../features/merge/merge-offers.ts';
import { useBulkUndo } from '../../contacts/bulk-undo.ts';

/** Two panes that scroll separately. On narrow screens, one of them, which scrolls with the page. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.listPane} minmax(0, 1fr);
  height: calc(100dvh - ${theme.size.header});

  ${media.narrow} {
    display: flex;
    flex-direction: column;
    height: auto;
    min-height: calc(100dvh - ${theme.size.header});
  }

  ${media.print} {
    display: block;
    height: auto;
    min-height: 0;
  }
`;

interface PaneProps {
  /** Whether the other pane is shown instead on narrow screens. */
  $covered: boolean;
}

interface ListPaneProps extends PaneProps {
  /** Whether there's a bar at the bottom of narrow screens. */
  $aboveBar: boolean;
}

export const ListPane = styled.section<ListPaneProps>`
  --ground: ${theme.color.canvas};
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.canvas};

  ${media.narrow} {
    display: ${({ $covered }) => ($covered ? 'none' : 'flex')};
    padding-bottom: ${({ $aboveBar }) => ($aboveBar ? `calc(2 * ${theme.space[12]})` : 0)};
    border: 0;
  }

  /* Anyone who looks at a contact prints the contact. */
  ${media.print} {
    display: ${({ $covered }) => ($covered ? 'none' : 'flex')};
  }
`;

/**
 * The list with its header. On a phone, it can fill the screen below the day, even if a search finds few contacts.
 */
export const ListPart = styled.div<{ $belowDay: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  ${media.narrow} {
    flex: none;
    min-height: ${({ $belowDay }) => ($belowDay ? `calc(100dvh - ${theme.size.header})` : 0)};
    scroll-margin-top: ${theme.size.header};
  }

  ${media.print} {
    min-height: 0;
  }
`;

export const DetailPane = styled.section<PaneProps>`
  --ground: ${theme.color.surface};
  min-width: 0;
  overflow-y: auto;
  background: ${theme.color.surface};
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.border} transparent;

  ${media.narrow} {
    display: ${({ $covered }) => ($covered ? 'none' : 'block')};
    flex: 1;
    overflow: visible;
  }

  ${media.print} {
    overflow: visible;
  }
`;

/** The padding of a contact in its pane. */
export const Padded = styled.div`
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[12]};

  ${media.narrow} {
    padding: 0 ${theme.space[4]} ${theme.space[10]};
  }
`;

/** Centers content in a pane. */
export const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 100%;
  padding: ${theme.space[8]} ${theme.space[5]};
`;

interface UndoBarsProps {
  opensRestored: boolean;
  /** Whether the list has loaded, so that less urgent requests may start. */
  isLast: boolean;
}

/** The undo bars at the top of a pane: for deleted contacts, merges, and changes of several contacts. */
export function UndoBars(props: UndoBarsProps) {
  return (
    <PartBoundary>
      <Offers {...props} />
    </PartBoundary>
  );
}

function Offers({ opensRestored, isLast }: UndoBarsProps) {
  const bulk = useBulkUndo();
  const { offers } = useMergeOffers(isLast);
  return (
    <>
      <DeletedBars opensRestored={opensRestored} />
      {offers.length > 0 && (
        <Bars>
          <Suspense>
            <MergedBars />
          </Suspense>
        </Bars>
      )}
      {bulk !== null && (
        <Bars>
          <Suspense>
            <BulkUndoBar undo={bulk} />
          </Suspense>
        </Bars>
      )}
    </>
  );
}

const MergedBars = lazy(() =>
  import('../../features/merge/merged-bars.tsx').then((bars) => ({ default: bars.MergedBars })),
);

const BulkUndoBar = lazy(() =>
  import('./selection-parts.ts').then((parts) => ({ default: parts.BulkUndoBar })),
);

const barsStyle = css`
  max-width: ${theme.size.detailMax};
  padding: ${theme.space[4]} ${theme.space[8]} 0;

  ${media.narrow} {
    padding: ${theme.space[2]} ${theme.space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

const DeletedBars = styled(DeletedContactBars)`
  ${barsStyle}
`;

const Bars = styled.div`
  ${barsStyle}
`;
