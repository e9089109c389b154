import { Link } from '@rapport/remote-api/router';
import {
  Card,
  IconButton,
  media,
  Skeleton,
  SkeletonGroup,
  TextLink,
  theme,
} from '@rapport/shared-ui';
import { ChevronDown, Printer } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { briefingRoute } from '../../contacts/contact-routes.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { FirstMeetingKit } from '../../guidance/first-meeting-kit.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Briefing } from './briefing.tsx';
import { BriefingFoot } from './briefing-foot.tsx';
import { type BriefingContent } from './briefing-content.ts';
import { briefingText } from './briefing-text.ts';
import { useBriefing } from './use-briefing.ts';

interface BriefingCardProps {
  contact: ShownContact;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the questions, with these words. */
  assessmentButton: (label: string) => ReactNode;
}

/** The briefing on the page of a contact; closed, one line says how to begin. */
export function BriefingCard({ contact, open, onOpenChange, assessmentButton }: BriefingCardProps) {
  const briefing = useBriefing(contact);
  const id = useId();
  if (briefing.status === 'unknown') return null;
  const isReady = briefing.status === 'ready';
  return (
    <Frame asChild padding="none" data-open={open}>
      <section aria-labelledby={id}>
        <Head>
          <h2 id={id}>
            <Toggle type="button" aria-expanded={open} onClick={() => onOpenChange(!open)}>
              Before you meet
            </Toggle>
            <OnPaper>Before you meet</OnPaper>
          </h2>
          {isReady && (
            <Summary $isPreview={!open} {...(!open && { dir: 'auto' })}>
              {open ? remarks(briefing.content) : opening(briefing.content)}
            </Summary>
          )}
          {open && isReady && (
            <Tools>
              <CopyButton text={briefingText(briefing.content)} what="briefing" />
              <IconButton
                size="sm"
                label="Print briefing"
                icon={<Printer aria-hidden />}
                onClick={() => window.print()}
              />
            </Tools>
          )}
          <Chevron aria-hidden $open={open} />
        </Head>
        {open && (
          <Body $isLong={isLong(contact)}>
            {briefing.status === 'loading' && <BriefingSkeleton isLong={isLong(contact)} />}
            {briefing.status === 'failed' && <LoadFailed what="the briefing" {...briefing} />}
            {isReady && (
              <>
                <Briefing content={briefing.content} guidance={briefing.guidance} />
                <FirstMeetingKit guidance={briefing.guidance} />
                <BriefingFoot
                  contact={contact}
                  content={briefing.content}
                  assessmentButton={assessmentButton}
                >
                  <TextLink asChild>
                    <Link to={briefingRoute(contact.id)}>Open as one page</Link>
                  </TextLink>
                </BriefingFoot>
              </>
            )}
          </Body>
        )}
      </section>
    </Frame>
  );
}

/** Whether the briefing has more than facts: guidance, or the question whether the estimate still fits. */
function isLong(contact: ShownContact): boolean {
  return contact.mbtiType !== null && contact.objectedAt === null;
}

function remarks({ remarks: all }: BriefingContent): string {
  return all.join(' · ');
}

/** How to begin, for a briefing that is closed. */
function opening(content: BriefingContent): string {
  const first = content.sections.find(({ part }) => part === 'open_with')?.lines[0];
  if (first) return `Open with: ${first.text}`;
  return content.state === 'stale' ? 'Does this still fit?' : remarks(content);
}

/**
 * The shape of a briefing while it is on its way.
 * @param isLong whether it has more than facts, so that on a phone it goes on beyond the screen
 */
export function BriefingSkeleton({ isLong = false }: { isLong?: boolean }) {
  return (
    <SkeletonGroup label="Loading briefing">
      <Waiting $isLong={isLong}>
        {['64%', '88%', '72%', '80%', '58%'].map((width) => (
          <Skeleton key={width} width={width} height={theme.space[5]} />
        ))}
      </Waiting>
    </SkeletonGroup>
  );
}

const Frame = styled(Card)`
  ${media.print} {
    border: 0;

    &[data-open='false'] {
      display: none;
    }
  }
`;

const Head = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  min-height: ${theme.space[12]};
  padding: ${theme.space[2]} ${theme.space[5]};

  h2 {
    margin-right: auto;
    font: ${theme.font.section};
    letter-spacing: ${theme.tracking.section};
  }

  ${media.small} {
    flex-wrap: wrap;
    row-gap: 0;
    padding-inline: ${theme.space[4]};
  }

  ${media.print} {
    min-height: 0;
    padding: 0 0 ${theme.space[2]};
  }
`;

/** The whole head opens and closes; the tools lie above it. */
const Toggle = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.md};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: -${theme.size.ring};
  }

  ${media.print} {
    display: none;
  }
`;

const OnPaper = styled.span`
  display: none;

  ${media.print} {
    display: inline;
  }
`;

/** How a closed briefing begins is cut off; what stands beside an open one is not. */
const Summary = styled.span<{ $isPreview: boolean }>`
  overflow: hidden;
  flex: 1;
  min-width: 0;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-overflow: ellipsis;
  white-space: ${({ $isPreview }) => ($isPreview ? 'nowrap' : 'normal')};

  ${media.small} {
    order: ${({ $isPreview }) => ($isPreview ? 0 : 1)};
    flex-basis: ${({ $isPreview }) => ($isPreview ? '0' : '100%')};
  }
`;

const Tools = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[1]};
`;

const Chevron = styled(ChevronDown)<{ $open: boolean }>`
  width: ${theme.size.icon};
  height: ${theme.size.icon};
  color: ${theme.color.textMuted};
  pointer-events: none;
  rotate: ${({ $open }) => ($open ? '180deg' : '0deg')};

  ${media.print} {
    display: none;
  }
`;

const Body = styled.div<{ $isLong: boolean }>`
  padding: 0 ${theme.space[5]};

  ${media.narrow} {
    /* Its last part comes a moment after the rest, and what is below must not come into sight before. */
    min-height: ${({ $isLong }) => ($isLong ? '45dvh' : 'auto')};
  }

  ${media.small} {
    padding: 0 ${theme.space[4]};
  }

  ${media.print} {
    min-height: 0;
    padding: 0;
  }
`;

const Waiting = styled.div<{ $isLong: boolean }>`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} 0 ${theme.space[5]};

  ${media.narrow} {
    /* A long one reaches the end of a phone, so that no one sees what is below it move. */
    align-content: start;
    min-height: ${({ $isLong }) => ($isLong ? '45dvh' : 'auto')};
  }
`;
