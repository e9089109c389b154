import { useShellApi, useShellUser } from '@rapport/remote-api';
import { singleKeysItem, useSingleKeys } from '@rapport/remote-api/commands';
import { Checkbox } from '@rapport/shared-ui';
import { modifierKey } from './commands.ts';

/** Toggles single-letter shortcuts, which can disturb speech input and users who hit keys by accident. */
export function ShortcutControl() {
  const user = useShellUser();
  const isOn = useSingleKeys(useShellApi());
  return (
    <Checkbox
      label="Shortcuts of single letters"
      hint={`Like C for a new contact. ${modifierKey()}+K works either way.`}
      checked={isOn}
      onCheckedChange={(checked) => {
        if (user !== null) singleKeysItem(user.id).write(checked);
      }}
    />
  );
}
