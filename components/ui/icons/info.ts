import { icon } from '../icon';

/** Lucide’s `info`, drawn by scripts/icons/draw.ts. */
export default icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01');
