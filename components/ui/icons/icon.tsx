import type { ReactNode } from 'react';

type Props = {
  /** In pixels, both ways. */
  size?: number;
  strokeWidth?: number;
  className?: string | undefined;
  /** Always: the words beside an icon say all that it says. */
  'aria-hidden'?: true;
};

export type Icon = (props: Props) => ReactNode;

/**
 * An icon of one line, in `components/ui/icons`. Those of lucide-react look the same and are client
 * components each: their code, and the drawing once more as data, would come with every page.
 */
export function icon(line: string): Icon {
  return ({ size = 24, strokeWidth = 2, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d={line} />
    </svg>
  );
}
