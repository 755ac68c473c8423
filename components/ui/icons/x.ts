import { icon } from '../icon';

/** Lucide’s `x`, drawn by scripts/icons/draw.ts. */
export default icon('M18 6 6 18M6 6l12 12');
