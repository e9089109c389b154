import { type Meeting } from '@rapport/api-client';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { useCommands } from '@rapport/remote-api/commands';
import { openFailure } from '@rapport/remote-api/failures';
import { useNavigate } from '@rapport/remote-api/router';
import { useState } from 'react';
import { askedStart, type PrefilledInteraction } from '../contacts/prefilled-interaction.ts';
import { AllMeetings } from '../features/meeting-list/all-meetings.tsx';
import { useLazyDialog } from '../ui/use-lazy-dialog.ts';
import { useUrlAction } from './use-url-action.ts';

const loadPlanDialog = () => import('../features/plan-meeting/plan-meeting-dialog.tsx');

/** All meetings, at /contacts/meetings. */
export function MeetingsPage() {
  useDocumentTitle('All meetings');
  const shell = useShellApi();
  const navigate = useNavigate();
  const planning = useLazyDialog(loadPlanDialog);
  const [changed, setChanged] = useState<Meeting | null>(null);
  const [start, setStart] = useState<PrefilledInteraction>({});
  const planFrom = (known: PrefilledInteraction) => {
    setChanged(null);
    setStart(known);
    planning.show();
  };
  const plan = () => planFrom({});
  useCommands(shell, [{ id: 'plan-meeting', label: 'Plan a meeting', keys: 'p', run: plan }]);
  useUrlAction('plan-meeting', (params) => planFrom(askedStart(params)));
  useUrlAction('brief-next', (params) => {
    import('./open-next-briefing.ts').then(
      ({ openNextBriefing }) => openNextBriefing(params, shell, (to) => void navigate(to)),
      () => shell.notify(openFailure()),
    );
  });
  return (
    <>
      <AllMeetings
        opening={planning.opening}
        onPlan={plan}
        onChange={(meeting) => {
          setChanged(meeting);
          planning.show();
        }}
      />
      {planning.part && planning.open && (
        <planning.part.PlanMeetingDialog
          people={changed?.people ?? []}
          meeting={changed ?? undefined}
          start={start}
          onClose={() => planning.setOpen(false)}
        />
      )}
    </>
  );
}
