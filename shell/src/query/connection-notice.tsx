import { failureAdvice, failureReason } from '@rapport/remote-api/failures';
import { media, theme } from '@rapport/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { type Recovery } from './recovery.ts';

interface ConnectionNoticeProps {
  recovery: Recovery;
  /** Called with the height in pixels; 0 without a notice. */
  onHeight: (pixels: number) => void;
  /** Replaces the strip about the connection, which is null without a failure. */
  instead?: (strip: ReactNode) => ReactNode;
}

/** Explains above the page why parts of it are missing or stale, until they're available again. */
export function ConnectionNotice({ recovery, onHeight, instead }: ConnectionNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const failure = useStore(recovery.store, (state) => state.failure);

  // The number of lines depends on the text and on the width of the window.
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new ResizeObserver(() => onHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [onHeight]);

  const strip = failure !== null && (
    <Strip>
      <strong>{failureReason(failure)}</strong> {failureAdvice(failure)}
    </Strip>
  );
  return (
    <Place ref={place} aria-live="polite">
      {instead?.(strip) ?? strip}
    </Place>
  );
}

/** Stays visible below the header while the page scrolls. */
const Place = styled.div`
  position: sticky;
  top: ${theme.size.header};
  z-index: ${theme.z.header};

  ${media.print} {
    display: none;
  }
`;

/** A line across the page in warning colors. */
export const Strip = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.warningText};
  text-align: center;
  text-wrap: balance;
  background: ${theme.color.warningSoft};
`;
