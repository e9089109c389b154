import { useShellApi } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { theme } from '@rapport/shared-ui';
import { type RefObject, useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';

interface SwipeHintProps {
  rows: RefObject<HTMLUListElement | null>;
  /** Whether the user has swiped a row. */
  isUsed: boolean;
}

/** Says once in this browser what a swipe does, when rows come into sight. */
export function SwipeHint({ rows, isUsed }: SwipeHintProps) {
  const { user } = useShellApi();
  const [item] = useState(() => userStorage(user.get()?.id ?? '').item('swipe-hint', { parse }));
  const [state, setState] = useState<'waiting' | 'shown' | 'over'>(() =>
    item.read() === null ? 'waiting' : 'over',
  );
  // Scrolling is outside of React.
  useEffect(() => {
    const { current: list } = rows;
    if (state !== 'waiting' || list === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        item.write(true);
        setState('shown');
      },
      // As soon as a row is above the hint.
      { rootMargin: '0px 0px -15% 0px' },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [rows, state, item]);

  if (state !== 'shown' || isUsed) return null;
  return (
    <Place>
      <Pill onAnimationEnd={() => setState('over')}>Swipe a row: right to log, left to snooze</Pill>
    </Place>
  );
}

function parse(value: unknown): true | null {
  return value === true ? value : null;
}

const comeAndGo = keyframes`
  0%, 100% { opacity: 0; }
  5%, 95% { opacity: 1; }
`;

const Place = styled.div`
  position: fixed;
  inset: auto ${theme.space[4]} max(${theme.space[6]}, env(safe-area-inset-bottom, 0));
  z-index: ${theme.z.sticky};
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Pill = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.text};
  color: ${theme.color.surface};
  font: ${theme.font.smallStrong};
  animation: ${comeAndGo} 7s linear both;
`;
