import { type AccessToken } from '@rapport/api-client';
import { Badge, Button, longDate, RelativeTime, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { SettingsText } from '../settings-section.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

interface AccessTokenListProps {
  tokens: readonly AccessToken[];
  /** The id of the one that is being revoked. */
  revoking: string | null;
  onRevoke: (token: AccessToken) => void;
}

/** What each token allows, when it was used, and until when it works. */
export function AccessTokenList({ tokens, revoking, onRevoke }: AccessTokenListProps) {
  return (
    <List aria-label="Access tokens">
      {tokens.map((token) => (
        <li key={token.id}>
          <div>
            <Name>
              <b>{token.name}</b>
              {isOver(token) && <Badge tone="warning">Expired</Badge>}
            </Name>
            <SettingsText>
              {token.scopes.map((scope) => SCOPE_WORDS[scope].label).join(', ')}
            </SettingsText>
            <SettingsText>
              <Code>{token.prefix}…</Code>{' '}
              {token.lastUsedAt === null ? (
                'was never used.'
              ) : (
                <>
                  was last used <RelativeTime value={token.lastUsedAt} />.
                </>
              )}{' '}
              {isOver(token) ? 'It stopped working on' : 'It works until'}{' '}
              {longDate(new Date(token.expiresAt))}.
            </SettingsText>
          </div>
          <Button
            aria-label={`Revoke ${token.name}`}
            pending={revoking === token.id}
            pendingLabel="Revoking..."
            onClick={() => onRevoke(token)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </List>
  );
}

function isOver({ expiresAt }: AccessToken): boolean {
  return Date.parse(expiresAt) <= Date.now();
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    align-items: start;
    justify-content: space-between;
  }

  & > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: ${theme.font.bodyStrong};
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
`;

const Code = styled.code`
  color: ${theme.color.text};
`;
