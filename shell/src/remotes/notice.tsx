import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** A place above the page that covers as little of it as it can: away from the toasts, below dialogs. */
export const Notice = styled.div`
  position: fixed;
  bottom: ${theme.space[6]};
  left: ${theme.space[6]};
  z-index: ${theme.z.sticky};
  max-width: min(${theme.size.toast}, calc(100vw - 2 * ${theme.space[4]}));
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};

  ${media.small} {
    bottom: ${theme.space[4]};
    left: ${theme.space[4]};
  }
`;
