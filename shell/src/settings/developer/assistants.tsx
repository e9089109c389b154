import { useShellApi } from '@rapport/remote-api';
import { TextLink } from '@rapport/shared-ui';
import { SettingsText } from '../settings-section.tsx';
import { CopyField } from './copy-field.tsx';

/** The addresses that assistants and programs need besides a token. */
export function Assistants() {
  const shell = useShellApi();
  const addressOf = (path: string) => shell.fileUrl?.(path) ?? path;
  return (
    <>
      <CopyField
        label="Address for assistants (MCP)"
        value={addressOf('/mcp')}
        copyLabel="Copy address"
      />
      <SettingsText>
        Your own programs can use the package @rapport/client, or any language with{' '}
        <TextLink asChild>
          <a href={addressOf('/api/docs')} target="_blank" rel="noreferrer">
            the API’s documentation
          </a>
        </TextLink>
        .
      </SettingsText>
    </>
  );
}
