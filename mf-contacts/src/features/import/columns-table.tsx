import { shownText } from '@rapport/contracts';
import { media, Select, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import {
  COLUMN_TARGETS,
  type ColumnTarget,
  isColumnTarget,
  ownTarget,
} from './file/column-targets.ts';
import { newFieldsLeft } from './file/own-columns.ts';
import { type Table } from './file/recognize-table.ts';

const OPTIONS = Object.entries(COLUMN_TARGETS).flatMap(([value, label]) =>
  isColumnTarget(value) ? [{ value, label }] : [],
);

interface ColumnsTableProps {
  table: Table;
  onTargets: (targets: ColumnTarget[]) => void;
}

/** The columns of a file with their first values, and the field of each. */
export function ColumnsTable({ table, onTargets }: ColumnsTableProps) {
  const [skip, ...others] = OPTIONS;
  const own = (table.fields ?? []).map(({ id, name }) => ({
    value: ownTarget(id),
    label: shownText(name),
  }));
  const isFull = newFieldsLeft(table) <= 0;
  const optionsOf = (target: ColumnTarget) =>
    [...(skip ? [skip] : []), ...own, ...others].map((option) =>
      option.value === 'newField' && isFull && target !== 'newField'
        ? { ...option, label: 'New field: there are 20', disabled: true }
        : option,
    );
  return (
    <Mapping>
      <thead>
        <tr>
          <th scope="col">In the file</th>
          <th scope="col">First values</th>
          <th scope="col">Goes to</th>
        </tr>
      </thead>
      <tbody>
        {table.header.map((name, index) => {
          const values = firstValues(table, index);
          return (
            <tr key={index} data-off={table.targets[index] === 'skip' || undefined}>
              <th scope="row">{name}</th>
              <td>
                {values.length === 0 ? <span>–</span> : null}
                {values.map((value, place) => (
                  <span key={place}>{value}</span>
                ))}
              </td>
              <td>
                <Select
                  label={`${name} goes to`}
                  labelHidden
                  value={table.targets[index] ?? 'skip'}
                  options={optionsOf(table.targets[index] ?? 'skip')}
                  onValueChange={(target) => onTargets(table.targets.with(index, target))}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Mapping>
  );
}

function firstValues({ rows }: Table, index: number): string[] {
  const found: string[] = [];
  for (const row of rows) {
    const value = (row[index] ?? '').trim();
    if (value !== '') found.push(value);
    if (found.length === 2) break;
  }
  return found;
}

const Mapping = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & thead th {
    padding: 0 ${theme.space[3]} ${theme.space[2]} 0;
    color: ${theme.color.textMuted};
    font: ${theme.font.captionMedium};
    text-align: left;
  }

  /* As wide as its longest choices. */
  & thead th:last-child {
    width: 40%;
  }

  & tbody tr {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }

  & tbody th,
  & td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    text-align: left;
    vertical-align: middle;
  }

  & tbody th {
    font: ${theme.font.bodyStrong};
    overflow-wrap: anywhere;
  }

  & td > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & td > span + span {
    color: ${theme.color.textMuted};
  }

  & tr[data-off] > th,
  & tr[data-off] > td > span {
    color: ${theme.color.textMuted};
  }

  ${media.small} {
    & thead {
      display: none;
    }

    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      padding: ${theme.space[3]} 0;
    }

    & tbody th,
    & td {
      padding: 0 ${theme.space[2]} 0 0;
    }

    & td:last-child {
      grid-area: 1 / 2 / 3 / 3;
      padding: 0;
    }
  }
`;
