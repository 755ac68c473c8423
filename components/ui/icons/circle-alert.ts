import { icon } from '../icon';

/** Lucide’s `circle-alert`, drawn by scripts/icons/draw.ts. */
export default icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16');
