import { theme } from '@rapport/shared-ui';
import { UserRound } from 'lucide-react';
import styled from 'styled-components';

/** A decorative picture for a missing profile: a person and four scales. */
export function ProfileVignette() {
  return (
    <Frame aria-hidden>
      <Person>
        <Face>
          <UserRound />
        </Face>
        <Lines>
          <span />
          <span />
        </Lines>
      </Person>
      <Scale $side="left" />
      <Scale $side="right" />
      <Scale $side="open" />
      <Scale $side="left" />
    </Frame>
  );
}

const fills = {
  left: `linear-gradient(90deg, ${theme.color.mark} 0 49.6%, ${theme.color.surface} 0 50.4%, ${theme.color.track} 0)`,
  right: `linear-gradient(90deg, ${theme.color.track} 0 49.6%, ${theme.color.surface} 0 50.4%, ${theme.color.mark} 0)`,
  open: `${theme.pattern.hatch}, linear-gradient(${theme.color.track}, ${theme.color.track})`,
} as const;

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  width: min(calc(${theme.space[16]} * 5.5), 100%);
  padding: ${theme.space[5]};
  border: ${theme.size.hairline} dashed ${theme.color.border};
  border-radius: ${theme.radius.md};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
`;

const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.space[10]};
  height: ${theme.space[10]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.textFaint};

  svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
  }
`;

const Lines = styled.span`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};

  span {
    width: 48%;
    height: ${theme.space[2]};
    border-radius: ${theme.radius.xs};
    background: ${theme.color.track};
  }

  span:last-child {
    width: 70%;
    background: ${theme.color.sunken};
  }
`;

const Scale = styled.span<{ $side: keyof typeof fills }>`
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${({ $side }) => fills[$side]};
`;
