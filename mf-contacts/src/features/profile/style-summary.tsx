import { type ContactSummary } from '@rapport/api-client';
import {
  motivationEstimate,
  workStyleAxes,
  workStyleConfidence,
  workStyleEstimate,
  workStyleLabel,
  WORK_STYLE_DIMENSIONS,
  type ConfidenceWords,
  type MotivationEstimate,
  type WorkStyleDimension,
} from '@rapport/contracts';
import {
  AxisLetters,
  AxisStrip,
  NumberMark,
  TextLink,
  media,
  theme,
  type Axis,
} from '@rapport/shared-ui';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { capitalized } from '../../contacts/contact-text.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { Overline } from '../../ui/overline.ts';

interface StyleSummaryProps {
  contact: ContactSummary;
  /** Content below a tie: the button that narrows it down. */
  narrowing?: ReactNode;
  /** The certainty of each letter, in words. An empty text reserves space while it's loading. */
  notes?: Readonly<Record<WorkStyleDimension, string>> | undefined;
}

/**
 * The estimate at a glance: letters, type strip, and motivation, each with its certainty and a link to the answers
 * behind it.
 */
export function StyleSummary({ contact, narrowing, notes }: StyleSummaryProps) {
  const { open } = useContactDialogs();
  const { data: guidance } = useQuery({
    ...guidanceQuery(useShellApi(), contact.id),
    // Other components next to or below this one fetch it.
    enabled: false,
  });
  const isFirstImpression = guidance?.basis?.firstImpression === true;
  const { mbtiType, mbtiConfidence, mbtiAmbiguousLetters } = contact;
  if (mbtiType === null) return null;
  const { types, letters, label } = workStyleEstimate(mbtiType, mbtiAmbiguousLetters);
  const motivation = motivationEstimate(contact);
  const axes = drawnAxes(contact, notes);
  return (
    <Summary>
      <div>
        <Head>
          <div>
            <Overline>Work style</Overline>
            <AxisLetters
              axes={axes}
              label="Work style letters"
              onWhy={(index) => {
                const about = WORK_STYLE_DIMENSIONS[index];
                if (about !== undefined) open({ kind: 'evidence', about });
              }}
            />
          </div>
          {mbtiConfidence !== null && (
            <ConfidenceFigure
              titled
              isFirstImpression={isFirstImpression}
              words={workStyleConfidence(mbtiConfidence, mbtiAmbiguousLetters)}
            />
          )}
        </Head>
        {types.length > 1 && <Either>{letters}</Either>}
        <Name>
          <span>{workStyleLabel(mbtiType)}</span>
          {types.length > 1 && <Reason>{label.slice(workStyleLabel(mbtiType).length)}</Reason>}
        </Name>
      </div>
      <AxisStrip axes={axes} label={`Work style ${mbtiType}`} />
      {motivation !== null && (
        <MotivationSummary
          estimate={motivation}
          narrowing={narrowing}
          isFirstImpression={isFirstImpression}
          onWhy={() => open({ kind: 'evidence', about: 'motivation' })}
        />
      )}
    </Summary>
  );
}

function MotivationSummary({
  estimate: { state, types, label, confidence },
  narrowing,
  isFirstImpression,
  onWhy,
}: {
  estimate: MotivationEstimate;
  narrowing: ReactNode;
  isFirstImpression: boolean;
  onWhy: () => void;
}) {
  if (state === 'single') {
    return (
      <Motivation>
        {types.map((type) => (
          <NumberMark key={type} value={type} />
        ))}
        <MotivationText>
          <Overline>Motivation type {types.join()}</Overline>
          <Name>{label}</Name>
          <Why what={label} onClick={onWhy} />
        </MotivationText>
        {confidence !== null && (
          <ConfidenceFigure words={confidence} isFirstImpression={isFirstImpression} />
        )}
      </Motivation>
    );
  }
  return (
    <Unsettled>
      <Overline>Motivation</Overline>
      {confidence !== null && (
        <Name>
          {capitalized(confidence.word)}
          {confidence.remark !== null && <Reason>: {confidence.remark}</Reason>}
        </Name>
      )}
      <div>{label}</div>
      <Why
        what={state === 'tied' ? 'the motivation is tied' : 'the motivation is open'}
        onClick={onWhy}
      />
      {narrowing}
    </Unsettled>
  );
}

function Why({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <TextLink asChild size="sm">
      <WhyButton type="button" aria-label={`Why ${what}`} onClick={onClick}>
        Why
      </WhyButton>
    </TextLink>
  );
}

interface ConfidenceFigureProps {
  words: ConfidenceWords;
  titled?: boolean;
  /** Whether fewer than three interactions are logged, in which case the number has no word of strength. */
  isFirstImpression: boolean;
}

function ConfidenceFigure({ words, titled = false, isFirstImpression }: ConfidenceFigureProps) {
  const word = isFirstImpression && words.number !== null ? 'first impression' : words.word;
  return (
    <Figure>
      {titled && <Overline>Confidence</Overline>}
      {words.number !== null && <Percent>{words.number}</Percent>}
      <Words $alone={words.number === null}>
        {[word, words.remark].filter((part) => part !== null).join(', ')}
      </Words>
    </Figure>
  );
}

/** The axes of an estimate, for the strips and letters. */
export function drawnAxes(
  { mbtiType, mbtiAmbiguousLetters, mbtiOpenReasons }: ContactSummary,
  notes: StyleSummaryProps['notes'],
): Axis[] {
  return workStyleAxes(mbtiType, mbtiAmbiguousLetters).flatMap(
    ({ dimension, low, high, chosen, open }) => {
      if (chosen === null) return [];
      const { letter } = chosen === 'low' ? low : high;
      const unknown = open && mbtiOpenReasons?.[letter] === 'no_answer';
      return [{ low, high, side: chosen, open, unknown, ...(notes && { note: notes[dimension] }) }];
    },
  );
}

const Summary = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};

  ${media.enlarged} {
    flex-wrap: wrap;

    & > * {
      flex: 1 1 auto;
      max-width: 100%;
    }
  }
`;

const WhyButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Name = styled.div`
  font: ${theme.font.heading};
`;

const Motivation = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Unsettled = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  justify-items: start;
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  & > :last-child:is(button) {
    margin-top: ${theme.space[2]};
  }
`;

const Reason = styled.span`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;

const Either = styled.div`
  color: ${theme.color.textMuted};
  font: ${theme.font.smallMedium};
`;

const MotivationText = styled.div`
  flex: 1;
  min-width: 0;
`;

const Figure = styled.div`
  text-align: right;
`;

const Percent = styled.div`
  font: ${theme.font.title};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.section};
  white-space: nowrap;
`;

/** Words without a number are a warning instead of a remark. */
const Words = styled.div<{ $alone: boolean }>`
  color: ${({ $alone }) => ($alone ? theme.color.warningText : theme.color.textFaint)};
  font: ${({ $alone }) => ($alone ? theme.font.smallMedium : theme.font.caption)};
`;
