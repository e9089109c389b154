import { type Meeting } from '@rapport/api-client';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { useCommands } from '@rapport/remote-api/commands';
import { useState } from 'react';
import { askedStart, type AskedStart } from '../contacts/asked-start.ts';
import { AllMeetings } from '../features/all-meetings/all-meetings.tsx';
import { useLazyDialog } from '../ui/use-lazy-dialog.ts';
import { useAskedAction } from './use-asked-action.ts';

const loadPlanDialog = () => import('../features/meetings/plan-meeting-dialog.tsx');

/** All meetings, at /contacts/meetings. */
export function MeetingsPage() {
  useDocumentTitle('All meetings');
  const planning = useLazyDialog(loadPlanDialog);
  const [changed, setChanged] = useState<Meeting | null>(null);
  const [start, setStart] = useState<AskedStart>({});
  const planFrom = (known: AskedStart) => {
    setChanged(null);
    setStart(known);
    planning.show();
  };
  const plan = () => planFrom({});
  useCommands(useShellApi(), [
    { id: 'plan-meeting', label: 'Plan a meeting', keys: 'p', run: plan },
  ]);
  useAskedAction('plan-meeting', (params) => planFrom(askedStart(params)));
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
