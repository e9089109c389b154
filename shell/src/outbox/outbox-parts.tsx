import { Button, ConfirmDialog, media, Spinner, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { Strip } from '../query/connection-notice.tsx';
import { OutboxDialog } from './outbox-dialog.tsx';
import { type Outbox } from './outbox-types.ts';

interface OutboxProps {
  queue: Outbox;
}

/** Shows below the header how many changes wait for the network or the user; otherwise shows `children`. */
export function OutboxStrip({ queue, children }: OutboxProps & { children: ReactNode }) {
  const { waiting, stopped, away } = useCounts(queue);
  const show = (label: string) => (
    <Button size="sm" variant="ghost" onClick={() => queue.store.setState({ listed: true })}>
      {label}
    </Button>
  );
  if (away && waiting > 0) {
    return (
      <Strip>
        <strong>No connection.</strong> {changes(waiting)} kept on this device; sent when you’re
        online. {show('Show changes')}
      </Strip>
    );
  }
  if (stopped > 0) {
    return (
      <Strip>
        <strong>
          {changes(stopped)} {stopped === 1 ? 'needs' : 'need'} your decision.
        </strong>{' '}
        {show('Decide')}
      </Strip>
    );
  }
  return children;
}

/** Shows unobtrusively in the header that changes are being sent. */
export function OutboxButton({ queue }: OutboxProps) {
  const { waiting, away } = useCounts(queue);
  if (away || waiting === 0) return null;
  const words = `Sending ${changes(waiting)}`;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Spinner size="sm" label={words} />}
      aria-label={words}
      onClick={() => queue.store.setState({ listed: true })}
    >
      <Words>{words}</Words>
    </Button>
  );
}

/** The list of changes, and the question before signing out. */
export function OutboxDialogs({ queue }: OutboxProps) {
  const listed = useStore(queue.store, (state) => state.listed);
  const answer = useStore(queue.store, (state) => state.answer);
  const count = useStore(queue.store, ({ writes }) => writes.length);
  return (
    <>
      {listed && (
        <OutboxDialog queue={queue} onClose={() => queue.store.setState({ listed: false })} />
      )}
      <ConfirmDialog
        open={answer !== null}
        tone="danger"
        title="Sign out without sending?"
        confirmLabel="Sign out and discard"
        cancelLabel="Stay signed in"
        onConfirm={() => answer?.(true)}
        onCancel={() => answer?.(false)}
      >
        {changes(count)} {count === 1 ? 'has' : 'have'} not been sent. If you sign out now,{' '}
        {count === 1 ? 'it is' : 'they are'} lost.
      </ConfirmDialog>
    </>
  );
}

function useCounts({ store }: Outbox) {
  const { writes, away } = useStore(store);
  const waiting = writes.filter(({ state }) => state === 'waiting').length;
  return { waiting, stopped: writes.length - waiting, away };
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

const Words = styled.span`
  color: ${theme.color.textMuted};

  ${media.narrow} {
    display: none;
  }
`;
