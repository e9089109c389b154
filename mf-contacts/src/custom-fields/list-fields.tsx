import { type ContactSummary } from '@rapport/api-client';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { listText } from './custom-value-words.ts';
import { useCustomFields } from './use-custom-fields.ts';

// The list loads both together, which takes one small file.
export { loadFieldWords } from './condition-words.ts';

interface RowFieldsProps {
  id: string;
  contact: Pick<ContactSummary, 'customValues'>;
}

/** The values of the user's own fields in a row of the list, on one line. */
export function RowFields({ id, contact }: RowFieldsProps) {
  const text = listText(useCustomFields(), contact.customValues);
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
