import { icon } from '../icon';

/** Lucide’s `check`, drawn by scripts/icons/draw.ts. */
export default icon('M20 6 9 17l-5-5');
