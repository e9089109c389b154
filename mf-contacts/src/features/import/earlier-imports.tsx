import { api, type ImportSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { RelativeTime, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { UndoImport } from './undo-import.tsx';

const SHOWN = 5;

/** The latest imports, each with an undo button until it expires. */
export function EarlierImports() {
  const shell = useShellApi();
  const { data = [] } = useQuery(apiQuery(shell, api.get('/api/imports')));
  if (data.length === 0) return null;
  return (
    <section>
      <Heading>Earlier imports</Heading>
      <List>
        {data.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <div>
              <b>{each.fileName}</b>
              <p>
                {outcome(each)} · <RelativeTime value={each.createdAt} />
              </p>
            </div>
            <UndoImport summary={each} size="sm" />
          </li>
        ))}
      </List>
    </section>
  );
}

function outcome({ added, merged, skipped, refused, undoneAt }: ImportSummary): string {
  if (undoneAt !== null) return 'Undone';
  const parts = [
    [added, 'added'],
    [merged, 'merged'],
    [skipped, 'skipped'],
    [refused, 'refused'],
  ] as const;
  const counted = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return counted.length === 0 ? 'Nothing sent' : counted.join(', ');
}

const Heading = styled.h2`
  margin-top: ${theme.space[4]};
  font: ${theme.font.section};
`;

const List = styled.ul`
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: ${theme.size.touch};
    padding: ${theme.space[2]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    overflow-wrap: anywhere;
  }

  & p {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;
