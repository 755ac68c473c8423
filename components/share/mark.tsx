import { arcPath } from '@/components/ui/arc/arc-path';

type Props = {
  /** Pixels. */
  size: number;
  from: string;
  to: string;
  point: string;
};

/** The logo of the site, for `next/og`. */
export function Mark({ size, from, to, point }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path fill={from} d={arcPath} />
      <path fill={to} d={arcPath} transform="rotate(180 24 24)" />
      <circle fill={point} cx="24" cy="24" r="6" />
    </svg>
  );
}
