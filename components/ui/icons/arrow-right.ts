import { icon } from '../icon';

/** Lucide’s `arrow-right`, drawn by scripts/icons/draw.ts. */
export default icon('M5 12h14M12 5l7 7-7 7');
