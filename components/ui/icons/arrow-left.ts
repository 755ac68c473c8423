import { icon } from '../icon';

/** Lucide’s `arrow-left`, drawn by scripts/icons/draw.ts. */
export default icon('M12 19l-7-7 7-7M19 12H5');
