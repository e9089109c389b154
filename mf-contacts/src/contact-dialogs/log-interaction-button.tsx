import { Button, type ButtonProps } from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { useContactDialogs } from './contact-dialogs.ts';

/** Opens the dialog that logs an interaction. */
export function LogInteractionButton(props: Pick<ButtonProps, 'size' | 'variant' | 'block'>) {
  const { open, opening } = useContactDialogs();
  return (
    <Button
      {...props}
      icon={<Plus aria-hidden />}
      pending={opening === 'log-interaction'}
      onClick={() => open({ kind: 'log-interaction' })}
    >
      Log interaction
    </Button>
  );
}
