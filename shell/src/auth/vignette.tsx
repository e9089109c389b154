import { workStyleAxes } from '@rapport/contracts';
import { Avatar, AxisStrip, Card, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const AXES = workStyleAxes('INTJ', ['N']).map((axis) => ({
  ...axis,
  side: axis.chosen ?? ('low' as const),
}));

/** What the product is like, in one picture: decoration beside the form. */
export function Vignette() {
  return (
    <Picture raised aria-hidden>
      <Person>
        <Avatar name="Lise Meitner" />
        <div>
          <Name>Lise Meitner</Name>
          <Meeting>Meeting at 14:00</Meeting>
        </div>
      </Person>
      <AxisStrip label="Work style" axes={AXES} />
      <Advice>Send your question the day before. Give one example, then the idea.</Advice>
    </Picture>
  );
}

const Picture = styled(Card)`
  max-width: calc(${theme.size.stateMax} * 5 / 6);
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
`;

const Name = styled.div`
  font: ${theme.font.bodyStrong};
`;

const Meeting = styled.div`
  font: ${theme.font.small};
  color: ${theme.color.textMuted};
`;

const Advice = styled.p`
  margin-top: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
