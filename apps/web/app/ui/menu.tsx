import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export type MenuProps = {
  /** The button that opens the menu; its name is the menu's name too. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
};

/** A button that opens a list of actions and links: arrows and first letters move through it, Escape and a press outside close it. */
export function Menu({ trigger, open, onOpenChange, align = 'end', className, children }: MenuProps) {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    // Not modal: the page behind stays readable and keeps its scroll bar.
    <DropdownMenu.Root modal={false} {...state}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content className={clsx('menu-pop', className)} align={align} sideOffset={6} collisionPadding={16}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Words above the actions, which cannot be chosen. */
export function MenuHead({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="menu-head">{children}</DropdownMenu.Label>;
}

type MenuActionProps = { disabled?: boolean; onSelect?: () => void; children: ReactElement };

/** Renders one entry: its child is the link or button. */
export function MenuAction({ disabled, onSelect, children }: MenuActionProps) {
  return (
    <DropdownMenu.Item asChild className="menu-action" {...(disabled && { disabled })} {...(onSelect && { onSelect })}>
      {children}
    </DropdownMenu.Item>
  );
}
