import { type ContactSummary } from '@rapport/api-client';
import { useLocation } from '@rapport/remote-api/router';
import { ScrollArea, theme } from '@rapport/shared-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ContactRows, type ContactRowsProps } from './contact-rows.tsx';
import { LoadMore } from './load-more.tsx';
import { estimatedRowHeight, type ListPosition } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';

export interface ContactListProps extends Pick<
  ContactRowsProps,
  'contacts' | 'total' | 'selectedId' | 'view' | 'picking' | 'outdated' | 'ref'
> {
  /** The contact whose row Tab reaches first, because the user has just returned from it. */
  startId: string | null;
  /** Whether the list scrolls in its own pane instead of with the page. */
  wide: boolean;
  more: 'none' | 'waiting' | 'loading' | 'failed';
  onLoadMore: () => void;
}

/**
 * The contacts as rows. Only rows in sight are rendered, however many there are. Tab reaches one of them, and arrow
 * keys move to the others.
 */
export function ContactList({ wide, ...props }: ContactListProps) {
  return wide ? <PaneList {...props} /> : <PageList {...props} />;
}

type ListProps = Omit<ContactListProps, 'wide'>;

function PaneList(props: ListProps) {
  const { contacts, more, onLoadMore, outdated } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { rowHeight, place, start } = useListStart('wide');
  const { reachable, visit, selected } = useReachableRow(props);
  const options = { contacts, pinned: [reachable, selected], rowHeight, start };
  const { rows, trackers, onRows } = useRowWindow({ ...options, offset: 0 });
  const { measured } = rows;
  // Only the element has the position, and it's removed with the list.
  useLayoutEffect(() => {
    const element = scroller.current;
    return () => savePosition(place, { offset: element?.scrollTop ?? 0, heights: measured() });
  }, [place, measured]);

  return (
    <Pane viewportRef={scroller} $outdated={outdated}>
      {trackers && <trackers.PaneTracker {...options} scroller={scroller} onRows={onRows} />}
      <ContactRows
        {...props}
        rows={rows}
        offset={0}
        reachable={reachable}
        onVisit={visit}
        restored={start !== undefined}
      />
      {more !== 'none' && <LoadMore more={more} onLoadMore={onLoadMore} />}
    </Pane>
  );
}

function PageList(props: ListProps) {
  const { contacts, more, onLoadMore, outdated } = props;
  const list = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  const { rowHeight, place, start } = useListStart('narrow');
  const { reachable, visit, selected } = useReachableRow(props);
  const options = { contacts, pinned: [reachable, selected], rowHeight, start };
  const { rows, trackers, onRows } = useRowWindow({ ...options, offset: above });
  const { measured } = rows;
  // The content above the list, such as filters, changes height, which only the layout knows.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () =>
      setAbove(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.closest('section') ?? element);
    return () => observer.disconnect();
  }, []);
  // The scroll position is the window's, which is about to show something else.
  useLayoutEffect(
    () => () => savePosition(place, { offset: window.scrollY, heights: measured() }),
    [place, measured],
  );

  return (
    <Page ref={list} $outdated={outdated}>
      {trackers && <trackers.PageTracker {...options} above={above} onRows={onRows} />}
      <ContactRows
        {...props}
        rows={rows}
        offset={above}
        reachable={reachable}
        onVisit={visit}
        restored={start !== undefined}
      />
      {more !== 'none' && <LoadMore more={more} onLoadMore={onLoadMore} />}
    </Page>
  );
}

/** The initial state of a list: the expected height of a row, and the previous scroll position, if any. */
function useListStart(width: 'wide' | 'narrow') {
  const { key: entry } = useLocation();
  const [rowHeight] = useState(() => estimatedRowHeight(width));
  const place = `${width} ${entry}`;
  const [start] = useState(() => savedPosition(place));
  return { rowHeight, place, start };
}

const fade = { true: 0.6, false: 1 } as const;

/**
 * The position of the list at each entry of the browser's history, so that Back restores it. Positions are kept in
 * memory: after a reload, the list starts at the top.
 */
const positions = new Map<string, ListPosition>();

/** @param place the width of the list and the key of a router location, because row heights depend on the width */
function savePosition(place: string, position: ListPosition): void {
  positions.set(place, position);
}

/** Undefined on the first visit. */
function savedPosition(place: string): ListPosition | undefined {
  return positions.get(place);
}

interface ReachableRowOptions {
  contacts: readonly ContactSummary[];
  selectedId: string | null;
  /** The row that Tab reaches first, if it's still there. */
  startId: string | null;
}

/** The row that Tab reaches: the last visited one, or else the selected one, or else the first. */
function useReachableRow({ contacts, selectedId, startId }: ReachableRowOptions) {
  const [visitedId, visit] = useState(startId);
  const indexOf = (id: string | null) =>
    id === null ? -1 : contacts.findIndex((contact) => contact.id === id);
  const selected = indexOf(selectedId);
  const visited = indexOf(visitedId);
  return {
    /** Index of that row. */
    reachable: visited >= 0 ? visited : Math.max(selected, 0),
    /** Index of the selected contact; -1 if it isn't listed. */
    selected,
    visit,
  };
}

const Pane = styled(ScrollArea)<{ $outdated: boolean }>`
  flex: 1;
  opacity: ${({ $outdated }) => fade[`${$outdated}`]};
  transition: opacity ${theme.motion.base} ${theme.easing.out};
`;

const Page = styled.div<{ $outdated: boolean }>`
  opacity: ${({ $outdated }) => fade[`${$outdated}`]};
  transition: opacity ${theme.motion.base} ${theme.easing.out};
`;
