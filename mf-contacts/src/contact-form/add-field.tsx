import { type DetailName } from '@rapport/contracts';
import { Button, DropdownMenu, DropdownMenuItem } from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

const WORDS: Readonly<Record<Exclude<DetailName, 'kept'>, string>> = {
  nickname: 'Nickname',
  spokenName: 'How the name is spoken',
  pronouns: 'Pronouns',
  department: 'Department',
  addresses: 'Address',
  timeZone: 'Time zone',
  languages: 'Languages',
  handles: 'Messaging',
  dates: 'Yearly date',
};
/** The name of the input to focus. */
const INPUTS: Partial<Record<DetailName, string>> = {
  addresses: 'addresses.',
  handles: 'handles.',
  dates: 'dates.',
};

interface AddFieldProps {
  names: readonly DetailName[];
  onAdd: (name: DetailName) => void;
}

/** A menu of the empty details. */
export function AddField({ names, onAdd }: AddFieldProps) {
  const added = useRef<DetailName | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement | null>(null);
  // The added field takes the focus from the menu, but exists only after rendering.
  useLayoutEffect(() => {
    if (added.current !== null) field.current = fieldOf(place.current, added.current);
  });
  const forget = () => {
    added.current = null;
    field.current = null;
  };
  if (names.length === 0) return null;
  return (
    <div ref={place}>
      <DropdownMenu
        align="start"
        onOpenChange={(isOpen) => isOpen && forget()}
        finalFocus={field}
        trigger={
          <Button size="sm" variant="ghost" icon={<Plus aria-hidden />}>
            Add a field
          </Button>
        }
      >
        {names.map(
          (name) =>
            name !== 'kept' && (
              <DropdownMenuItem
                key={name}
                onSelect={() => {
                  added.current = name;
                  onAdd(name);
                }}
              >
                {WORDS[name]}
              </DropdownMenuItem>
            ),
        )}
      </DropdownMenu>
    </div>
  );
}

/** The first input of the last field with this name. */
function fieldOf(place: HTMLElement | null, name: DetailName): HTMLElement | null {
  const beginning = INPUTS[name] ?? name;
  const all = [
    ...(place?.closest('form')?.querySelectorAll<HTMLElement>(`[name^="${beginning}"]`) ?? []),
  ];
  const numberOf = (each: HTMLElement | undefined) =>
    each?.getAttribute('name')?.slice(beginning.length).split('.')[0];
  const last = numberOf(all.at(-1));
  return all.find((each) => numberOf(each) === last) ?? null;
}
