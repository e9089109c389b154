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
  /** One level below the heading of the person's name. */
  headingLevel?: 2 | 3;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Renders the button that opens the assessment, with this label. */
  assessmentButton: (label: string) => ReactNode;
}

/** The briefing on a contact's page. When closed, it's one line about how to begin. */
export function BriefingCard({
  contact,
  headingLevel = 2,
  open,
  onOpenChange,
  assessmentButton,
}: BriefingCardProps) {
  const briefing = useBriefing(contact);
  const id = useId();
  if (briefing.status === 'unknown') return null;
  const isReady = briefing.status === 'ready';
  return (
    <Frame asChild padding="none" data-open={open}>
      <section aria-labelledby={id}>
        <Head data-open={open}>
          <Title as={headingLevel === 2 ? 'h2' : 'h3'} id={id}>
            <Toggle type="button" aria-expanded={open} onClick={() => onOpenChange(!open)}>
              Before you meet
            </Toggle>
            <OnPaper>Before you meet</OnPaper>
          </Title>
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

/** Whether the briefing has more than facts: guidance, or the question if the estimate still fits. */
function isLong(contact: ShownContact): boolean {
  return contact.mbtiType !== null && contact.objectedAt === null;
}

function remarks({ remarks: all }: BriefingContent): string {
  return all.join(' · ');
}

/** The opening line of a closed briefing. */
function opening(content: BriefingContent): string {
  const first = content.sections.find(({ part }) => part === 'open_with')?.lines[0];
  if (first) return `Open with: ${first.text}`;
  if (content.state === 'stale') return 'Does this still fit?';
  const [toDo] = content.toDo;
  const [anything] = content.sections.flatMap(({ lines }) => lines);
  return remarks(content) || (toDo ? `To do: ${toDo}` : (anything?.text ?? ''));
}

/**
 * The skeleton of a briefing that's loading.
 * @param isLong whether it has more than facts, so that it extends below a phone's screen
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

  ${media.mediumContainer} {
    flex-wrap: wrap;
    gap: 0 ${theme.space[1]};
    padding-inline: ${theme.space[4]};

    /* The room of two lines below the title, before it's known how many there are. */
    &[data-open='false'] {
      align-content: start;
      min-height: calc(${theme.space[6]} + 2 * ${theme.space[5]} + 2 * ${theme.space[2]});
    }
  }

  ${media.print} {
    min-height: 0;
    padding: 0 0 ${theme.space[2]};
  }
`;

const Title = styled.h2`
  margin-right: auto;
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
`;

/** The whole header toggles the card. The tools are on top of it. */
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

/** The opening line of a closed briefing is truncated; the text next to an open one isn't. */
const Summary = styled.span<{ $isPreview: boolean }>`
  overflow: hidden;
  flex: 1;
  min-width: 0;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-overflow: ellipsis;
  white-space: ${({ $isPreview }) => ($isPreview ? 'nowrap' : 'normal')};

  ${media.mediumContainer} {
    display: -webkit-box;
    flex-basis: 100%;
    order: 1;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $isPreview }) => ($isPreview ? 2 : 'none')};
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

  /* Its last part comes a moment after the rest, and what is below must not come into sight before. */
  min-height: ${({ $isLong }) => ($isLong ? '45dvh' : 'auto')};

  ${media.mediumContainer} {
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

  /* A long one reaches the end of the window, so no one sees what is below it move. */
  align-content: start;
  min-height: ${({ $isLong }) => ($isLong ? '45dvh' : 'auto')};
`;
