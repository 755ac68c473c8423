import { icon } from '../icon';

/** Lucide’s `chevron-down`, drawn by scripts/icons/draw.ts. */
export default icon('M6 9l6 6 6-6');
