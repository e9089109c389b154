import {
  type GuidanceTip,
  type Interaction,
  type KitItem,
  type Meeting,
  type WatchFor,
} from '@rapport/api-client';
import { type TipBasis } from '@rapport/contracts';
import { createContext, useContext } from 'react';
import { type AskedStart } from '../contacts/asked-start.ts';

/** What can be done to a contact in a dialog, from anywhere below the host. */
export type ContactDialog =
  | { kind: 'log-interaction'; start?: AskedStart }
  /** Words to say or send: those of a tip, or for a purpose, which an address may name. */
  | { kind: 'compose'; purpose?: string | null; tip?: GuidanceTip; meetingId?: string | null }
  | { kind: 'edit-interaction'; interaction: Interaction }
  /** One of the last, which an address names. */
  | { kind: 'edit-interaction'; id: string }
  /** Without a meeting, a new one with the contact. */
  | { kind: 'plan-meeting'; meeting?: Meeting; start?: AskedStart }
  /** What the user saw of a question to watch for; without an interaction if they say so at another time. */
  | { kind: 'observation'; watchFor: WatchFor; interactionId: string | null }
  /** Whether the tips of the briefing helped in an interaction. */
  | { kind: 'rate-tips'; interactionId: string }
  /** What the user saw of the things to notice in a first meeting. */
  | { kind: 'first-meeting'; kit: readonly KitItem[] }
  /** Something that they wrote, read in the browser for what it suggests. */
  | { kind: 'paste-writing' }
  /** What the contact said they like. */
  | { kind: 'stated-preference' }
  /** With the name of a label that is to be found or created. */
  | { kind: 'labels'; name?: string }
  /** How often to be in touch. */
  | { kind: 'cadence' }
  | { kind: 'evidence'; about: TipBasis }
  | { kind: 'edit-contact' }
  | { kind: 'person-data' }
  | { kind: 'lift-objection' }
  | { kind: 'delete-estimate' }
  | { kind: 'delete-contact' };

interface ContactDialogs {
  open: (dialog: ContactDialog) => void;
  /** What was asked for and is still being fetched. */
  opening: ContactDialog['kind'] | null;
}

export const ContactDialogsContext = createContext<ContactDialogs | null>(null);

/** The dialogs of the contact that is shown, from the nearest `ContactDialogsHost`. */
export function useContactDialogs(): ContactDialogs {
  const dialogs = useContext(ContactDialogsContext);
  if (dialogs === null) throw new Error('useContactDialogs needs a ContactDialogsHost above it');
  return dialogs;
}
