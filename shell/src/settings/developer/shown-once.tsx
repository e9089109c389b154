import { Button, TextField } from '@rapport/shared-ui';
import { Copy } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Buttons } from '../settings-section.tsx';

interface ShownOnceProps {
  label: string;
  hint: string;
  value: string;
  /** Of the button that copies it. */
  copyLabel: string;
  copyButton: Ref<HTMLButtonElement>;
}

/** A secret that was just made, for as long as the page is open. */
export function ShownOnce({ label, hint, value, copyLabel, copyButton }: ShownOnceProps) {
  const [copied, setCopied] = useState<'' | 'Copied' | 'Copy it from the field above.'>('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('Copied');
    } catch {
      setCopied('Copy it from the field above.');
    }
  }

  return (
    <>
      <TextField
        readOnly
        label={label}
        hint={hint}
        value={value}
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
          {copyLabel}
        </Button>
        <span role="status">{copied}</span>
      </Buttons>
    </>
  );
}
