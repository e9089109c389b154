import { type TodayObservation, type TodayPerson } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useCommands } from '@rapport/remote-api/commands';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { type ReactNode, useRef, useState } from 'react';
import { QuickEntryField } from '../../features/quick-entry/quick-entry-field.tsx';
import { Today } from '../../features/today/today.tsx';
import { useReadAhead } from '../read-ahead/use-read-ahead.ts';
import { LazyFirstSteps } from './lazy-first-steps.tsx';
import { useUrlAction } from '../use-url-action.ts';

interface TodayPaneProps {
  wide: boolean;
  /** Shown instead if the API's release doesn't know the day. */
  otherwise: ReactNode;
}

/** The day with its dialogs, each loaded when it's first opened. */
export function TodayPane({ wide, otherwise }: TodayPaneProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [opening, setOpening] = useState<string | null>(null);
  useReadAhead();
  const [render, setRender] = useState<{ dialog: (onClose: () => void) => ReactNode } | null>(null);

  const open = async (
    person: Pick<TodayPerson, 'id'>,
    load: () => Promise<(onClose: () => void) => ReactNode>,
  ) => {
    if (opening !== null) return;
    setOpening(person.id);
    try {
      setRender({ dialog: await load() });
    } catch {
      shell.notify(openFailure());
    } finally {
      setOpening(null);
    }
  };

  const log = async (person: TodayPerson) => {
    const [{ LogInteractionDialog }, contact] = await Promise.all([
      import('../log-interaction-dialog.tsx'),
      queries.fetchQuery({ ...contactQuery(shell, person.id), staleTime: FRESH_MS }),
    ]);
    return (onClose: () => void) => <LogInteractionDialog contact={contact} onClose={onClose} />;
  };

  const plan = async () => {
    const { PlanMeetingDialog } =
      await import('../../features/plan-meeting/plan-meeting-dialog.tsx');
    return (onClose: () => void) => <PlanMeetingDialog people={[]} onClose={onClose} />;
  };

  const lineField = useRef<HTMLInputElement>(null);
  const [isLineAsked, setLineAsked] = useState(false);
  const readLine = (line: string, clear = () => {}) =>
    void open({ id: ONE_LINE }, async () => {
      const { loadQuickEntry: loadOneLine } = await import('../quick-entry/quick-entry-dialog.tsx');
      return loadOneLine(line, { shell, queries }, clear);
    });
  const askForLine = () => {
    setLineAsked(true);
    lineField.current?.focus();
  };
  useUrlAction('one-line', (params) => {
    const line = params.get('text')?.trim() ?? '';
    if (line === '') askForLine();
    else readLine(line);
  });

  const observe = async ({ person, watchFor }: TodayObservation) => {
    const { loadObservation } = await import('../../features/observation/load-observation.tsx');
    return loadObservation(
      { kind: 'observation', watchFor, interactionId: null },
      person,
      shell,
      queries,
    );
  };

  const planNow = () => void open({ id: 'plan' }, plan);
  useCommands(shell, [
    { id: 'plan-meeting', label: 'Plan a meeting', keys: 'p', run: planNow },
    { id: 'one-line', label: 'Write one line', keys: 'n', run: askForLine },
  ]);

  return (
    <>
      <Today
        wide={wide}
        otherwise={otherwise}
        opening={opening}
        firstSteps={<LazyFirstSteps onPlan={planNow} />}
        oneLine={
          <QuickEntryField
            ref={lineField}
            autoFocus={isLineAsked}
            pending={opening === ONE_LINE}
            onLine={readLine}
          />
        }
        onLog={(person) => void open(person, () => log(person))}
        onPlan={planNow}
        onObserve={(observation) => void open(observation.person, () => observe(observation))}
      />
      {render?.dialog(() => setRender(null))}
    </>
  );
}

/** The placeholder for a person while a line is parsed. */
const ONE_LINE = 'one-line';

/** A contact loaded within this time isn't refetched before the dialog opens. */
const FRESH_MS = 60_000;
