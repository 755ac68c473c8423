import { icon } from '../icon';

/** Lucide’s `chevron-left`, drawn by scripts/icons/draw.ts. */
export default icon('M15 18l-6-6 6-6');
