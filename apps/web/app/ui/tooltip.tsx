import { clsx } from 'clsx';
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const OPEN_DELAY = 700;

export type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'center' | 'start' | 'end';
  className?: string;
  /** One element that can take the focus. */
  children: ReactElement;
};

/** Words that explain a control. They open after 700 ms under a pointer and at once with the focus, and Escape closes them. */
export function Tooltip({ content, side = 'top', align = 'center', className, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={0}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {/* Beside its control and not at the end of the page: a modal dialog would cover it there. */}
        <RadixTooltip.Content
          className={clsx('tip', className)}
          side={side}
          align={align}
          sideOffset={2}
          collisionPadding={8}
        >
          {content}
          <RadixTooltip.Arrow className="tip-arrow" width={14} height={7} />
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** An icon button whose name appears in a tooltip of ours, where the browser's own would be small and late. */
export function TipIconButton(props: IconButtonProps) {
  return (
    <Tooltip content={props.label}>
      <IconButton {...props} title={undefined} />
    </Tooltip>
  );
}
