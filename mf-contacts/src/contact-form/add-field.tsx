import { type DetailName, shownText } from '@rapport/contracts';
import { type CustomField } from '@rapport/api-client';
import { Link } from '@rapport/remote-api/router';
import { Button, DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@rapport/shared-ui';
import { ListPlus, Plus } from 'lucide-react';
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
const INPUTS: Partial<Record<string, string>> = {
  addresses: 'addresses.',
  handles: 'handles.',
  dates: 'dates.',
};

interface AddFieldProps {
  names: readonly DetailName[];
  onAdd: (name: DetailName) => void;
  /** The user's own fields without a value. */
  fields: readonly CustomField[];
  onAddField: (field: CustomField) => void;
}

/** A menu of the empty details and of the user's own empty fields. It ends with the settings of those. */
export function AddField({ names, onAdd, fields, onAddField }: AddFieldProps) {
  const added = useRef<string | null>(null);
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
        <DropdownMenuSeparator />
        {fields.map((own) => (
          <DropdownMenuItem
            key={own.id}
            onSelect={() => {
              added.current = `custom.${own.id}`;
              onAddField(own);
            }}
          >
            {shownText(own.name)}
          </DropdownMenuItem>
        ))}
        {/* In a tab of its own, because this form isn't saved yet. */}
        <DropdownMenuItem asChild icon={<ListPlus aria-hidden />}>
          <Link to="/settings/fields" target="_blank">
            New field…
          </Link>
        </DropdownMenuItem>
      </DropdownMenu>
    </div>
  );
}

/** The first input of the last field with this name. */
function fieldOf(place: HTMLElement | null, name: string): HTMLElement | null {
  // A select has no name.
  const own = document.getElementById(name);
  if (own !== null) return own;
  const beginning = INPUTS[name] ?? name;
  const all = [
    ...(place?.closest('form')?.querySelectorAll<HTMLElement>(`[name^="${beginning}"]`) ?? []),
  ];
  const numberOf = (each: HTMLElement | undefined) =>
    each?.getAttribute('name')?.slice(beginning.length).split('.')[0];
  const last = numberOf(all.at(-1));
  return all.find((each) => numberOf(each) === last) ?? null;
}
