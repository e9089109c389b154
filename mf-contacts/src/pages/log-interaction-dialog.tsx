import { type ContactSummary, type Guidance, type Interaction } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { useEffect, useRef, useState } from 'react';
import { composeRoute } from '../contacts/contact-routes.ts';
import { InteractionDialog } from '../features/interactions/interaction-dialog.tsx';
import { ObservationDialog } from '../features/observation/observation-dialog.tsx';
import {
  guidanceBefore,
  questionsAfter,
  type Questions,
} from '../features/observation/questions-after.ts';

interface LogInteractionDialogProps {
  contact: ContactSummary;
  onClose: () => void;
}

/** How long a question may take to appear after an interaction is stored, in milliseconds. */
const PATIENCE = 1500;

/** Logs an interaction, and then asks once what the user saw and whether the tips helped. */
export function LogInteractionDialog({ contact, onClose }: LogInteractionDialogProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<(Questions & { interactionId: string }) | null>(null);
  // The dialog that saves is gone when the one that asks gives the focus back.
  const opener = useRef(focused());
  // Asked for while the user types: saving changes it.
  const before = useRef<Promise<Guidance | null>>(null);
  const isAssessed = contact.mbtiType !== null;
  useEffect(() => {
    if (isAssessed) before.current = guidanceBefore(shell, queries, contact.id).catch(() => null);
  }, [shell, queries, contact.id, isAssessed]);

  // What was said is fresh, so this is when a follow-up gets written.
  const finish = () => {
    onClose();
    shell.notify({
      title: 'Interaction saved',
      action: {
        label: 'Write a follow-up',
        onSelect: () => void navigate(composeRoute(contact.id, 'follow_up')),
      },
    });
  };

  const onLogged = async (logged: Interaction) => {
    const known = await Promise.race([before.current, after(PATIENCE)]);
    const questions = known === null ? null : questionsAfter(logged, known);
    if (questions === null) finish();
    else setAsked({ ...questions, interactionId: logged.id });
  };
  return asked === null ? (
    <InteractionDialog
      contact={contact}
      interaction={null}
      onLogged={(logged) => void onLogged(logged)}
      onClose={onClose}
    />
  ) : (
    <ObservationDialog
      contact={contact}
      {...asked}
      justSaved
      finalFocus={opener}
      onClose={finish}
    />
  );
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function after(time: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), time));
}
