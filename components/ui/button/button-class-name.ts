import { classNames } from '@/components/ui/class-names';
import styles from './button.module.css';

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
};

/** The class names of Button and ButtonLink. */
export function buttonClassName({ variant = 'primary', size = 'medium', className }: ButtonStyle) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'medium' ? undefined : styles[size],
    className,
  );
}
