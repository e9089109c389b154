import { ChevronDown, ListChecks, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  Avatar,
  Button,
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  theme,
} from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const Account = styled.span`
  display: grid;
  min-width: 0;

  & > strong {
    overflow: hidden;
    color: ${theme.color.text};
    font: ${theme.font.bodyStrong};
    text-overflow: ellipsis;
  }
`;

export function DropdownMenuPage() {
  const [choice, setChoice] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <Specimens>
      <Specimen title="Dropdown menu: label, items, link, choice, disabled">
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="ghost" aria-label="Account menu">
              <Avatar name="demo@rapport.local" size="xs" />
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          <DropdownMenuLabel>
            <Avatar name="demo@rapport.local" />
            <Account>
              Signed in as
              <strong>demo@rapport.local</strong>
            </Account>
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem asChild icon={<ListChecks aria-hidden />}>
            <a href="#dropdown-menu">My Personality Assessment</a>
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Settings aria-hidden />}>Settings</DropdownMenuItem>
          <DropdownMenuItem disabled>Not available</DropdownMenuItem>
          <DropdownMenuChoice
            label="Theme"
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={choice}
            onValueChange={setChoice}
          />
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<LogOut aria-hidden />}>Sign Out</DropdownMenuItem>
        </DropdownMenu>
      </Specimen>
    </Specimens>
  );
}
