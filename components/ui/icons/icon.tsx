import type { ReactNode } from 'react';

type Props = {
  /** Width and height in pixels, at the usual size of the text (sizes.css). */
  size?: 16 | 18 | 20 | 22 | 24 | 28 | 32 | 40;
  strokeWidth?: number;
  className?: string | undefined;
  /** Icons are always decorative, beside a text. */
  'aria-hidden'?: true;
};

export type Icon = (props: Props) => ReactNode;

/** An icon of one path. Those of lucide-react are client components, whose code and data every page would load. */
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
