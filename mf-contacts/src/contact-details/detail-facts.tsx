import { type Contact } from '@rapport/api-client';
import { languageName, shownText } from '@rapport/contracts';
import { Collapsible, theme } from '@rapport/shared-ui';
import {
  AudioLines,
  Building,
  CalendarHeart,
  Clock,
  FileText,
  Languages,
  MapPin,
  MessageCircle,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../ui/copy-button.tsx';
import { birthdayWords } from '../contacts/birthday-words.ts';
import { handleLink, mapLink } from './detail-links.ts';
import { unmappedLineText, SERVICE_WORDS } from './detail-words.ts';
import { KIND_WORDS } from '../contacts/kind-words.ts';
import { postalLines } from './postal-lines.ts';
import { ContactLocalTime } from './contact-local-time.tsx';

/** Properties that programs write about the card itself. */
const OF_PROGRAM = /^(?:UID|REV|PRODID)[;:]/i;

/** The details of a contact, each an `<li>` of `ContactFacts`. */
export function DetailFacts({ contact }: { contact: Partial<Contact> }) {
  const { addresses = [], timeZone, languages = [], pronouns, spokenName } = contact;
  const { nickname, department, handles = [], dates = [], kept = [] } = contact;
  const shown = kept.filter((line) => !OF_PROGRAM.test(line));
  const called = [
    nickname != null && `“${shownText(nickname)}”`,
    pronouns != null && shownText(pronouns),
  ].filter((part) => part !== false);
  return (
    <>
      {called.length > 0 && <Fact icon={<UserRound aria-hidden />}>{called.join(' · ')}</Fact>}
      {spokenName != null && (
        <Fact icon={<AudioLines aria-hidden />}>Say “{shownText(spokenName)}”</Fact>
      )}
      {department != null && <Fact icon={<Building aria-hidden />}>{shownText(department)}</Fact>}
      {handles.map((handle) => {
        const href = handleLink(handle);
        const text = shownText(handle.value);
        return (
          <li key={`${handle.service} ${handle.value}`}>
            <MessageCircle aria-hidden />
            {href === null ? (
              <span dir="auto">{text}</span>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            )}
            {handle.service !== 'other' && <Kind>{SERVICE_WORDS[handle.service]}</Kind>}
            <CopyButton text={handle.value} what="messaging handle" />
          </li>
        );
      })}
      {addresses.map((address) => {
        const lines = postalLines(address).map(shownText);
        return (
          <li key={JSON.stringify(address)}>
            <MapPin aria-hidden />
            <a
              href={mapLink(address, navigator.userAgent)}
              target="_blank"
              rel="noopener noreferrer"
              title="Open in maps"
            >
              <Lines dir="auto">{lines.join('\n')}</Lines>
            </a>
            {address.kind !== 'other' && <Kind>{KIND_WORDS[address.kind]}</Kind>}
            <CopyButton text={lines.join('\n')} what="address" />
          </li>
        );
      })}
      {timeZone != null && (
        <li>
          <Clock aria-hidden />
          <Place title={timeZone}>{timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time</Place>
          <ContactLocalTime timeZone={timeZone} />
        </li>
      )}
      {languages.length > 0 && (
        <Fact icon={<Languages aria-hidden />}>{languages.map(languageName).join(', ')}</Fact>
      )}
      {dates.map(({ label, day }) => {
        const words = birthdayWords(day);
        return (
          <li key={`${label} ${day}`}>
            <CalendarHeart aria-hidden />
            <span title={words === null ? undefined : `Next: ${words.next}`}>
              {shownText(label)} {words?.day ?? day}
            </span>
          </li>
        );
      })}
      {shown.length > 0 && <UnmappedFacts lines={shown} />}
    </>
  );
}

/** Collapsed lines from imported files that have no field here. */
function UnmappedFacts({ lines }: { lines: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <FileText aria-hidden />
      <Collapsible label="Kept from files" count={lines.length} open={open} onOpenChange={setOpen}>
        <Lines dir="auto">{lines.map(unmappedLineText).map(shownText).join('\n')}</Lines>
      </Collapsible>
    </li>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span dir="auto">{children}</span>
    </li>
  );
}

const Kind = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Place = styled.span`
  flex: none;
`;

const Lines = styled.span`
  white-space: pre-wrap;
`;
