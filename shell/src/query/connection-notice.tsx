import { failureAdvice, failureReason } from '@rapport/remote-api/failures';
import { media, theme } from '@rapport/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { type Recovery } from './recovery.ts';

interface ConnectionNoticeProps {
  recovery: Recovery;
  /** Told the height in pixels: 0 without a notice. */
  onHeight: (pixels: number) => void;
}

/** Says once, above the page, why parts of it are missing or old, until they are there again. */
export function ConnectionNotice({ recovery, onHeight }: ConnectionNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const failure = useStore(recovery.store, (state) => state.failure);

  // Its lines depend on the words and on the width of the window.
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new ResizeObserver(() => onHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [onHeight]);

  return (
    <Place ref={place} aria-live="polite">
      {failure !== null && (
        <Strip>
          <strong>{failureReason(failure)}</strong> {failureAdvice(failure)}
        </Strip>
      )}
    </Place>
  );
}

/** Stays in sight below the header, wherever the page is scrolled to. */
const Place = styled.div`
  position: sticky;
  top: ${theme.size.header};
  z-index: ${theme.z.header};

  ${media.print} {
    display: none;
  }
`;

const Strip = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.warningText};
  text-align: center;
  text-wrap: balance;
  background: ${theme.color.warningSoft};
`;
