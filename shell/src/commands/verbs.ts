import { type ContactSummary } from '@rapport/api-client';
import { type ReachLink, reachLinks, unwantedChannels } from '@rapport/contracts';
import { type RemoteCommand } from '@rapport/registry';
import { type Command } from '@rapport/remote-api';
import { alternativesOf } from './phrase-alternatives.ts';

/** An action that can be typed into the command menu: of the shell, of a page, or of a remote that isn't loaded. */
export interface Verb extends Pick<
  RemoteCommand,
  | 'id'
  | 'label'
  | 'says'
  | 'to'
  | 'toPerson'
  | 'takes'
  | 'past'
  | 'within'
  | 'kinds'
  | 'way'
  | 'filter'
  | 'list'
> {
  words: readonly string[];
  /** Its name without a person, if `label` includes the contact of the page. */
  alone?: string | undefined;
  keys?: string | undefined;
  /** Runs the verb without further words. */
  run?: (() => void) | undefined;
  /** For verbs with a person: returns the URL that the browser opens, such as `tel:`; null if there is none. */
  hrefOf?: (person: ContactSummary) => string | null;
  /** For verbs with a person: returns what is copied; null if there is none. */
  copyOf?: (person: ContactSummary) => string | null;
  /** What `copyOf` returns, in a word. */
  copied?: string;
}

function reach(way: ReachLink['way']): Pick<Verb, 'hrefOf' | 'way'> {
  return {
    way,
    hrefOf: (person) => reachLinks(person).find((link) => link.way === way)?.href ?? null,
  };
}

/** Whether a person said they never want the way that a verb takes to them. */
export function isUnwanted({ way }: Verb, { statedChannels = null }: ContactSummary): boolean {
  return unwantedChannels({ channels: statedChannels }).some((channel) => channel === way);
}

/** Calls and emails, which the browser opens. */
export const REACH: readonly Verb[] = [
  {
    id: 'call',
    label: 'Call someone',
    says: 'Call {person}',
    words: ['call', 'phone', 'ring', 'dial', 'telephone', 'give call', 'give ring'],
    ...reach('call'),
  },
  {
    id: 'email',
    label: 'Email someone',
    says: 'Email {person}',
    words: ['email', 'mail', 'send email', 'write email', 'shoot email'],
    ...reach('email'),
  },
];

const TAKE = 'copy|clipboard|grab|paste';
/** What can be copied. */
const COPYING: readonly Verb[] = [
  {
    id: 'copy-email',
    label: 'Copy an email address',
    says: 'Copy the email address of {person}',
    words: ['copy', `${TAKE} email|mail|address`, `${TAKE} email address`],
    copied: 'Email',
    copyOf: ({ primaryEmail }) => primaryEmail,
  },
  {
    id: 'copy-phone',
    label: 'Copy a phone number',
    says: 'Copy the phone number of {person}',
    words: ['copy', `${TAKE} phone|number|mobile|cell`, `${TAKE} phone|cell|mobile number`],
    copied: 'Phone number',
    copyOf: ({ primaryPhone }) => primaryPhone ?? null,
  },
];
export const COPIED: readonly Verb[] = COPYING.map((verb) => ({
  ...verb,
  words: verb.words.flatMap(alternativesOf),
}));

/** The words of a declared command, with one phrase per alternative. */
export function declaredVerb({ words = [], ...command }: RemoteCommand): Verb {
  return { ...command, words: words.flatMap(alternativesOf) };
}

/** Combines a command of a page or the shell with its remote's declaration for the same ID. */
export function verbOf(command: Command, known: RemoteCommand | undefined): Verb {
  const { id, label, keys, run, words = [] } = command;
  return {
    ...known,
    ...{ id, label, keys, run, alone: known?.label },
    words: [
      ...words,
      ...(known?.words ?? []).flatMap(alternativesOf),
      ...(known === undefined ? [] : [known.label]),
    ],
  };
}
