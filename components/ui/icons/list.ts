import { icon } from '../icon';

/** Lucide’s `list`, drawn by scripts/icons/draw.ts. */
export default icon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13');
