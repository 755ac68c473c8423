import { icon } from '../icon';

/** Lucide’s `chevron-right`, drawn by scripts/icons/draw.ts. */
export default icon('M9 18l6-6-6-6');
