import { type ContactSummary } from '@rapport/api-client';
import { mailLink, phoneLink, shownText } from '@rapport/contracts';
import { Link2, Mail, Phone } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';
import { FactList } from './fact-list.ts';
import { type KnownFacts } from './known-facts.tsx';
import { profileLink } from './safe-links.ts';

interface ContactFactsProps {
  contact: Pick<ContactSummary, 'primaryEmail' | 'primaryPhone' | 'callNumbers'> & KnownFacts;
  /** More facts, each an `<li>` with an icon. */
  children?: ReactNode;
}

/** The ways to reach a person. Anything that isn't safe to open is plain text. */
export function ContactFacts({ contact, children }: ContactFactsProps) {
  const { primaryEmail, primaryPhone, callNumbers, linkedinUrl, pinnedNote = null } = contact;
  return (
    <div>
      {pinnedNote !== null && (
        <Suspense>
          <PinnedNote note={pinnedNote} />
        </Suspense>
      )}
      <FactList>
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
            <Fact href={phoneLink(primaryPhone, callNumbers)}>{shownText(primaryPhone)}</Fact>
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
      </FactList>
    </div>
  );
}

// Most contacts have no pinned note, so its code isn't part of the first load.
const PinnedNote = lazy(() =>
  import('./known-facts.tsx').then((facts) => ({ default: facts.PinnedNote })),
);
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
