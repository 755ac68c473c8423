import { icon } from '../icon';

/** Lucide’s `circle-check`, drawn by scripts/icons/draw.ts. */
export default icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12');
