import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClassName } from './button-class-name';

type Props = ComponentProps<'button'> &
  ButtonStyle & {
    /** Disables the button while its action is pending. */
    pending?: boolean;
    pendingLabel?: string;
  };

export function Button({
  variant,
  size,
  className,
  pending = false,
  pendingLabel,
  disabled,
  type = 'button',
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, className })}
      disabled={disabled || pending}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
