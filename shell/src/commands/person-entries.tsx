import { type ContactSummary } from '@rapport/api-client';
import { type ReachLink, reachLinks, shownText } from '@rapport/contracts';
import { Avatar } from '@rapport/shared-ui';
import {
  BookOpen,
  Copy,
  ListChecks,
  Mail,
  MessageSquarePlus,
  Phone,
  UserRound,
} from 'lucide-react';
import { type Entry } from './menu-list.tsx';
import { MarkedText } from './marked-text.tsx';
import { matchWords } from './match-words.ts';

/** What entries about people need from the page. */
export interface PersonOptions {
  navigate: (to: string) => void;
  copy: (text: string, what: string) => Promise<void>;
  /** Returns the URL of a photo that the API serves. */
  fileUrl: ((path: string) => string) | undefined;
}

/** Returns the entry of a person; choosing it opens the contact page. */
export function personEntry(
  contact: ContactSummary,
  query: string,
  { navigate, fileUrl }: PersonOptions,
): Entry {
  const {
    id,
    displayName,
    givenName,
    familyName,
    photoPath,
    organizationTitle,
    organizationName,
    mbtiType,
  } = contact;
  const name = shownText(displayName);
  const role = [organizationTitle, organizationName].filter((part) => part !== null).join(', ');
  // A user who searches for a number or a meeting wants to see the match.
  const found = contact.matchedPhone ?? matchWords(contact) ?? '';
  const hint = [found, role].filter((part) => part !== '').join(' · ');
  const src = photoPath && fileUrl?.(photoPath);
  return {
    id: `person:${id}`,
    icon: <Avatar name={displayName} given={givenName} family={familyName} size="xs" src={src} />,
    label: <MarkedText text={name} query={query} />,
    strong: true,
    hint: <MarkedText text={shownText(hint)} query={query} />,
    end: mbtiType,
    person: contact,
    links: reachLinks(contact).map(({ way, href }) => ({ href, icon: REACH[way].icon })),
    run: () => navigate(`/contacts/${id}`),
  };
}

const REACH: Readonly<Record<ReachLink['way'], Pick<Entry, 'icon'> & { word: string }>> = {
  call: { word: 'Call', icon: <Phone aria-hidden /> },
  email: { word: 'Email', icon: <Mail aria-hidden /> },
};

/**
 * Returns the actions for a person. The URLs are those that the remotes document; a remote of an earlier release
 * that doesn't know an action opens its page without it.
 * @param named true if the words name the person
 */
export function personActions(
  contact: ContactSummary,
  { navigate, copy }: PersonOptions,
  named: boolean,
): Entry[] {
  const { id, displayName, primaryEmail, assessmentComplete, objectedAt } = contact;
  const name = shownText(displayName);
  const words = (before: string, alone: string) =>
    named ? (
      <>
        {before} <b>{name}</b>
      </>
    ) : (
      alone
    );
  const entries: Entry[] = [];
  if (!named) {
    entries.push({
      id: `open:${id}`,
      icon: <UserRound aria-hidden />,
      label: 'Open contact',
      run: () => navigate(`/contacts/${id}`),
    });
  }
  for (const { way, href } of reachLinks(contact)) {
    const { word, icon } = REACH[way];
    entries.push({
      id: `${word}:${id}`,
      icon,
      label: words(word, word),
      href,
      // The browser opens the URL.
      run: () => undefined,
    });
  }
  entries.push({
    id: `log:${id}`,
    icon: <MessageSquarePlus aria-hidden />,
    label: words('Log an interaction with', 'Log interaction'),
    run: () => navigate(`/contacts/${id}?action=log-interaction`),
  });
  if (objectedAt === null) {
    if (!named) {
      entries.push({
        id: `assess:${id}`,
        icon: <ListChecks aria-hidden />,
        label: assessmentComplete ? 'Change assessment' : 'Start assessment',
        run: () => navigate(`/assessment/${id}`),
      });
    }
    entries.push({
      id: `briefing:${id}`,
      icon: <BookOpen aria-hidden />,
      label: words('Before you meet', 'Open briefing'),
      run: () => navigate(`/contacts/${id}/briefing`),
    });
  }
  if (primaryEmail !== null) {
    entries.push({
      id: `copy:${id}`,
      icon: <Copy aria-hidden />,
      label: words('Copy the email address of', 'Copy email'),
      run: () => void copy(primaryEmail, 'Email'),
    });
  }
  return entries;
}
