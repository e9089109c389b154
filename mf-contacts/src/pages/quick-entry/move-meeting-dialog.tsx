import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';
import { type LineStart } from '../../features/quick-entry/line-start.ts';
import { plannedMeetingOf } from '../../features/plan-meeting/meeting-form.ts';
import { PlanMeetingDialog } from '../../features/plan-meeting/plan-meeting-dialog.tsx';
import { movedNextMeeting } from '../meeting-commands.ts';

interface MoveMeetingDialogProps {
  contact: ContactSummary;
  /** To when it moves; what's null stays as it is. */
  to: LineStart['to'];
  /** The values of a new one. */
  start: PrefilledInteraction;
  onClose: () => void;
}

/** Shows the next meeting with a contact at another time, to save it; plans one if there is none. */
export function MoveMeetingDialog({ contact, to, start, onClose }: MoveMeetingDialogProps) {
  const shell = useShellApi();
  const navigate = useNavigate();
  const { data, isError } = useQuery({
    queryKey: ['moved-meeting', contact.id, to],
    queryFn: () =>
      movedNextMeeting(contact, new URLSearchParams({ day: to.day ?? '', time: to.time ?? '' }), {
        shell,
        showMeetings: () => void navigate(`/contacts/${contact.id}?tab=interactions`),
      }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (data === undefined && !isError) return null;
  const planned = data?.meeting == null ? null : plannedMeetingOf(data.meeting, data, contact);
  return planned === null ? (
    <PlanMeetingDialog people={[contact]} start={start} onClose={onClose} />
  ) : (
    <PlanMeetingDialog people={planned.people} meeting={planned} onClose={onClose} />
  );
}
