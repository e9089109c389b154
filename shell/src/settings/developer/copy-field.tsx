import { Button, TextField } from '@rapport/shared-ui';
import { Copy } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Buttons } from '../settings-section.tsx';

interface CopyFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** Of the button that copies it. */
  copyLabel: string;
  copyButton?: Ref<HTMLButtonElement>;
  /** True for a secret that was just made: copying it is what to do next. */
  isNext?: boolean;
}

/** A text to copy into another program. */
export function CopyField(props: CopyFieldProps) {
  const { label, hint, value, copyLabel, copyButton, isNext = false } = props;
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
        {...(hint !== undefined && { hint })}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Buttons>
        <Button
          ref={copyButton}
          {...(isNext && { variant: 'primary' })}
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
