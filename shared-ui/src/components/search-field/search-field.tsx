import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, type ChangeEvent, type ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Keycap } from '../keycap/keycap.tsx';
import { inputStyle } from '../text-field/field-style.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { isTyping } from './is-typing.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'ref'> {
  /** The accessible name, also the default placeholder. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** A key that moves the focus here from anywhere on the page, shown as a keycap. */
  shortcut?: string;
}

const Root = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    top: 50%;
    left: ${theme.space[3]};
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textFaint};
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputStyle}
  padding-inline: calc(${theme.space[8]} + ${theme.space[1]});
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const End = styled.span`
  position: absolute;
  top: 50%;
  right: ${theme.space[2]};
  display: flex;
  translate: 0 -50%;
`;

const Clear = styled(End)`
  right: ${theme.space[1]};

  ${media.narrow} {
    right: 0;
  }
`;

const ShortcutCap = styled(Keycap)`
  ${media.narrow} {
    display: none;
  }
`;

/** A field for searching while typing, with a button that clears it. Escape clears it, too. */
export function SearchField({
  label,
  value,
  onValueChange,
  shortcut,
  id,
  className,
  style,
  onChange,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const field = useRef<HTMLInputElement>(null);

  // The shortcut works on the whole page, so the listener is on the document.
  useEffect(() => {
    if (shortcut === undefined) return;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [shortcut]);

  const clear = () => {
    onValueChange('');
    field.current?.focus();
  };
  return (
    <Root className={className} style={style}>
      <VisuallyHidden asChild>
        <label htmlFor={inputId}>{label}</label>
      </VisuallyHidden>
      <Search aria-hidden />
      <Input
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        {...input}
        ref={field}
        id={inputId}
        type="search"
        value={value}
        aria-keyshortcuts={shortcut}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          onValueChange(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            onValueChange('');
          }
        }}
      />
      {value === '' ? (
        shortcut !== undefined && (
          <End aria-hidden>
            <ShortcutCap>{shortcut}</ShortcutCap>
          </End>
        )
      ) : (
        <Clear>
          <IconButton label="Clear search" icon={<X aria-hidden />} size="sm" onClick={clear} />
        </Clear>
      )}
    </Root>
  );
}
