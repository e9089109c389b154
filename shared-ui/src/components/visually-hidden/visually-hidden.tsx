import { type ComponentProps } from 'react';
import { Root } from 'radix-ui/visually-hidden';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
