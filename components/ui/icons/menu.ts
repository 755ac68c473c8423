import { icon } from '../icon';

/** Lucide’s `menu`, drawn by scripts/icons/draw.ts. */
export default icon('M4 5h16M4 12h16M4 19h16');
