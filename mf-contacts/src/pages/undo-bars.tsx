import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { DeletedContactBars } from '../features/delete-contact/deleted-contact-bars.tsx';

/** The offers to bring deleted contacts back, at the head of a pane. */
export const UndoBars = styled(DeletedContactBars)`
  max-width: ${theme.size.detailMax};
  padding: ${theme.space[4]} ${theme.space[8]} 0;

  ${media.narrow} {
    padding: ${theme.space[2]} ${theme.space[4]};
  }
`;
