import { useShellApi } from '@rapport/remote-api';
import { IconButton, VisuallyHidden } from '@rapport/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long the check mark stands, in milliseconds. */
const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What it is, like "email address". */
  what: string;
}

/** Copies a text, and says whether that worked: browsers may refuse it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const shell = useShellApi();
  const [copied, setCopied] = useState(false);

  // The mark is gone after a moment; time is outside of React.
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      shell.notify({
        title: 'Not copied',
        description: `The browser did not allow it. Select the ${what} and copy it by hand.`,
        variant: 'destructive',
      });
    }
  };
  return (
    <>
      <IconButton
        size="sm"
        label={`Copy ${what}`}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{copied ? `Copied ${what}` : ''}</VisuallyHidden>
    </>
  );
}
