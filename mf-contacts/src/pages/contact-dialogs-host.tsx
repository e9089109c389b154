import { api, type Contact, type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useCommands } from '@rapport/remote-api/commands';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { useState, type ReactNode } from 'react';
import { ContactDialogsContext, type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';
import { rowOf } from '../features/contact-list/move-in-list.ts';
import { AssessmentButton } from '../features/quiz-dialog/assessment-button.tsx';
import { guidanceQuery } from '../guidance/guidance-query.ts';
import { useUrlDialogs } from './use-url-dialogs.ts';

interface ContactDialogsHostProps {
  contact: ContactSummary;
  /** Contains the buttons that open the dialogs. */
  children: ReactNode;
}

type HostState =
  | { status: 'closed' }
  | { status: 'loading'; kind: ContactDialog['kind'] }
  | { status: 'open'; render: (onClose: () => void) => ReactNode };

/**
 * Shows the dialogs about one contact. Each is loaded when it's first opened, so reading a contact doesn't load
 * any. It must be inside the `QuizDialogHost`, which some dialogs open.
 */
export function ContactDialogsHost({ contact, children }: ContactDialogsHostProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [state, setState] = useState<HostState>({ status: 'closed' });
  const close = () => setState({ status: 'closed' });

  const open = async (dialog: ContactDialog) => {
    setState({ status: 'loading', kind: dialog.kind });
    try {
      const render = await loadDialog(dialog, contact, { shell, queries });
      setState({ status: 'open', render });
    } catch {
      close();
      shell.notify(openFailure());
    }
  };

  const name = nameInSentence(contact.displayName);
  const run = (kind: 'log-interaction' | 'edit-contact' | 'compose') => () => void open({ kind });
  useCommands(shell, [
    {
      id: 'log-interaction',
      label: `Log an interaction with ${name}`,
      keys: 'l',
      // If a row of the list has the focus, the command is for that row's contact.
      isAvailable: () => rowOf(document.activeElement) < 0,
      run: run('log-interaction'),
    },
    { id: 'edit-contact', label: `Edit ${name}`, keys: 'e', run: run('edit-contact') },
    {
      id: 'plan-meeting',
      label: `Plan a meeting with ${name}`,
      keys: 'p',
      run: () => void open({ kind: 'plan-meeting' }),
    },
    { id: 'compose', label: `Find words for ${name}`, run: run('compose') },
    {
      id: 'stated-preference',
      label: `Add what ${name} told you`,
      run: () => void open({ kind: 'stated-preference' }),
    },
  ]);
  useUrlDialogs(contact, (dialog) => void open(dialog));
  return (
    <ContactDialogsContext
      value={{
        open: (dialog) => void open(dialog),
        opening: state.status === 'loading' ? state.kind : null,
      }}
    >
      {children}
      {state.status === 'open' && state.render(close)}
    </ContactDialogsContext>
  );
}

/**
 * A recent interaction of a contact, such as the one that was just logged.
 * @throws RequestError, or an error if it's gone
 */
async function recentInteraction(shell: ShellApi, contactId: string, id: string) {
  const last = await request(
    shell,
    api.get('/api/interactions/{contactId}', { contactId, limit: 100 }),
  );
  const interaction = last.find((each) => each.id === id);
  if (interaction === undefined) throw new Error('This interaction is gone');
  return interaction;
}

/** The contacts with these IDs, without those that can't be loaded. */
async function contactsOf(ids: readonly string[], shell: ShellApi): Promise<Contact[]> {
  const found = await Promise.all(
    ids.map((id) => request(shell, api.get('/api/contacts/{id}', { id })).catch(() => null)),
  );
  return found.filter((each) => each !== null);
}

async function loadDialog(
  dialog: ContactDialog,
  contact: ContactSummary,
  { shell, queries }: { shell: ShellApi; queries: ReturnType<typeof useQueryClient> },
): Promise<(onClose: () => void) => ReactNode> {
  switch (dialog.kind) {
    case 'log-interaction': {
      const { LogInteractionDialog } = await import('./log-interaction-dialog.tsx');
      const { start } = dialog;
      const others = await contactsOf(dialog.others ?? [], shell);
      return (onClose) => <LogInteractionDialog {...{ contact, others, start, onClose }} />;
    }
    case 'labels':
    case 'cadence': {
      const { loadSelectionDialog } = await import('./load-selection-dialog.tsx');
      return loadSelectionDialog(dialog, contact);
    }
    case 'compose': {
      const { ComposeDialog } = await import('../features/compose/compose-dialog.tsx');
      const { about, purpose, tip, meetingId } = dialog;
      const asked = { about, purpose, tip, meetingId };
      return (onClose) => <ComposeDialog contact={contact} {...asked} onClose={onClose} />;
    }
    case 'plan-meeting': {
      const { PlanMeetingDialog } =
        await import('../features/plan-meeting/plan-meeting-dialog.tsx');
      const { meeting, start, others = [] } = dialog;
      const people = [contact, ...(await contactsOf(others, shell))];
      return (onClose) => <PlanMeetingDialog {...{ people, meeting, start, onClose }} />;
    }
    case 'edit-interaction': {
      const interaction =
        'interaction' in dialog
          ? dialog.interaction
          : await recentInteraction(shell, contact.id, dialog.id);
      if (interaction.meeting?.state === 'planned') {
        const [{ PlanMeetingDialog }, { plannedMeetingOf }] = await Promise.all([
          import('../features/plan-meeting/plan-meeting-dialog.tsx'),
          import('../features/plan-meeting/meeting-form.ts'),
        ]);
        const meeting = plannedMeetingOf(interaction.meeting, interaction, contact);
        return (onClose) => (
          <PlanMeetingDialog people={meeting.people} meeting={meeting} onClose={onClose} />
        );
      }
      const { InteractionDialog } = await import('../features/interactions/interaction-dialog.tsx');
      return (onClose) => (
        <InteractionDialog contact={contact} interaction={interaction} onClose={onClose} />
      );
    }
    case 'observation':
    case 'rate-tips': {
      const { loadObservation } = await import('../features/observation/load-observation.tsx');
      return loadObservation(dialog, contact, shell, queries);
    }
    case 'first-meeting': {
      const { FirstMeetingDialog } =
        await import('../features/observation/first-meeting-dialog.tsx');
      const { kit } = dialog;
      return (onClose) => <FirstMeetingDialog contact={contact} kit={kit} onClose={onClose} />;
    }
    case 'paste-writing': {
      const { PasteDialog } = await import('../features/writing-cues/paste-dialog.tsx');
      const { basis } = await queries.fetchQuery(guidanceQuery(shell, contact.id));
      return (onClose) => (
        <PasteDialog contact={contact} baseRunId={basis?.runId ?? null} onClose={onClose} />
      );
    }
    case 'stated-preference': {
      const { PreferenceDialog } =
        await import('../features/stated-preferences/preference-dialog.tsx');
      return (onClose) => (
        <PreferenceDialog contact={contact} said={dialog.said} onClose={onClose} />
      );
    }
    case 'relation': {
      const { RelationDialog } = await import('../features/relations/relation-dialog.tsx');
      const { said, otherId: id } = dialog;
      const other =
        id && (await request(shell, api.get('/api/contacts/{id}', { id })).catch(() => null));
      return (onClose) => <RelationDialog {...{ contact, said, other: other || null, onClose }} />;
    }
    case 'evidence': {
      const { EvidenceDrawer } = await import('../features/evidence/evidence-drawer.tsx');
      return (onClose) => (
        <EvidenceDrawer
          contact={contact}
          about={dialog.about}
          again={
            <AssessmentButton size="sm" onOpen={onClose}>
              Answer all again
            </AssessmentButton>
          }
          narrowing={
            (contact.narrowingQuestionCount ?? 0) > 0 && (
              <AssessmentButton start="narrowing" size="sm" onOpen={onClose}>
                Narrow it down
              </AssessmentButton>
            )
          }
          onClose={onClose}
        />
      );
    }
    case 'edit-contact': {
      const { EditContactDialog } =
        await import('../features/edit-contact/edit-contact-dialog.tsx');
      const { birthday, newJob } = dialog;
      return (onClose) => <EditContactDialog {...{ contact, birthday, newJob, onClose }} />;
    }
    case 'person-data': {
      const { PersonDataDialog } = await import('../features/person-data/person-data-dialog.tsx');
      return (onClose) => <PersonDataDialog contact={contact} onClose={onClose} />;
    }
    case 'lift-objection': {
      const { LiftObjectionDialog } =
        await import('../features/person-data/subject-right-dialogs.tsx');
      return (onClose) => <LiftObjectionDialog contact={contact} onClose={onClose} />;
    }
    case 'delete-estimate': {
      const { DeleteEstimateDialog } =
        await import('../features/person-data/subject-right-dialogs.tsx');
      return (onClose) => <DeleteEstimateDialog contact={contact} onClose={onClose} />;
    }
    case 'delete-contact': {
      const { DeleteContactDialog } =
        await import('../features/delete-contact/delete-contact-dialog.tsx');
      return (onClose) => <DeleteContactDialog contact={contact} onClose={onClose} />;
    }
    default:
      return dialog satisfies never;
  }
}
