import { mailLink, phoneLink, shownText } from '@rapport/contracts';
import { Card, theme } from '@rapport/shared-ui';
import { Cake, Handshake, Link2, Mail, Phone, Tag } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import styled from 'styled-components';
import { DetailFacts } from '../../contact-details/detail-facts.tsx';
import { birthdayWords } from '../../contacts/birthday-words.ts';
import { FactList } from '../../contacts/fact-list.ts';
import { KIND_WORDS } from '../../contacts/kind-words.ts';
import { type KnownFacts } from '../../contacts/known-facts.tsx';
import { profileLink } from '../../contacts/safe-links.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LabelChip } from '../../ui/label-chip.tsx';

interface MoreFactsSectionProps {
  contact: KnownFacts;
  headingLevel: 2 | 3;
  /** False if there's nothing but the user's own fields, which this place may not show. */
  isNeeded: boolean;
}

/** Other emails, phones, and links, the birthday, the user's own fields, how they met, and labels. */
export function MoreFactsSection({ contact, headingLevel, isNeeded }: MoreFactsSectionProps) {
  const id = useId();
  const section = (own: ReactNode) =>
    (isNeeded || own !== null) && (
      <Card asChild data-whole>
        <section aria-labelledby={id}>
          <Title id={id} as={headingLevel === 2 ? 'h2' : 'h3'}>
            What you know
          </Title>
          <FactList>
            <OtherFacts contact={contact}>{own}</OtherFacts>
          </FactList>
        </section>
      </Card>
    );
  if (Object.keys(contact.customValues ?? {}).length === 0) return section(null);
  return (
    <Suspense>
      <WithCustomFacts contact={contact}>{section}</WithCustomFacts>
    </Suspense>
  );
}

// Loaded separately, because not every user has fields of their own.
const WithCustomFacts = lazy(() =>
  import('../../custom-fields/custom-facts.tsx').then((part) => ({
    default: part.WithCustomFacts,
  })),
);

function OtherFacts({ contact, children }: { contact: KnownFacts; children: ReactNode }) {
  const { emails = [], phones = [], links = [], birthday = null, howWeMet = null } = contact;
  const born = birthday === null ? null : birthdayWords(birthday);
  return (
    <>
      {emails.slice(1).map(({ value, kind }) => (
        <li key={value}>
          <Mail aria-hidden />
          <Linked href={mailLink(value)} text={value} />
          <Kind>{KIND_WORDS[kind]}</Kind>
          <CopyButton text={value} what="email address" />
        </li>
      ))}
      {phones.slice(1).map(({ value, kind }) => (
        <li key={value}>
          <Phone aria-hidden />
          <Linked href={phoneLink(value, contact.callNumbers)} text={value} />
          <Kind>{KIND_WORDS[kind]}</Kind>
          <CopyButton text={value} what="phone number" />
        </li>
      ))}
      {links.slice(contact.linkedinUrl === null ? 0 : 1).map(({ value, kind }) => (
        <li key={value}>
          <Link2 aria-hidden />
          <Linked
            href={profileLink(value)}
            text={value.replace(/^https?:\/\/(www\.)?/i, '')}
            elsewhere
          />
          <Kind>{KIND_WORDS[kind]}</Kind>
        </li>
      ))}
      {born !== null && (
        <li>
          <Cake aria-hidden />
          <span title={`Next birthday: ${born.next}`}>Birthday {born.day}</span>
        </li>
      )}
      <DetailFacts contact={contact} />
      {children}
      {howWeMet !== null && (
        <li>
          <Handshake aria-hidden />
          <Lines dir="auto">How you met: {howWeMet.split('\n').map(shownText).join('\n')}</Lines>
        </li>
      )}
      {contact.labels.length > 0 && (
        <li>
          <Tag aria-hidden />
          <Chips>
            {contact.labels.map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </Chips>
        </li>
      )}
    </>
  );
}

function Linked({
  href,
  text,
  elsewhere = false,
}: {
  href: string | null;
  text: string;
  elsewhere?: boolean;
}) {
  if (href === null) return <span>{shownText(text)}</span>;
  const there = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...there}>
      {shownText(text)}
    </a>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
  font: ${theme.font.heading};
`;

const Kind = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Lines = styled.span`
  white-space: pre-wrap;
`;

const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  min-width: 0;
`;
