import { Checkbox, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { followingRows, joinedRows } from './file/following-rows.ts';
import { type Table } from './file/recognize-table.ts';

interface FollowingRowsProps {
  table: Table;
  onJoinsRows: (joinsRows: boolean) => void;
}

/** Lists the rows without a name, and asks if they belong to the person above. */
export function FollowingRows({ table, onJoinsRows }: FollowingRowsProps) {
  const following = followingRows(table);
  if (following === null) return null;
  const { size } = following.at;
  const isJoined = joinedRows(table).size > 0;
  const rows = size === 1 ? '1 row has' : `${size.toLocaleString('en-US')} rows have`;
  return (
    <Question>
      <p>
        {rows} no name.{' '}
        {isJoined
          ? `${size === 1 ? 'Its' : 'Their'} emails and phones go to the person above.`
          : `${size === 1 ? 'It becomes a contact' : 'They become contacts'} without a name.`}
      </p>
      <Checkbox
        label={size === 1 ? 'It belongs to the person above' : 'They belong to the person above'}
        checked={isJoined}
        onCheckedChange={onJoinsRows}
      />
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
