import { classNames } from '@/components/ui/class-names';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
};

/** One look for what acts (Button) and what leads somewhere (ButtonLink). */
export function buttonLook({ variant = 'primary', size = 'medium', className }: ButtonLook) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'medium' ? undefined : styles[size],
    className,
  );
}
