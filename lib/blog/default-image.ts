import { blogPath } from './search';

/** The image of a post that has none, or whose image fails to load (specification, section 2). */
export const defaultPostImage = `${blogPath}/default-hero.svg`;
