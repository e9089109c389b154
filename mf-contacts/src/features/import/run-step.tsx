import { Alert, Button, ProgressBar, theme } from '@rapport/shared-ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useRunState } from './run/current-run.ts';
import { type ImportRun } from './run/import-run.ts';

/** A running import: its progress, and buttons to stop it or to resume it after a failure. */
export function RunStep({ run }: { run: ImportRun }) {
  const { status, results, plan, reason } = useRunState(run);
  const done = results.size;
  const all = plan.people.length;
  const isRunning = status === 'running' || status === 'stopping';
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  const progressText = `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`;
  return (
    <Panel>
      <ProgressBar
        label="Import"
        value={all === 0 ? 100 : (done / all) * 100}
        valueText={progressText}
      />
      <p role="status">
        <b>{progressText}</b> {plan.people[done - 1]?.displayName}
      </p>
      {status === 'failed' ? (
        <Alert
          tone="negative"
          title="The import stopped"
          action={
            <Button size="sm" onClick={() => run.resume()}>
              Go on
            </Button>
          }
        >
          {reason} What was sent is stored; nothing will be added twice.
        </Alert>
      ) : (
        <p>
          You can look at other pages of Rapport in the meantime: the import keeps running, and a
          message tells you when it's done. Closing this tab stops it.
        </p>
      )}
      <div>
        <Button
          pending={status === 'stopping'}
          pendingLabel="Stopping..."
          onClick={() => run.stop()}
        >
          Stop here
        </Button>
        <p>Stopping keeps what was imported. You can undo all of it.</p>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.formMax};
  color: ${theme.color.textMuted};

  & b {
    color: ${theme.color.text};
    font-variant-numeric: tabular-nums;
  }

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;
