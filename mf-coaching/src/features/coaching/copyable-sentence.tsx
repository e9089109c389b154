import { useShellApi } from '@rapport/remote-api';
import { Button, media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** How long the confirmation of a copy is shown, in milliseconds. */
const SHOWN_MS = 2000;

/** A sentence to say or write, with a button that copies it. */
export function CopyableSentence({ text }: { text: string }) {
  const { notify } = useShellApi();
  const [copied, setCopied] = useState(false);

  // Hides the confirmation after a moment; timers are outside of React.
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
      notify({
        title: 'Not copied',
        description: "Your browser didn't allow it. Select the sentence and copy it by hand.",
        variant: 'destructive',
      });
    }
  };
  return (
    <Quote>
      <blockquote>“{text}”</blockquote>
      <Button
        size="sm"
        variant="ghost"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        aria-label={`${copied ? 'Copied' : 'Copy'}: ${text}`}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{copied ? 'Copied' : ''}</VisuallyHidden>
    </Quote>
  );
}

const Quote = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: start;
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[3]};
  padding-left: ${theme.space[3]};
  border-left: ${theme.size.ring} solid ${theme.color.border};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }

  blockquote {
    margin: 0;
    padding: ${theme.space[1]} 0;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;
