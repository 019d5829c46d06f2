import type { ComponentProps, ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Check, type LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';
import { menuItemStyle, menuStyle } from './panel-style';

export const DropdownMenuTrigger = Radix.Trigger;

/** Not modal: the page stays readable, and one click elsewhere closes the menu. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export function DropdownMenuContent({
  className,
  sideOffset = 6,
  align = 'end',
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(menuStyle, className)}
        {...props}
      />
    </Radix.Portal>
  );
}

type ItemProps = ComponentProps<typeof Radix.Item> & { variant?: 'default' | 'destructive' };

export function DropdownMenuItem({ className, variant = 'default', ...props }: ItemProps) {
  return (
    <Radix.Item
      className={cn(
        menuItemStyle,
        variant === 'destructive' && 'text-destructive data-highlighted:bg-destructive-wash',
        className,
      )}
      {...props}
    />
  );
}

interface MenuItemProps extends ItemProps {
  icon: LucideIcon;
  name: ReactNode;
}

export function MenuItem({ icon: Icon, name, ...item }: MenuItemProps) {
  return (
    <DropdownMenuItem {...item}>
      <Icon aria-hidden />
      {name}
    </DropdownMenuItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(menuItemStyle, 'pl-8', className)} {...props}>
      <Radix.ItemIndicator className="absolute left-2.5">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      className={cn('truncate px-2.5 py-2 text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />;
}
