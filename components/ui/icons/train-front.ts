import { icon } from '../icon';

/** Lucide’s `train-front`, drawn by scripts/icons/draw.ts. */
export default icon(
  'M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3',
);
