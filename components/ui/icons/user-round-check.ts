import { icon } from '../icon';

/** Lucide’s `user-round-check`, drawn by scripts/icons/draw.ts. */
export default icon('M2 21a8 8 0 0 1 13.292-6M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M16 19l2 2 4-4');
