import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';
import { exportContacts } from '../contacts/export-contacts.ts';
import { askedStart, isDay } from '../contacts/prefilled-interaction.ts';
import type { ContactCommand } from './run-contact-command.ts';
import { useUrlAction } from './use-url-action.ts';

/** Opens the dialog that the URL requests, with its values, or runs a command from the menu. */
export function useUrlDialogs(
  contact: ContactSummary,
  open: (dialog: ContactDialog) => void,
): void {
  const shell = useShellApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const means = {
    shell,
    showMeetings: () => void navigate(`/contacts/${contact.id}?tab=interactions`),
  };

  /** A link alone changes nothing: it opens the contact, and the user decides. */
  const change = (command: ContactCommand, isChosen: boolean) => {
    if (!isChosen) return;
    import('./run-contact-command.ts').then(
      ({ runContactCommand }) => runContactCommand(command, contact, { shell, queries }),
      () => shell.notify(openFailure()),
    );
  };

  useUrlAction('log-interaction', (params) =>
    open({ kind: 'log-interaction', start: askedStart(params), others: othersIn(params) }),
  );
  useUrlAction('plan-meeting', (params) =>
    open({ kind: 'plan-meeting', start: askedStart(params), others: othersIn(params) }),
  );
  useUrlAction('cancel-meeting', (params, isChosen) => {
    if (!isChosen) return;
    import('./meeting-commands.ts').then(
      ({ cancelNextMeeting }) => cancelNextMeeting(contact, params, means),
      () => shell.notify(openFailure()),
    );
  });
  useUrlAction('change-meeting', (params) => {
    import('./meeting-commands.ts')
      .then(({ movedNextMeeting }) => movedNextMeeting(contact, params, means))
      .then(
        (interaction) => interaction && open({ kind: 'edit-interaction', interaction }),
        () => shell.notify(openFailure()),
      );
  });
  useUrlAction('edit-interaction', (params) => {
    const id = params.get('for');
    if (id !== null) open({ kind: 'edit-interaction', id });
  });
  useUrlAction('compose', (params) => {
    const about = params.get('text')?.trim() ?? '';
    open({ kind: 'compose', purpose: params.get('for'), ...(about !== '' && { about }) });
  });
  useUrlAction('edit-contact', (params) => {
    const about = params.get('for');
    const birthday = about === 'birthday' ? birthdayFrom(params.get('day')) : null;
    const newJob = about === 'company' ? params.get('text') : null;
    open({
      kind: 'edit-contact',
      ...(birthday !== null && { birthday }),
      ...(newJob !== null && { newJob }),
    });
  });
  useUrlAction('stated-preference', (params) => {
    const said = params.get('text');
    open({ kind: 'stated-preference', ...(said !== null && { said }) });
  });
  useUrlAction('relation', (params) => {
    const [said, [otherId]] = [params.get('text'), othersIn(params)];
    open({ kind: 'relation', ...(said !== null && { said }), ...(otherId && { otherId }) });
  });
  useUrlAction('paste-writing', () => open({ kind: 'paste-writing' }));
  useUrlAction('person-data', () => open({ kind: 'person-data' }));
  useUrlAction('delete-contact', () => open({ kind: 'delete-contact' }));
  useUrlAction('cadence', (params) => {
    const days = params.get('every');
    open({ kind: 'cadence', ...(days !== null && /^\d{1,3}$/.test(days) && { days }) });
  });
  useUrlAction('label', (params, isChosen) => {
    const label = params.get('label');
    const name = params.get('text');
    if (label === null || !isChosen) open({ kind: 'labels', ...(name !== null && { name }) });
    else change({ kind: 'label', label, others: othersIn(params) }, isChosen);
  });
  useUrlAction('unlabel', (params, isChosen) => {
    const label = params.get('label');
    if (label === null || !isChosen) open({ kind: 'labels' });
    else change({ kind: 'unlabel', label, others: othersIn(params) }, isChosen);
  });
  useUrlAction('snooze', (params, isChosen) =>
    change({ kind: 'snooze', day: params.get('day') }, isChosen),
  );
  useUrlAction('wake', (_, isChosen) => change({ kind: 'wake' }, isChosen));
  // A link alone starts no download.
  useUrlAction('export-vcard', (_, isChosen) => {
    if (isChosen) exportContacts(shell, 'vcf', [contact.id]);
  });
  useUrlAction('done', (params, isChosen) =>
    change({ kind: 'done', text: params.get('text') }, isChosen),
  );
}

/** The birthday of a day in the URL as a form shows it: without a year unless it's an earlier one. */
function birthdayFrom(day: string | null): string | null {
  if (day === null || !isDay(day)) return null;
  const isThisYear = Math.abs(Number(day.slice(0, 4)) - new Date().getFullYear()) < 2;
  return isThisYear ? day.slice('2026-'.length) : day;
}

/** The IDs of the other people whom the URL names. */
function othersIn(params: URLSearchParams): string[] {
  return params.get('with')?.split(',').filter(Boolean) ?? [];
}
