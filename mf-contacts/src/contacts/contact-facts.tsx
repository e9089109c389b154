import { type Contact, type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import { Link2, Mail, Phone } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CopyButton } from '../ui/copy-button.tsx';
import { type KnownFacts } from './known-facts.tsx';
import { mailLink, phoneLink, profileLink } from './safe-links.ts';

interface ContactFactsProps {
  contact: Pick<ContactSummary, 'primaryEmail' | 'primaryPhone'> & KnownFacts;
  /** `row` flows in one line, `column` puts each fact on its own. */
  layout: 'row' | 'column';
  /** Further facts, each an `<li>` with an icon. */
  children?: ReactNode;
}

/** How a person can be reached. What cannot be opened safely is shown as plain text. */
export function ContactFacts({ contact, layout, children }: ContactFactsProps) {
  const { primaryEmail, primaryPhone, linkedinUrl } = contact;
  const hasOthers = knowsMore(contact);
  const { pinnedNote = null } = contact;
  const hasReach = primaryEmail !== null || primaryPhone !== null || linkedinUrl !== null;
  const list = (hasReach || hasOthers || children) && (
    <List $layout={layout}>
      {primaryEmail !== null && (
        <li>
          <Mail aria-hidden />
          <Fact href={mailLink(primaryEmail)}>{shownText(primaryEmail)}</Fact>
          <CopyButton text={primaryEmail} what="email address" />
        </li>
      )}
      {primaryPhone !== null && (
        <li>
          <Phone aria-hidden />
          <Fact href={phoneLink(primaryPhone)}>{shownText(primaryPhone)}</Fact>
          <CopyButton text={primaryPhone} what="phone number" />
        </li>
      )}
      {linkedinUrl !== null && (
        <li>
          <Link2 aria-hidden />
          <Fact href={profileLink(linkedinUrl)} elsewhere>
            LinkedIn profile
          </Fact>
        </li>
      )}
      {children}
      {hasOthers && (
        <Suspense>
          <OtherFacts contact={contact} />
        </Suspense>
      )}
    </List>
  );
  if (pinnedNote === null) return list || null;
  return (
    <div>
      <Suspense>
        <PinnedNote note={pinnedNote} />
      </Suspense>
      {list}
    </div>
  );
}

// Most contacts have none of these, so they are no part of the first load.
const PinnedNote = lazy(() =>
  import('./known-facts.tsx').then((facts) => ({ default: facts.PinnedNote })),
);
const OtherFacts = lazy(() =>
  import('./known-facts.tsx').then((facts) => ({ default: facts.OtherFacts })),
);

/** Whether there is something for `OtherFacts` to show. */
function knowsMore({ emails, phones, links, birthday, howWeMet, ...contact }: KnownFacts): boolean {
  const isMore = (all: readonly unknown[] = [], first = 1) => all.length > first;
  return (
    isMore(emails) ||
    isMore(phones) ||
    isMore(links, contact.linkedinUrl === null ? 0 : 1) ||
    isMore(contact.labels, 0) ||
    Boolean(birthday) ||
    Boolean(howWeMet) ||
    hasDetails(contact)
  );
}

/** Whether there's something for `DetailFacts` to show. */
function hasDetails(contact: Partial<Contact>): boolean {
  const { addresses, timeZone, languages, pronouns, spokenName, nickname } = contact;
  const { department, handles, dates, kept } = contact;
  const lists = [addresses, languages, handles, dates, kept];
  const texts = [timeZone, pronouns, spokenName, nickname, department];
  return lists.some((list) => (list ?? []).length > 0) || texts.some((text) => text != null);
}

function Fact({
  href,
  elsewhere = false,
  children,
}: {
  href: string | null;
  elsewhere?: boolean;
  children: ReactNode;
}) {
  if (href === null) return <span>{children}</span>;
  return elsewhere ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
}

const layouts = {
  row: css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[5]};
    font: ${theme.font.small};
  `,
  column: css`
    display: grid;
    gap: ${theme.space[2]};
    font: ${theme.font.body};
  `,
};

const List = styled.ul<{ $layout: 'row' | 'column' }>`
  ${({ $layout }) => layouts[$layout]}
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${({ $layout }) => ($layout === 'row' ? `calc(1.5 * ${theme.space[1]})` : theme.space[3])};
    min-width: 0;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }

  & > li > svg {
    width: ${({ $layout }) => ($layout === 'row' ? theme.size.iconSm : theme.size.icon)};
    height: ${({ $layout }) => ($layout === 'row' ? theme.size.iconSm : theme.size.icon)};
    color: ${theme.color.textFaint};
  }

  a {
    color: inherit;
  }

  /* Beside the fact itself a quiet way out, until it is wanted. */
  button:not(:hover, :focus-visible) {
    color: ${theme.color.textFaint};
  }

  button > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
  }

  a:hover {
    color: ${theme.color.accentText};
  }

  ${media.narrow} {
    row-gap: 0;

    li,
    a {
      min-height: ${theme.size.touch};
    }

    a {
      display: inline-flex;
      align-items: center;
    }
  }
`;
