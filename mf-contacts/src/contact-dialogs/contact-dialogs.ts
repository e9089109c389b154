import {
  type GuidanceTip,
  type Interaction,
  type KitItem,
  type Meeting,
  type WatchFor,
} from '@rapport/api-client';
import { type TipBasis } from '@rapport/contracts';
import { createContext, useContext } from 'react';
import { type PrefilledInteraction } from '../contacts/prefilled-interaction.ts';

/** The dialogs about a contact, which anything below the host can open. */
export type ContactDialog =
  /** `others` are the IDs of everyone else who was there. */
  | { kind: 'log-interaction'; start?: PrefilledInteraction; others?: readonly string[] }
  /** Words to say or send: those of a tip, or for a purpose, which the URL may name. */
  | {
      kind: 'compose';
      about?: string;
      purpose?: string | null;
      tip?: GuidanceTip;
      meetingId?: string | null;
    }
  | { kind: 'edit-interaction'; interaction: Interaction }
  /** A recent interaction, named by the URL. */
  | { kind: 'edit-interaction'; id: string }
  /** Without a meeting, plans a new one with the contact. */
  | {
      kind: 'plan-meeting';
      meeting?: Meeting;
      start?: PrefilledInteraction;
      /** The IDs of more contacts who take part. */
      others?: readonly string[];
    }
  /**
   * What the user observed about a question to watch for; without an interaction if it's recorded at another time.
   */
  | { kind: 'observation'; watchFor: WatchFor; interactionId: string | null }
  /** Asks if the tips of the briefing helped in an interaction. */
  | { kind: 'rate-tips'; interactionId: string }
  /** What the user observed in a first meeting. */
  | { kind: 'first-meeting'; kit: readonly KitItem[] }
  /** Text that the contact wrote; the browser reads suggestions from it. */
  | { kind: 'paste-writing' }
  /** What the contact said they like; `said` in the user's words, if any. */
  | { kind: 'stated-preference'; said?: string }
  /** What the contact is to another one: `said` in the user's words, and the ID of the other one, if any. */
  | { kind: 'relation'; said?: string; otherId?: string }
  /** `name` is a label to find or create. */
  | { kind: 'labels'; name?: string }
  /** How often to be in touch with the contact, with the typed number of days, if any. */
  | { kind: 'cadence'; days?: string }
  | { kind: 'evidence'; about: TipBasis }
  /** With a birthday to fill in, as a form shows it, or with the user's words about a new job. */
  | { kind: 'edit-contact'; birthday?: string; newJob?: string }
  | { kind: 'person-data' }
  | { kind: 'lift-objection' }
  | { kind: 'delete-estimate' }
  | { kind: 'delete-contact' };

interface ContactDialogs {
  open: (dialog: ContactDialog) => void;
  /** The dialog whose code is being loaded. */
  opening: ContactDialog['kind'] | null;
}

export const ContactDialogsContext = createContext<ContactDialogs | null>(null);

/** The dialogs of the current contact, from the nearest `ContactDialogsHost`. */
export function useContactDialogs(): ContactDialogs {
  const dialogs = useContext(ContactDialogsContext);
  if (dialogs === null) throw new Error('useContactDialogs needs a ContactDialogsHost above it');
  return dialogs;
}
