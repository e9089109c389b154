import { useShellApi, useShellUser } from '@rapport/remote-api';
import { singleKeysItem, useSingleKeys } from '@rapport/remote-api/commands';
import { Checkbox } from '@rapport/shared-ui';
import { modifierKey } from './commands.ts';

/** Turns the shortcuts of single letters off and on, for who speaks to the computer or slips on keys. */
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
