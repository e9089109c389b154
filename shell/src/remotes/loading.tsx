import { useStartPage } from '@rapport/remote-api/start-page';
import { Spinner, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface LoadingProps {
  /** The navigation's name for the section. */
  label: string;
}

/** Shown instead of a page until it can be rendered. */
export function Loading({ label }: LoadingProps) {
  useStartPage();
  return (
    <Center>
      <Spinner label={`Loading ${label}`} />
    </Center>
  );
}

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100dvh - ${theme.size.header});
`;
