import { icon } from '../icon';

/** Lucide’s `tablet-smartphone`, drawn by scripts/icons/draw.ts. */
export default icon(
  'M5 8h6a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM5 4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-2.4M8 18h.01',
);
