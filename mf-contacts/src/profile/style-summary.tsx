import {
  motivationConfidence,
  motivationLabel,
  workStyleAxes,
  workStyleConfidence,
  workStyleLabel,
  type ConfidenceWords,
  type ContactSummary,
} from '@rapport/contracts';
import { AxisLetters, AxisStrip, NumberMark, theme, type Axis } from '@rapport/shared-ui';
import styled from 'styled-components';
import { Overline } from './overline.ts';

/** The estimate at a glance: letters, type strip and motivation, each with how sure it is. */
export function StyleSummary({ contact }: { contact: ContactSummary }) {
  const { mbtiType, mbtiConfidence, mbtiAmbiguousLetters, enneagramType } = contact;
  if (mbtiType === null) return null;
  const axes = drawnAxes(contact);
  return (
    <Summary>
      <div>
        <Head>
          <div>
            <Overline>Work style</Overline>
            <AxisLetters axes={axes} />
          </div>
          {mbtiConfidence !== null && (
            <ConfidenceFigure
              titled
              words={workStyleConfidence(mbtiConfidence, mbtiAmbiguousLetters)}
            />
          )}
        </Head>
        <Name>{workStyleLabel(mbtiType)}</Name>
      </div>
      <AxisStrip axes={axes} label={`Work style ${mbtiType}`} />
      {enneagramType !== null && (
        <Motivation>
          <NumberMark value={enneagramType} />
          <MotivationText>
            <Overline>Motivation type {enneagramType}</Overline>
            <Name>{motivationLabel(enneagramType)}</Name>
          </MotivationText>
          {contact.enneagramConfidence !== null && (
            <ConfidenceFigure
              words={motivationConfidence(
                contact.enneagramConfidence,
                contact.enneagramSecondaryTypes,
              )}
            />
          )}
        </Motivation>
      )}
    </Summary>
  );
}

function ConfidenceFigure({ words, titled = false }: { words: ConfidenceWords; titled?: boolean }) {
  return (
    <Figure>
      {titled && <Overline>Confidence</Overline>}
      <Percent>{words.number}</Percent>
      <Words>{[words.word, words.remark].filter((part) => part !== null).join(', ')}</Words>
    </Figure>
  );
}

function drawnAxes({ mbtiType, mbtiAmbiguousLetters }: ContactSummary): Axis[] {
  return workStyleAxes(mbtiType, mbtiAmbiguousLetters).flatMap(({ low, high, chosen, open }) =>
    chosen === null ? [] : [{ low, high, side: chosen, open }],
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

const Words = styled.div`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;
