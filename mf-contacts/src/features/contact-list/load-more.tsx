import { Button, Spinner, theme } from '@rapport/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface LoadMoreProps {
  more: 'waiting' | 'loading' | 'failed';
  onLoadMore: () => void;
}

/** The end of the loaded rows, which requests the next page before the user gets there. */
export function LoadMore({ more, onLoadMore }: LoadMoreProps) {
  const ahead = useRef<HTMLDivElement>(null);

  // The scroll position is outside of React.
  useEffect(() => {
    const element = ahead.current;
    if (more !== 'waiting' || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onLoadMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [more, onLoadMore]);

  return (
    <End>
      <Ahead ref={ahead} aria-hidden />
      {more === 'loading' && <Spinner label="Loading more contacts" />}
      {more === 'failed' && (
        <>
          <p role="alert">Couldn't load more contacts.</p>
          <Button size="sm" onClick={onLoadMore}>
            Retry
          </Button>
        </>
      )}
    </End>
  );
}

const End = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.space[12]};
  padding: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

/** Extends above the end, so that the next page is requested while there are rows left to read. */
const Ahead = styled.div`
  position: absolute;
  bottom: 0;
  width: ${theme.size.hairline};
  height: ${theme.size.detailMax};
  pointer-events: none;
`;
