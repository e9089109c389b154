import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { theme } from '@rapport/shared-ui';
import { Clock, Plus } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { rowOf } from '../../../features/contact-list/move-in-list.ts';
import { followSwipes, type Swipe, type SwipeSide } from './follow-swipes.ts';
import { SwipeHint } from './swipe-hint.tsx';

export interface RowSwipesProps {
  rows: RefObject<HTMLUListElement | null>;
  contacts: readonly ContactSummary[];
  onLog: (contact: ContactSummary) => void;
}

/** Swipes on the rows of the list, with what lifting the finger will do next to the row. */
export function RowSwipes({ rows, contacts, onLog }: RowSwipesProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  const [isUsed, setUsed] = useState(false);

  const snooze = async (contact: ContactSummary) => {
    try {
      const { runContactCommand } = await import('../../run-contact-command.ts');
      await runContactCommand({ kind: 'snooze', day: null }, contact, { shell, queries });
    } catch {
      shell.notify(openFailure());
    }
  };
  const act = useEffectEvent((row: HTMLElement, side: SwipeSide) => {
    const contact = contacts[rowOf(row)];
    if (contact === undefined) return;
    setUsed(true);
    if (side === 'right') onLog(contact);
    else void snooze(contact);
  });
  // Fingers are outside of React.
  useEffect(
    () =>
      followSwipes((element) => (rows.current?.contains(element) ? element.closest('li') : null), {
        onMove: setSwipe,
        onSwipe: act,
      }),
    [rows],
  );

  return (
    <>
      {swipe && <Strip {...swipe} />}
      <SwipeHint rows={rows} isUsed={isUsed || swipe !== null} />
    </>
  );
}

/** What's uncovered next to the row. */
function Strip({ row, side, distance, isFar }: Swipe) {
  // The list has the row's sides, because the row itself has moved.
  const { left, right } = row.parentElement?.getBoundingClientRect() ?? row.getBoundingClientRect();
  const { top, height } = row.getBoundingClientRect();
  return (
    <Uncovered
      aria-hidden
      $far={isFar}
      style={{ left: side === 'right' ? left : right - distance, top, width: distance, height }}
    >
      {side === 'right' ? <Plus /> : <Clock />}
      {side === 'right' ? 'Log' : 'Snooze'}
    </Uncovered>
  );
}

const Uncovered = styled.div<{ $far: boolean }>`
  position: fixed;
  z-index: ${theme.z.sticky};
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  overflow: hidden;
  border-radius: ${theme.radius.md};
  background: ${({ $far }) => ($far ? theme.color.accent : theme.color.accentSoft)};
  color: ${({ $far }) => ($far ? theme.color.onAccent : theme.color.accentText)};
  font: ${theme.font.captionMedium};
  pointer-events: none;
  transition: background-color ${theme.motion.fast} ${theme.easing.out};

  & > svg {
    flex: none;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
  }
`;
