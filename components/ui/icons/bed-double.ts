import { icon } from '../icon';

/** Lucide’s `bed-double`, drawn by scripts/icons/draw.ts. */
export default icon(
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
);
