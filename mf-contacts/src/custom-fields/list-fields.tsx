import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { dayText } from './day-text.ts';
import { shownValues } from './custom-value-words.ts';
import { useCustomFields } from './use-custom-fields.ts';

// The list loads both together, which takes one small file.
export { loadFieldWords } from './condition-words.ts';

interface RowFieldsProps {
  id: string;
  contact: Pick<ContactSummary, 'customValues'>;
}

/** The values of the user's own fields in a row of the list, on one line. */
export function RowFields({ id, contact }: RowFieldsProps) {
  const values = shownValues(useCustomFields(), contact.customValues, 'list');
  const text = values
    .map(({ field, value, words }) => {
      const short = field.kind === 'date' ? dayText(String(value), 'short') : words;
      return `${shownText(field.name)}: ${short.replaceAll(/\s+/g, ' ')}`;
    })
    .join(' · ');
  return (
    <Line id={id} title={text} dir="auto">
      {text}
    </Line>
  );
}

const Line = styled.div`
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
