import { Check } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { colorOfName, initials } from './initials.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Determines the color, and the initials unless the parts of the name are known. */
  name: string;
  given?: string | null | undefined;
  family?: string | null | undefined;
  /** URL of a photo; without one, or if it can't be loaded, the initials are shown. */
  src?: string | null | undefined;
  /** 28, 36, 40, and 64 px; the last is 52 px below 48rem. */
  size?: AvatarSize;
  /** Text alternative; without it, the avatar is decoration next to a name. */
  alt?: string;
  /** Shows a check mark at the corner. Its meaning must be in text nearby. */
  checked?: boolean;
}

const sizes = {
  xs: `calc(${theme.space[6]} + ${theme.space[1]})`,
  sm: `calc(${theme.space[8]} + ${theme.space[1]})`,
  md: theme.space[10],
  lg: theme.space[16],
} as const;

/** The large size on small screens. */
const smallLg = `calc(${theme.space[12]} + ${theme.space[1]})`;

const paints = [
  [theme.color.avatar1Ground, theme.color.avatar1Ink],
  [theme.color.avatar2Ground, theme.color.avatar2Ink],
  [theme.color.avatar3Ground, theme.color.avatar3Ink],
  [theme.color.avatar4Ground, theme.color.avatar4Ink],
  [theme.color.avatar5Ground, theme.color.avatar5Ink],
  [theme.color.avatar6Ground, theme.color.avatar6Ink],
] as const;

const Root = styled.span<{ $size: AvatarSize; $color: number }>`
  --size: ${({ $size }) => sizes[$size]};
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border-radius: ${theme.radius.full};
  background: ${({ $color }) => paints[$color - 1]?.[0]};
  color: ${({ $color }) => paints[$color - 1]?.[1]};
  font: ${theme.font.captionStrong};
  font-size: calc(var(--size) * 0.34);
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;

  /* Drawn by CSS, so the initials aren't text that repeats the name. */
  &::before {
    content: attr(data-initials);
  }

  ${media.small} {
    --size: ${({ $size }) => ($size === 'lg' ? smallLg : sizes[$size])};
  }
`;

/** Covers the initials, which stay in place until the photo has loaded. */
const Photo = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
`;

const Mark = styled(Check)`
  position: absolute;
  right: calc(-0.75 * ${theme.space[1]});
  bottom: calc(-0.75 * ${theme.space[1]});
  width: ${theme.size.icon};
  height: ${theme.size.icon};
  padding: ${theme.size.ring};
  border-radius: ${theme.radius.full};
  background: ${theme.color.positiveSolid};
  color: ${theme.color.surface};
  box-shadow: 0 0 0 ${theme.size.ring} ${theme.ground};
  stroke-width: 3.5;
`;

/** A person's photo, or their initials on a color derived from the name. */
export function Avatar({
  name,
  given,
  family,
  src,
  size = 'md',
  alt,
  checked = false,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPhoto = src !== undefined && src !== null && src !== '' && src !== broken;
  const naming = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Root
      {...naming}
      {...rest}
      data-initials={initials(name, given, family)}
      $size={size}
      $color={colorOfName(name)}
    >
      {hasPhoto && (
        <Photo
          src={src}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      )}
      {checked && <Mark aria-hidden />}
    </Root>
  );
}
