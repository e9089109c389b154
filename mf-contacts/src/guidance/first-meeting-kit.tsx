import { type Guidance } from '@rapport/api-client';
import { Button, media, theme } from '@rapport/shared-ui';
import { Eye, MailOpen } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useContactDialogs } from '../contact-dialogs/contact-dialogs.ts';

/** What to notice and ask in the first ten minutes with someone about whom nothing is known yet. */
export function FirstMeetingKit({ guidance }: { guidance: Guidance }) {
  const id = useId();
  const { open, opening } = useContactDialogs();
  // The API's previous release has none.
  const { kit = [] } = guidance;
  if (kit.length === 0) return null;
  return (
    <Kit aria-labelledby={id}>
      <Title id={id}>Three things to notice in the first ten minutes</Title>
      <Items>
        {kit.map(({ questionId, prompt, ask }) => (
          <li key={questionId}>
            <p>{prompt}</p>
            <Ask>
              Or ask: <q>{ask}</q>
            </Ask>
          </li>
        ))}
      </Items>
      <Buttons>
        <Button
          size="sm"
          icon={<Eye aria-hidden />}
          pending={opening === 'first-meeting'}
          onClick={() => open({ kind: 'first-meeting', kit })}
        >
          What did you see?
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<MailOpen aria-hidden />}
          pending={opening === 'paste-writing'}
          onClick={() => open({ kind: 'paste-writing' })}
        >
          Paste something they wrote
        </Button>
      </Buttons>
    </Kit>
  );
}

const Kit = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

/** Names the region. It isn't a heading, because that would skip a level on the page of a briefing. */
const Title = styled.p`
  font: ${theme.font.bodyMedium};
`;

const Items = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
  margin: 0;
  padding-left: ${theme.space[5]};
  list-style: decimal;
  text-wrap: pretty;
`;

const Ask = styled.p`
  color: ${theme.color.textMuted};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${media.print} {
    display: none;
  }
`;
