import { useQueryClient } from '@rapport/remote-api/query';
import { media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { followPulls } from './follow-pulls.ts';

/** Pulling the page down at its top fetches everything that it shows, in place of the browser's reload. */
export function PullToRefresh() {
  const queries = useQueryClient();
  const [pull, setPull] = useState<{ distance: number; isFar: boolean } | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useEffectEvent(async () => {
    setRefreshing(true);
    // Whatever fails is reported by the part that shows it.
    await queries.refetchQueries({ type: 'active' });
    setRefreshing(false);
  });
  // Fingers are outside of React.
  useEffect(
    () =>
      followPulls({
        onMove: setPull,
        onPull: () => void refresh(),
      }),
    [],
  );
  const isShown = pull !== null || isRefreshing;
  return (
    <>
      {isRefreshing && <VisuallyHidden role="status">Refreshing</VisuallyHidden>}
      {isShown && (
        <Knob
          aria-hidden
          $ready={pull?.isFar === true || isRefreshing}
          style={pull === null ? undefined : { transform: `translateY(${pull.distance}px)` }}
        >
          <RotateCw
            data-spins={pull === null || undefined}
            style={pull === null ? undefined : { transform: `rotate(${pull.distance * 4}deg)` }}
          />
        </Knob>
      )}
    </>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Knob = styled.div<{ $ready: boolean }>`
  position: fixed;
  top: calc(${theme.size.header} - ${theme.space[10]});
  left: calc(50% - ${theme.space[5]});
  z-index: ${theme.z.sticky};
  display: grid;
  place-items: center;
  width: ${theme.space[10]};
  height: ${theme.space[10]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
  color: ${({ $ready }) => ($ready ? theme.color.accentText : theme.color.textFaint)};
  transform: translateY(${theme.space[12]});
  pointer-events: none;

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
  }

  & > [data-spins] {
    animation: ${turn} 0.9s linear infinite;

    ${media.reducedMotion} {
      animation: none;
    }
  }
`;
