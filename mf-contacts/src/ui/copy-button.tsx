import { useShellApi } from '@rapport/remote-api';
import { Button, IconButton, VisuallyHidden } from '@rapport/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** A noun for the text, like "email address". */
  what: string;
}

/** Copies a text, and shows whether it worked, because browsers may refuse it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, what);
  return (
    <>
      <IconButton
        size="sm"
        label={`Copy ${what}`}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={copy}
      />
      <VisuallyHidden role="status">{copied ? `Copied ${what}` : ''}</VisuallyHidden>
    </>
  );
}

/** The same with a word next to the icon, for text that's meant to be copied: "Copy", then "Copied". */
export function CopyTextButton({ text, what }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, what);
  return (
    <>
      <Button
        size="sm"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        aria-label={`${copied ? 'Copied' : 'Copy'} ${what}`}
        onClick={copy}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{copied ? `Copied ${what}` : ''}</VisuallyHidden>
    </>
  );
}

function useCopy(text: string, what: string): { copied: boolean; copy: () => void } {
  const shell = useShellApi();
  const [copied, setCopied] = useState(false);

  // Hides the word after a moment. The timer is outside of React.
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      shell.notify({
        title: 'Not copied',
        description: `Your browser didn't allow it. Select the ${what} and copy it by hand.`,
        variant: 'destructive',
      });
    }
  };
  return { copied, copy: () => void write() };
}
