import { type Registry } from '@rapport/registry';
import { Link } from '@rapport/remote-api/router';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { isCurrent } from '../remotes/current-part.ts';

interface MainNavProps {
  registry: Registry;
  pathname: string;
}

/**
 * The navigation of wide screens. Its entries come from the registry, which has them from the remotes'
 * `navigation.json`.
 */
export function MainNav({ registry, pathname }: MainNavProps) {
  return (
    <Nav aria-label="Main">
      {registry.nav.map((entry) => (
        <Entry
          key={entry.path}
          to={entry.path}
          data-label={entry.label}
          aria-current={isCurrent(registry, entry, pathname) ? 'page' : undefined}
        >
          {entry.label}
        </Entry>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${theme.space[6]};
  height: 100%;

  ${media.narrow} {
    display: none;
  }
`;

const Entry = styled(Link)`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  justify-content: center;
  height: 100%;
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};

  &:hover {
    color: ${theme.color.text};
    text-decoration: none;
  }

  /* Room for the bold label, so that going elsewhere moves nothing. */
  &::before {
    content: attr(data-label);
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${theme.weight.bold};
  }

  &[aria-current] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }

  /* The line lies on the header's own border. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(-1 * ${theme.size.hairline});
    height: ${theme.size.ring};
    background: ${theme.color.accent};
  }
`;
