import { type NewAccessToken } from '@rapport/api-client';
import { Button, TextField } from '@rapport/shared-ui';
import { Copy } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Buttons } from '../settings-section.tsx';

interface MadeTokenProps {
  made: NewAccessToken;
  copyButton: Ref<HTMLButtonElement>;
}

/** A token that was just made, for as long as the page is open. */
export function MadeToken({ made, copyButton }: MadeTokenProps) {
  const [copied, setCopied] = useState<'' | 'Copied' | 'Copy it from the field above.'>('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(made.token);
      setCopied('Copied');
    } catch {
      setCopied('Copy it from the field above.');
    }
  }

  return (
    <>
      <TextField
        readOnly
        label={`Token for ${made.name}`}
        hint="Copy it now: Rapport won't show it again. Anyone who has it can do what you allowed."
        value={made.token}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Buttons>
        <Button
          ref={copyButton}
          variant="primary"
          icon={<Copy aria-hidden />}
          onClick={() => void copy()}
        >
          Copy token
        </Button>
        <span role="status">{copied}</span>
      </Buttons>
    </>
  );
}
