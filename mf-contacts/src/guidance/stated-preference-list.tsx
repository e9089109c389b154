import { type Guidance } from '@rapport/api-client';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { learnedOnText } from '../contacts/learned-on-text.ts';
import { preferenceText } from './preference-of.ts';

/** A contact's stated preferences, one line each with its day. Renders nothing if there are none. */
export function StatedPreferenceList({
  guidance: { stated = [] },
}: {
  guidance: Pick<Guidance, 'stated'>;
}) {
  if (stated.length === 0) return null;
  return (
    <List aria-label="What they told you">
      {stated.map(({ preference }) => (
        <li key={preference.id}>
          <span dir="auto">{preferenceText(preference)}</span>{' '}
          <Day>{learnedOnText(preference.learnedOn)}</Day>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-width: ${theme.size.measure};
  overflow-wrap: anywhere;
`;

const Day = styled.span`
  display: inline-block;
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;
