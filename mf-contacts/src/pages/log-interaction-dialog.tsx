import { type ContactSummary, type Guidance, type Interaction } from '@rapport/api-client';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { useEffect, useRef, useState } from 'react';
import { type PrefilledInteraction } from '../contacts/prefilled-interaction.ts';
import { composeRoute, editInteractionRoute } from '../contacts/contact-routes.ts';
import { INTERACTION_LABELS, isPlanned } from '../contacts/planned-words.ts';
import { removeLogged } from '../contacts/remove-logged.ts';
import { InteractionDialog } from '../features/interactions/interaction-dialog.tsx';
import { type LoggedPerson } from '../features/interactions/use-save-interaction.ts';
import { ObservationDialog } from '../features/observation/observation-dialog.tsx';
import {
  guidanceBefore,
  questionsAfter,
  type Questions,
} from '../features/observation/questions-after.ts';

interface LogInteractionDialogProps {
  contact: ContactSummary;
  /** Who else was there; it's logged with each. */
  others?: readonly LoggedPerson[];
  /** Initial values. */
  start?: PrefilledInteraction | undefined;
  onSaved?: () => void;
  onClose: () => void;
}

/** What was logged. */
interface Logged {
  logged: Interaction;
  /** Those of the others who were there. */
  ofOthers: readonly Interaction[];
}

/** The maximum wait for the question after an interaction is stored, in milliseconds. */
const PATIENCE = 1500;

/** Logs an interaction, and then asks once what the user observed and whether the tips helped. */
export function LogInteractionDialog({
  contact,
  others,
  start,
  onSaved,
  onClose,
}: LogInteractionDialogProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<(Questions & Logged) | null>(null);
  // Remembers the opener, because the dialog that saves is already removed when the one that asks returns the
  // focus.
  const opener = useRef(focused());
  // Fetched while the user types, because saving changes it.
  const before = useRef<Promise<Guidance | null>>(null);
  const isAssessed = contact.mbtiType !== null;
  useEffect(() => {
    if (isAssessed) before.current = guidanceBefore(shell, queries, contact.id).catch(() => null);
  }, [shell, queries, contact.id, isAssessed]);

  const finish = ({ logged, ofOthers }: Logged) => {
    onClose();
    const isAhead = isPlanned(logged);
    const goTo = (label: string, route: string) => ({
      label,
      onSelect: () => void navigate(route),
    });
    shell.notify({
      title: isAhead ? 'Meeting planned' : 'Interaction saved',
      action: { label: 'Undo', onSelect: () => void takeBack(shell, [logged, ...ofOthers]) },
      moreActions: [
        goTo('Edit', editInteractionRoute(contact.id, logged.id)),
        // The user remembers the conversation now, so a follow-up is suggested.
        ...(isAhead ? [] : [goTo('Write a follow-up', composeRoute(contact.id, 'follow_up'))]),
      ],
    });
  };

  const onLogged = async ({ logged, ofOthers }: Logged) => {
    const known = await Promise.race([before.current, after(PATIENCE)]);
    const questions = known === null ? null : questionsAfter(logged, known);
    if (questions === null) finish({ logged, ofOthers });
    else setAsked({ ...questions, logged, ofOthers });
  };
  return asked === null ? (
    <InteractionDialog
      contact={contact}
      others={others}
      interaction={null}
      start={start}
      onSaved={onSaved}
      onLogged={(logged, ofOthers) => void onLogged({ logged, ofOthers })}
      onClose={onClose}
    />
  ) : (
    <ObservationDialog
      contact={contact}
      watchFor={asked.watchFor}
      tips={asked.tips}
      before={asked.before}
      interactionId={asked.logged.id}
      justSaved
      finalFocus={opener}
      onClose={() => finish(asked)}
    />
  );
}

async function takeBack(
  shell: ShellApi,
  logged: readonly [Interaction, ...Interaction[]],
): Promise<void> {
  const [{ type, interactionDate }] = logged;
  try {
    await Promise.all(logged.map((each) => removeLogged(shell, each)));
    const what = isPlanned({ interactionDate }) ? 'meeting' : INTERACTION_LABELS[type];
    shell.notify({ title: `Undone: ${what.toLowerCase()}` });
  } catch (error) {
    shell.notify({
      title: "Couldn't undo this",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function after(time: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), time));
}
